import { z } from 'zod';
import { field } from './field.ts';

/** Shapes that more than one resource uses on the wire. */

export const id = z.uuid();
export const byId = z.object({ id: field(id, 'Kennung') });
export const version = field(z.int().min(1).max(2_147_483_647), 'Version');
/** PostgreSQL knows no year 0, and reads no moment of more than some hundred signs: a second has as many decimals as somebody writes. */
export const instant = z.iso
  .datetime()
  .max(40)
  .refine((at) => !at.startsWith('0000'), {
    error: 'Bitte geben Sie ein Datum ab dem Jahr 1 an.',
    params: { code: 'OUT_OF_RANGE' },
  });

/** A decimal number of the tenant's currency with at most four decimals (MONEY-01, MONEY-02). */
export const money = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((value) => Math.abs(Math.round(value * 10_000) - value * 10_000) < 1e-6, {
    error: 'Ein Betrag hat höchstens vier Nachkommastellen.',
    params: { code: 'TOO_PRECISE' },
  });

/** An amount of a unit. What is stored may be older than the rule that it has at most four decimals. */
export const amount = z.number().min(0).max(1_000_000);
const inFourDecimals = (amount: z.ZodNumber) =>
  amount.refine((value) => Number(value.toFixed(4)) === value, {
    error: 'Eine Menge hat höchstens vier Nachkommastellen.',
    params: { code: 'TOO_PRECISE' },
  });
/** What an order is changed to. */
export const chosenAmount = inFourDecimals(amount);
/** What is ordered: nothing of it is no order. */
export const orderedAmount = inFourDecimals(z.number().positive().max(1_000_000));

/** Where a link leads: `javascript:` and the like are no address. Empty is none. */
export const webAddress = z.union([z.url({ protocol: /^https?$/ }).max(2_000), z.literal('')]);

/**
 * What a page has to know of a picture before it has loaded: how it fills its place (MEDIA-11). Media looks at each that is stored
 * (services/media/src/images/look-of-picture.ts).
 */
export const pictureLook = z.strictObject({
  ratio: field(z.number().positive().max(20_000), 'Breite im Verhältnis zur Höhe'),
  isOpaque: field(z.boolean(), 'Ohne durchsichtigen Grund'),
  focus: field(
    z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    'Blickpunkt, als Anteil von Breite und Höhe',
  ),
  colour: field(z.string().regex(/^#[0-9a-f]{6}$/), 'Vorherrschende Farbe'),
});
export type PictureLook = z.output<typeof pictureLook>;

/** Served from `/image/{id}-{version}.{extension}` and `/image/{size}/...` (MEDIA-01). */
export const imageRef = z.strictObject({
  id,
  version: z.int().min(1),
  extension: z.enum(['webp', 'jpg', 'png']),
  look: pictureLook.optional(),
});
export type ImageRef = z.output<typeof imageRef>;

/** A pointer to another resource, as it is on the wire: `{ id }`. */
export const ref = z.strictObject({ id });

/** One rule for a day, by the branch's clock (HOURS-01, HOURS-02). Later rules override earlier ones. */
export const openingHoursRule = z
  .strictObject({
    type: field(
      z.enum(['once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
      'Tag',
    ),
    date: field(z.iso.date(), 'Datum').optional(),
    isClosed: field(z.boolean(), 'Geschlossen').default(false),
    from: field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'Von', {
      hint: 'Bitte geben Sie eine Uhrzeit wie 11:30 an.',
    }).optional(),
    to: field(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/), 'Bis', {
      hint: 'Bitte geben Sie eine Uhrzeit wie 22:30 an.',
    }).optional(),
  })
  .superRefine((rule, context) => {
    const fail = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code: 'REQUIRED' } });
    if (rule.type === 'once' && !rule.date)
      fail('date', '„Datum“ fehlt: Eine einmalige Regel gilt für einen bestimmten Tag.');
    if (!rule.isClosed && !rule.from) fail('from', '„Von“ fehlt. Bitte geben Sie eine Uhrzeit an.');
    if (!rule.isClosed && !rule.to) fail('to', '„Bis“ fehlt. Bitte geben Sie eine Uhrzeit an.');
  });
export const schedule = z.array(openingHoursRule).max(100);

/** Ids in the examples of what existed before they were derived, and of what is no resource. */
export const exampleIds = {
  division: '0199f000-0000-7000-8000-000000000001',
  branch: '0199f000-0000-7000-8000-000000000002',
  menu: '0199f000-0000-7000-8000-000000000003',
  category: '0199f000-0000-7000-8000-000000000004',
  tag: '0199f000-0000-7000-8000-000000000005',
  product: '0199f000-0000-7000-8000-000000000006',
  table: '0199f000-0000-7000-8000-000000000007',
  order: '0199f000-0000-7000-8000-000000000008',
  user: '0199f000-0000-7000-8000-000000000009',
  image: '0199f000-0000-7000-8000-00000000000a',
  tenant: '0199f000-0000-7000-8000-00000000000b',
  log: '0199f000-0000-7000-8000-00000000000c',
  session: '0199f000-0000-7000-8000-00000000000d',
  apiKey: '0199f000-0000-7000-8000-00000000000e',
  upload: '0199f000-0000-7000-8000-00000000000f',
  customer: '0199f000-0000-7000-8000-000000000010',
  payment: '0199f000-0000-7000-8000-000000000011',
  refund: '0199f000-0000-7000-8000-000000000012',
  donatee: '0199f000-0000-7000-8000-000000000013',
  message: '0199f000-0000-7000-8000-000000000014',
  device: '0199f000-0000-7000-8000-000000000020',
  department: '0199f000-0000-7000-8000-000000000030',
  mismatch: '0199f000-0000-7000-8000-000000000015',
  externalUser: '0199f000-0000-7000-8000-000000000016',
} as const;

/** FNV-1a in 32 bits. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

/**
 * The id of a resource in every example, by the name of one: `stamp-card`. Whoever calls a running platform with an example puts a
 * real id in its place.
 */
export function exampleId(one: string): string {
  const known = one.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (known in exampleIds) return exampleIds[known as keyof typeof exampleIds];
  const digits = [one, `${one}.`].map((text) => hashOf(text).toString(16).padStart(8, '0')).join('');
  return `0199f000-0000-7000-8000-e${digits.slice(0, 11)}`;
}
