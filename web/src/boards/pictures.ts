import type { Component } from 'svelte';
import type { Picture, PictureProps } from './board';

/** The pictures of a game's rules, and what draws them. */
export type Album = { Picture: Component<PictureProps>; pictures: Picture[] };

const ALBUMS: Record<string, () => Promise<Album>> = {
  champions: () => album(import('./champions/Picture.svelte'), import('./champions/pictures.json')),
  fuba: () => album(import('./fuba/Picture.svelte'), import('./fuba/pictures.json')),
  fudis: () => album(import('./fudis/Picture.svelte'), import('./fudis/pictures.json')),
  volchok: () => album(import('./volchok/Picture.svelte'), import('./volchok/pictures.json')),
};

async function album(
  drawing: Promise<{ default: Component<PictureProps> }>,
  kept: Promise<{ default: unknown }>,
): Promise<Album> {
  const [{ default: Picture }, { default: pictures }] = await Promise.all([drawing, kept]);
  return { Picture, pictures: pictures as Picture[] };
}

/** None for a game whose rules have no pictures yet. */
export const albumOf = async (game: string): Promise<Album | null> => (await ALBUMS[game]?.()) ?? null;
