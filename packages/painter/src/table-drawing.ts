// Apart from how it is laid (`laid-table.ts`), which no page needs to know.
import { type Drawing, drawingBy, hashOf } from './drawing-by.ts';
import type { TableRecipe } from './recipe.ts';

/** In how many ways a table is laid: so many that two houses of a list are seldom laid alike. */
export const layCount = 24;

/** Whose table it is decides how it is laid, so that neighbours in a list differ. */
export const tableDrawingOf = (name: string): Drawing<TableRecipe> =>
  drawingBy({ kind: 'table', lay: hashOf(name) % layCount }) as Drawing<TableRecipe>;
