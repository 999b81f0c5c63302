import { z } from 'zod';
import { field } from '../field.ts';
import { imageRef } from '../wire.ts';

/** Longest side of a template in mm: A3. */
export const maxSide = 420;

const millimetres = (title: string, min: number, max: number, start: number) =>
  field(z.number().min(min).max(max), `${title} (mm)`).default(start);
const colour = (title: string, start: string) =>
  field(z.string().regex(/^#[0-9a-f]{6}$/i), title, { widget: 'color' }).default(start);

/** Position and size from the upper left corner; layers may reach over the edge. */
const box = {
  /** Distinguishes the layers of a template. */
  key: z.string().regex(/^[\w-]{1,40}$/),
  x: millimetres('Von links', -maxSide, maxSide, 5),
  y: millimetres('Von oben', -maxSide, maxSide, 5),
  width: millimetres('Breite', 0.2, 2 * maxSide, 40),
  height: millimetres('Höhe', 0.2, 2 * maxSide, 10),
};

/** `{{name}}` is replaced by the record's value. */
const placeholderHint = 'Angaben des Datensatzes stehen in doppelten geschweiften Klammern, zum Beispiel {{name}}.';

export const textLayer = z.strictObject({
  kind: z.literal('text'),
  ...box,
  text: field(z.string().max(500), 'Text', { widget: 'textarea', hint: placeholderHint }).default(''),
  size: field(z.number().min(4).max(300), 'Schriftgröße (pt)').default(14),
  isBold: field(z.boolean(), 'Fett').default(false),
  align: field(z.enum(['left', 'center', 'right']), 'Ausrichtung', {
    choices: { left: 'Links', center: 'Zentriert', right: 'Rechts' },
  }).default('left'),
  colour: colour('Farbe', '#1b2a28'),
});

export const pictureLayer = z.strictObject({
  kind: z.literal('picture'),
  ...box,
  source: field(z.enum(['record', 'fixed']), 'Bild', {
    choices: { record: 'Bild des Datensatzes', fixed: 'Immer dasselbe Bild' },
  }).default('fixed'),
  image: field(imageRef.nullable(), 'Bilddatei', { widget: 'image' }).default(null),
  fit: field(z.enum(['cover', 'contain']), 'Einpassen', {
    choices: { cover: 'Fläche füllen', contain: 'Ganzes Bild zeigen' },
  }).default('cover'),
});

export const shapeLayer = z.strictObject({
  kind: z.literal('shape'),
  ...box,
  shape: field(z.enum(['rectangle', 'ellipse']), 'Form', {
    choices: { rectangle: 'Rechteck', ellipse: 'Ellipse' },
  }).default('rectangle'),
  colour: colour('Farbe', '#003f4b'),
});

export const qrLayer = z.strictObject({
  kind: z.literal('qr'),
  ...box,
  text: field(z.string().trim().max(500), 'Inhalt des Codes', { hint: placeholderHint }).default('{{url}}'),
  /** In the middle of the code (QR-06). */
  middle: field(z.enum(['none', 'mark', 'logo']), 'Mitte', {
    choices: { none: 'Leer', mark: 'Zeichen', logo: 'Logo des Betriebs' },
  }).default('none'),
  mark: field(z.string().trim().max(40), 'Zeichen in der Mitte', {
    hint: 'Gedruckt werden höchstens vier Zeichen, zum Beispiel die Tischnummer: {{name}}.',
  }).default(''),
  colour: colour('Farbe', '#000000'),
});

/** One drawn part of an image template; later layers cover earlier ones. */
export const templateLayer = z.discriminatedUnion('kind', [textLayer, pictureLayer, shapeLayer, qrLayer]);
export type TemplateLayer = z.output<typeof templateLayer>;
export type LayerKind = TemplateLayer['kind'];

export const layerKindLabels: Record<LayerKind, string> = {
  text: 'Text',
  picture: 'Bild',
  shape: 'Form',
  qr: 'QR-Code',
};
