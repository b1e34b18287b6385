// Our part of the dice: a secret, promised before anybody shows anything (docs/formats/dice.md).
import type { Seat } from './wire';

export type Party = Seat | 'server';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const slot = (commitment: string): string => `touchline.secret.${commitment}`;

/** The commitment of a party to a secret. */
export async function commitmentOf(party: Party, secret: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`touchline commitment 1\0${party}\0`);
  const whole = new Uint8Array(head.length + secret.length);
  whole.set(head);
  whole.set(secret, head.length);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

/** Does a secret that was shown keep its promise? None where this browser cannot hash. */
export async function keepsPromise(party: Party, commitment: string, secret: string): Promise<boolean | null> {
  const bytes = secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  try {
    return (await commitmentOf(party, Uint8Array.from(bytes))) === commitment;
  } catch {
    return null;
  }
}

/** A party that brought nothing counts as 32 zero bytes. */
export const isNothing = (secret: string): boolean => /^0+$/.test(secret);

/** Draws a secret and keeps it until it is asked for. None where the browser cannot hash or keep: the match works without. */
export async function commit(party: Party): Promise<string | null> {
  try {
    const secret = crypto.getRandomValues(new Uint8Array(32));
    const commitment = await commitmentOf(party, secret);
    localStorage.setItem(slot(commitment), hex(secret));
    return commitment;
  } catch {
    return null;
  }
}

/** The secret behind a commitment of ours. */
export function secretOf(commitment: string): string | null {
  try {
    return localStorage.getItem(slot(commitment));
  } catch {
    return null;
  }
}
