import type { Drawing } from '@theke/rules/drawings/drawing-by';
import { tableDrawingOf } from '@theke/rules/drawings/table-drawing';
import type { ImageRef } from '../wire.ts';

type Drawn = { readonly identifier: string; readonly images: ImageRef[] };

/** The drawing of a branch without a picture: a laid table in the shop's colour. Undefined if it has a picture. */
export const branchDrawing = ({ identifier, images }: Drawn): Drawing | undefined =>
  images.length === 0 ? tableDrawingOf(identifier) : undefined;

/** Pictures that guests see of a branch: its own, otherwise the drawn table. */
export function shownBranchImages(branch: Drawn): ImageRef[] {
  const drawing = branchDrawing(branch);
  if (!drawing) return branch.images;
  const look = { ratio: 1.5, isOpaque: true, focus: { x: 0.5, y: 0.5 }, colour: '#5a6468' };
  return [{ id: drawing.id, version: 1, extension: 'webp', look }];
}
