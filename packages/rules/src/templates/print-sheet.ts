import { type LabelKind, type LabelLayout, labelKinds, labelSize, sheet } from '../qr/label-layout.ts';

/**
 * Arrangement of printed templates (TPL-04).
 *
 * - single: a page per record, in the size of the template
 * - original: A4 sheets, as many as fit in the size of the template
 * - folded: an A4 sheet per record, a table tent with two faces to fold (TPL-09)
 * - detail, compact: A4 sheets in the label layouts of the settings
 */
export const printSheets = ['single', 'original', 'folded', ...labelKinds] as const;
export type PrintSheet = (typeof printSheets)[number];

/** Lengths in mm. */
type Size = { width: number; height: number };
export type SheetGrid = LabelLayout & { left: number; top: number };

/** Margin in mm that most printers leave white. */
const margin = 5;
/** Difference in mm up to which a template counts as made for a label. */
const tolerance = 1;

const face = { width: sheet.width - 2 * margin, height: 110 };

/**
 * Panels of a folded table tent on A4, from the top: a face upside down, an upright face, the base, and a flap that is
 * glued to the inside of the first face. The top of both faces is at the ridge between them.
 */
export const foldedTent = { left: margin, top: margin, face, base: 50, flap: 17 } as const;

/** Heights of the fold lines of a tent in mm, from the top of the sheet. */
export const foldLines = [
  foldedTent.top + face.height,
  foldedTent.top + 2 * face.height,
  foldedTent.top + 2 * face.height + foldedTent.base,
] as const;

/** Place of a template in a face of the tent: as large as possible, centred. Offsets are from the face's corner. */
export function placeInFace({ width, height }: Size): { scale: number; x: number; y: number } {
  const scale = Math.min(face.width / width, face.height / height);
  return { scale, x: (face.width - width * scale) / 2, y: (face.height - height * scale) / 2 };
}

/** Rows and columns of a template in original size on A4, centred; undefined if it is larger than A4. */
export function originalGrid({ width, height }: Size): SheetGrid | undefined {
  const fitting = (whole: number, part: number) => Math.floor((whole - 2 * margin) / part) || Math.floor(whole / part);
  const [columns, rows] = [fitting(sheet.width, width), fitting(sheet.height, height)];
  if (columns === 0 || rows === 0) return undefined;
  return { columns, rows, left: (sheet.width - columns * width) / 2, top: (sheet.height - rows * height) / 2 };
}

/** The sheet that suits a template: labels of nearly its size, otherwise its original size if A4 holds several. */
export function usualSheet(template: Size, layouts: Readonly<Record<LabelKind, LabelLayout>>): PrintSheet {
  const label = (['compact', 'detail'] as const).find((kind) => {
    const { width, height } = labelSize(kind, layouts[kind]);
    const room = [width + tolerance - template.width, height + tolerance - template.height];
    return room.every((left) => left >= 0) && Math.min(...room) <= 3 * tolerance;
  });
  if (label) return label;
  if (Math.abs(template.width - face.width) <= tolerance && Math.abs(template.height - face.height) <= tolerance)
    return 'folded';
  const grid = originalGrid(template);
  return grid && grid.columns * grid.rows > 1 ? 'original' : 'single';
}
