export type * from './wire';

// Answers whose types the server does not write down yet: `GET /games` and `GET /games/ID/rules`.
export type Guide = {
  id: string;
  rules_revision: number;
  options: { name: string; kind: unknown; default: unknown }[];
  presets: { name: string; options: string }[];
  sections: { name: string; source: string; rules: { id: string }[] }[];
};
export type Chapter = { name: string; title: string; rules: { id: string; text: string }[] };
