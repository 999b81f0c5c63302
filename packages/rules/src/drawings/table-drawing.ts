// Separate from the drawing code (`laid-table.ts`), so that pages do not load it.
import { type Drawing, drawingBy, hashOf } from './drawing-by.ts';
import type { TableRecipe } from './recipe.ts';

/** Number of table layouts: enough that two branches in a list rarely have the same. */
export const layCount = 24;

/** The layout is derived from the branch's name, so that neighbours in a list differ. */
export const tableDrawingOf = (name: string): Drawing<TableRecipe> =>
  drawingBy({ kind: 'table', lay: hashOf(name) % layCount }) as Drawing<TableRecipe>;
