/**
 * Layout of sheets of QR code labels (QR-08, LOOK-01). All lengths are millimetres, from the upper left corner of A4.
 *
 * - detail: a big code with its description next to it
 * - compact: a code with its name below
 */

export const labelKinds = ['detail', 'compact'] as const;
export type LabelKind = (typeof labelKinds)[number];
export type LabelLayout = { rows: number; columns: number };

export const sheet = { width: 210, height: 297 } as const;
/** Margin for printers that cannot print to the edge; the foot contains the sheet's description. */
const margin = 8.5;
const foot = 15.5;
const room = { width: sheet.width - 2 * margin, height: sheet.height - margin - foot };

/** Minimum side of a code with its quiet zone: for smaller ones, cameras must come too close to focus. */
export const minCodeSize = 18;
/** Padding around a compact code, as a tolerance for cutting. */
const padding = 0.75;
/** Height of the name below a compact code, proportional to the label. */
const nameLine = (height: number) => Math.max(3, height * 0.12);

export const labelLayouts: Record<LabelKind, LabelLayout> = {
  detail: { rows: 5, columns: 2 },
  compact: { rows: 12, columns: 4 },
};

/** Maximum rows and columns: more would make codes too small or leave no room for texts. */
export const maxLabels: Record<LabelKind, LabelLayout> = {
  detail: { rows: 7, columns: 3 },
  compact: { rows: 12, columns: 8 },
};

export type LabelSize = { width: number; height: number; code: number };

/** Size of a label and side of its code including the quiet zone. */
export function labelSize(kind: LabelKind, { rows, columns }: LabelLayout): LabelSize {
  const [width, height] = [room.width / columns, room.height / rows];
  const code =
    kind === 'compact'
      ? Math.min(width - 2 * padding, height - 2 * padding - nameLine(height))
      : Math.min(width * 0.48, height * 0.843);
  return { width, height, code };
}

/** Position of the label with an index: filled row by row, sheet by sheet. */
export function labelAt(index: number, layout: LabelLayout): { sheet: number; x: number; y: number } {
  const { rows, columns } = layout;
  const onSheet = index % (rows * columns);
  return {
    sheet: Math.floor(index / (rows * columns)),
    x: margin + (onSheet % columns) * (room.width / columns),
    y: margin + Math.floor(onSheet / columns) * (room.height / rows),
  };
}
