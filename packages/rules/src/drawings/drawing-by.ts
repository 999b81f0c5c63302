import type { Painted } from './recipe.ts';

/** A recipe with the id of its drawing. */
export type Drawing<R extends Painted = Painted> = { id: string; recipe: R };

/** Increment it when the drawing of recipes changes: existing images then keep their address. */
const hand = 1;

/** 32-bit FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A custom UUID (version 8) from four hashes. */
function idOf(text: string): string {
  const digits = [1, 2, 3, 4].map((salt) => hashOf(`${salt} ${text}`).toString(16).padStart(8, '0')).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** The drawing of a recipe, with an id derived from it. */
export const drawingBy = <R extends Painted>(recipe: R | undefined): Drawing<R> | undefined =>
  recipe && { id: idOf(`${hand} ${JSON.stringify(recipe)}`), recipe };
