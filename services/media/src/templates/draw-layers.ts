import type { Image as Picture, SKRSContext2D } from '@napi-rs/canvas';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import type { TemplateLayer } from '@theke/contracts/media/template-layer';
import type { ImageRef } from '@theke/contracts/wire';
import { filledText } from '@theke/rules/templates/template-fields';
import { wrapText } from '@theke/rules/templates/wrap-text';
import type { FontFamily } from '@theke/rules/theme/fonts';
import { writableText } from '../shared/writable-text.ts';
import { drawQr } from './draw-qr.ts';
import { fontList, fontWeight } from './load-fonts.ts';

/** Millimetres of a typographic point. */
const point = 25.4 / 72;
/** Distance of two baselines, as a share of the font size. */
const lineHeight = 1.2;

export type LayerOf<K extends TemplateLayer['kind']> = Extract<TemplateLayer, { kind: K }>;

export type DrawnTemplate = {
  width: number;
  height: number;
  background: string;
  layers: readonly TemplateLayer[];
};

export type Drawing = {
  family: FontFamily;
  /** The picture for a box of this size in mm; undefined if it was deleted. */
  pictureFor: (
    image: ImageRef,
    box: { width: number; height: number; fit: 'cover' | 'contain' },
  ) => Picture | undefined;
  /** Logo of the business; undefined if it has none. */
  logo?: Picture | undefined;
  /** Pixels per mm of a picture; undefined for vectors. */
  dots?: number;
};

/** Picture that a layer shows for a record; null if there is none. */
export const shownPicture = ({ source, image }: LayerOf<'picture'>, record: PrintedRecord): ImageRef | null =>
  source === 'record' ? record.image : image;

function drawText(context: SKRSContext2D, layer: LayerOf<'text'>, { values }: PrintedRecord, family: FontFamily): void {
  const size = layer.size * point;
  context.font = `${fontWeight(family, layer.isBold)} ${size}px ${fontList(family)}`;
  context.fillStyle = layer.colour;
  context.textAlign = layer.align;
  context.textBaseline = 'alphabetic';
  const lines = wrapText(writableText(filledText(layer.text, values)), {
    width: layer.width,
    rows: Math.floor(layer.height / (size * lineHeight) + 0.001),
    measure: (text) => context.measureText(text).width,
  });
  const x = layer.x + { left: 0, center: layer.width / 2, right: layer.width }[layer.align];
  lines.forEach((line, index) => {
    context.fillText(line, x, layer.y + size * (0.95 + index * lineHeight));
  });
}

function drawShape(context: SKRSContext2D, { shape, x, y, width, height, colour }: LayerOf<'shape'>): void {
  context.fillStyle = colour;
  if (shape === 'rectangle') {
    context.fillRect(x, y, width, height);
    return;
  }
  context.beginPath();
  context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  context.fill();
}

function drawPicture(context: SKRSContext2D, layer: LayerOf<'picture'>, record: PrintedRecord, drawing: Drawing): void {
  const image = shownPicture(layer, record);
  const picture = image && drawing.pictureFor(image, layer);
  if (!picture) return;
  const { x, y, width, height, fit } = layer;
  // It was cut to the box, up to a rounded pixel.
  if (fit === 'cover') {
    context.drawImage(picture, x, y, width, height);
    return;
  }
  const scale = Math.min(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

/** Draws a template for one record; the context's unit is the millimetre. */
export function drawLayers(
  context: SKRSContext2D,
  { width, height, background, layers }: DrawnTemplate,
  record: PrintedRecord,
  drawing: Drawing,
): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  for (const layer of layers) {
    if (layer.kind === 'text') drawText(context, layer, record, drawing.family);
    else if (layer.kind === 'shape') drawShape(context, layer);
    else if (layer.kind === 'qr') drawQr(context, layer, record, drawing);
    else drawPicture(context, layer, record, drawing);
  }
  context.restore();
}
