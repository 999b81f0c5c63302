import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import { type LabelKind, type LabelLayout, labelAt, labelSize, sheet } from '@theke/rules/qr/label-layout';
import { foldedTent, foldLines, originalGrid, placeInFace } from '@theke/rules/templates/print-sheet';
import { type Drawing, type DrawnTemplate, drawLayers } from './draw-layers.ts';
import { type Canvas, fontList, fontWeight } from './load-fonts.ts';

/** PDF units per millimetre. */
const millimetre = 72 / 25.4;
type Print = { canvas: Canvas; template: DrawnTemplate; records: readonly PrintedRecord[]; drawing: Drawing };

/** The template with the first record as a PNG. @param resolution in dots per inch */
export function drawPng({ canvas, template, records: [record], drawing }: Print, resolution: number): Buffer {
  const dots = resolution / 25.4;
  const made = canvas.createCanvas(Math.round(template.width * dots), Math.round(template.height * dots));
  const context = made.getContext('2d');
  // Pixels at the edge may be only partly within the template.
  context.fillStyle = template.background;
  context.fillRect(0, 0, made.width, made.height);
  context.scale(dots, dots);
  if (record) drawLayers(context, template, record, { ...drawing, dots });
  return made.toBuffer('image/png');
}

/** A page in millimetres. */
export function beginPage(
  document: InstanceType<Canvas['PDFDocument']>,
  size: { width: number; height: number },
): SKRSContext2D {
  // Its types name the browser's context, but it is the canvas's own.
  const context = document.beginPage(size.width * millimetre, size.height * millimetre) as unknown as SKRSContext2D;
  context.scale(millimetre, millimetre);
  return context;
}

/** A page per record, in the size of the template. */
export function drawPages({ canvas, template, records, drawing }: Print, title: string): Buffer {
  const document = new canvas.PDFDocument({ title });
  for (const record of records) {
    const context = beginPage(document, template);
    drawLayers(context, template, record, drawing);
    document.endPage();
  }
  return document.close();
}

/** Positions of records on A4 in mm. */
type Places = { width: number; height: number; at: (index: number) => { sheet: number; x: number; y: number } };

/** Places in a label layout of the settings (QR-08). */
export const labelPlaces = (kind: LabelKind, layout: LabelLayout): Places => ({
  ...labelSize(kind, layout),
  at: (index) => labelAt(index, layout),
});

/** Places in the size of the template; undefined if it is larger than A4. */
export function originalPlaces(template: DrawnTemplate): Places | undefined {
  const grid = originalGrid(template);
  if (!grid) return undefined;
  const { width, height } = template;
  const { columns, rows, left, top } = grid;
  return {
    width,
    height,
    at: (index) => ({
      sheet: Math.floor(index / (columns * rows)),
      x: left + (index % columns) * width,
      y: top + (Math.floor(index / columns) % rows) * height,
    }),
  };
}

/** A4 sheets to cut out: each record in its place, as large as the place allows (TPL-04). */
export function drawSheets(print: Print, title: string, places: Places): Buffer {
  const { canvas, template, records, drawing } = print;
  const document = new canvas.PDFDocument({ title });
  const scale = Math.min(places.width / template.width, places.height / template.height);
  const sheets = Map.groupBy(records.entries(), ([index]) => places.at(index).sheet);
  for (const onSheet of sheets.values()) {
    const context = beginPage(document, sheet);
    for (const [index, record] of onSheet) {
      const place = places.at(index);
      context.save();
      context.translate(
        place.x + (places.width - template.width * scale) / 2,
        place.y + (places.height - template.height * scale) / 2,
      );
      context.scale(scale, scale);
      drawLayers(context, template, record, drawing);
      context.restore();
      context.strokeStyle = '#8a9693';
      context.lineWidth = 0.2;
      context.setLineDash([1, 0.7]);
      context.strokeRect(place.x, place.y, places.width, places.height);
    }
    document.endPage();
  }
  return document.close();
}

const lineColour = '#8a9693';
/** Distance in mm from a fold to the baseline of the text on the hidden panels. */
const textBelowFold = 7;

/**
 * A4 sheets that are folded to table tents, one per record: the template upside down, again upright, then base and flap
 * with dashed fold lines (TPL-09).
 */
export function drawTents(
  { canvas, template, records, drawing }: Print,
  title: string,
  messages: TentMessages,
): Buffer {
  const document = new canvas.PDFDocument({ title });
  const { left, top, face, base, flap } = foldedTent;
  const place = placeInFace(template);
  const [ridge, ...folds] = foldLines;
  for (const record of records) {
    const context = beginPage(document, sheet);
    for (const turn of [Math.PI, 0]) {
      context.save();
      // Both faces have their upper left corner at the ridge; the upper one is turned around it.
      context.translate(turn === 0 ? left : left + face.width, ridge);
      context.rotate(turn);
      context.translate(place.x, place.y);
      context.scale(place.scale, place.scale);
      drawLayers(context, template, record, drawing);
      context.restore();
    }
    context.strokeStyle = lineColour;
    context.lineWidth = 0.2;
    context.strokeRect(left, top, face.width, 2 * face.height + base + flap);
    context.setLineDash([2, 1.4]);
    context.beginPath();
    for (const height of foldLines) {
      context.moveTo(left, height);
      context.lineTo(left + face.width, height);
    }
    context.stroke();
    context.font = `${fontWeight(drawing.family, false)} 3.5px ${fontList(drawing.family)}`;
    context.fillStyle = lineColour;
    context.textAlign = 'center';
    for (const [index, text] of [messages.base, messages.flap].entries())
      context.fillText(text, sheet.width / 2, (folds[index] ?? 0) + textBelowFold);
    document.endPage();
  }
  return document.close();
}

/** Instructions on base and flap of a tent. */
type TentMessages = { base: string; flap: string };
