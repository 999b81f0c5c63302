import type { Painted } from './recipe.ts';

/** What is drawn, and the id that the same drawing has everywhere. */
export type Drawing<R extends Painted = Painted> = { id: string; recipe: R };

/** Counted up where recipes are drawn in another way: what was painted before keeps its address and its picture. */
const hand = 1;

/** FNV-1a in 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A UUID of one's own making (version 8) from four hashes. */
function idOf(text: string): string {
  const digits = [1, 2, 3, 4].map((salt) => hashOf(`${salt} ${text}`).toString(16).padStart(8, '0')).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** What a recipe is drawn under. */
export const drawingBy = <R extends Painted>(recipe: R | undefined): Drawing<R> | undefined =>
  recipe && { id: idOf(`${hand} ${JSON.stringify(recipe)}`), recipe };
