/**
 * How a sheet of codes is cut into labels (QR-08, LOOK-01). All lengths are millimetres, measured from the upper left corner of A4.
 *
 * detail   a big code with what it is for beside it
 * compact  a code with its name below
 */

export const labelKinds = ['detail', 'compact'] as const;
export type LabelKind = (typeof labelKinds)[number];
export type LabelLayout = { rows: number; columns: number };

export const sheet = { width: 210, height: 297 } as const;
/** Free on every side for printers that do not print to the edge; at the foot stands what is on the sheet. */
const margin = 8.5;
const foot = 15.5;
const room = { width: sheet.width - 2 * margin, height: sheet.height - margin - foot };

/** The side of a code with its quiet zone: below this, cameras have to come so near that they no longer focus. */
export const leastCode = 18;
/** Around a compact code, for whoever cuts beside the line. */
const padding = 0.75;
/** One line of a name below a compact code: the bigger the label, the bigger the name. */
const nameLine = (height: number) => Math.max(3, height * 0.12);

export const labelLayouts: Record<LabelKind, LabelLayout> = {
  detail: { rows: 5, columns: 2 },
  compact: { rows: 12, columns: 4 },
};

/** More rows or columns than these leave a code too small, or its words no room. */
export const maxLabels: Record<LabelKind, LabelLayout> = {
  detail: { rows: 7, columns: 3 },
  compact: { rows: 12, columns: 8 },
};

export type LabelSize = { width: number; height: number; code: number };

/** A label and the side of its code with the quiet zone. */
export function labelSize(kind: LabelKind, { rows, columns }: LabelLayout): LabelSize {
  const [width, height] = [room.width / columns, room.height / rows];
  const code =
    kind === 'compact'
      ? Math.min(width - 2 * padding, height - 2 * padding - nameLine(height))
      : Math.min(width * 0.48, height * 0.843);
  return { width, height, code };
}

/** Where the label of a code stands: they fill row by row, and one sheet after the other. */
export function labelAt(index: number, layout: LabelLayout): { sheet: number; x: number; y: number } {
  const { rows, columns } = layout;
  const onSheet = index % (rows * columns);
  return {
    sheet: Math.floor(index / (rows * columns)),
    x: margin + (onSheet % columns) * (room.width / columns),
    y: margin + Math.floor(onSheet / columns) * (room.height / rows),
  };
}
