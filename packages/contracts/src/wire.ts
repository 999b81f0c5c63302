import { z } from 'zod';
import { field } from './field.ts';

/** Schemas used by several resources. */

export const id = z.uuid();
export const byId = z.object({ id: field(id, 'Kennung') });
export const version = field(z.int().min(1).max(2_147_483_647), 'Version');
/** PostgreSQL has no year 0 and rejects overlong timestamps, so the length is limited: decimals of seconds are not. */
export const instant = z.iso
  .datetime()
  .max(40)
  .refine((at) => !at.startsWith('0000'), {
    error: 'Bitte geben Sie ein Datum ab dem Jahr 1 an.',
    params: { code: 'OUT_OF_RANGE' },
  });

/** A month: `2026-11`. */
export const month = field(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/), 'Monat', {
  hint: 'Bitte geben Sie einen Monat wie 2026-11 an.',
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

/** An amount that people hand over or type: whole cents. */
export const cents = money.refine((value) => Number(value.toFixed(2)) === value, {
  error: 'Ein Geldbetrag hat höchstens zwei Nachkommastellen.',
  params: { code: 'TOO_PRECISE' },
});

/** An amount in a unit. Stored amounts may have more than four decimals, from before that limit. */
export const amount = z.number().min(0).max(1_000_000);
const inFourDecimals = (amount: z.ZodNumber) =>
  amount.refine((value) => Number(value.toFixed(4)) === value, {
    error: 'Eine Menge hat höchstens vier Nachkommastellen.',
    params: { code: 'TOO_PRECISE' },
  });
/** The new amount of an item in an order; may be 0. */
export const chosenAmount = inFourDecimals(amount);
/** The amount of an item when ordering; must be positive. */
export const orderedAmount = inFourDecimals(z.number().positive().max(1_000_000));

/** The target of a link: http or https only, no `javascript:`. Empty for none. */
export const webAddress = z.union([z.url({ protocol: /^https?$/ }).max(2_000), z.literal('')]);

/**
 * Look of a picture, for the layout before it has loaded (MEDIA-11). Media computes it for each stored picture
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
  /** Content shows `/image/{id}-{version}.gif`; sizes and products show its first frame (MEDIA-18). */
  isAnimated: field(z.boolean(), 'Animiert').optional(),
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

/** A reference to another resource on the wire: `{ id }`. */
export const ref = z.strictObject({ id });

/**
 * A rule for the opening hours of days, in the branch's time zone (HOURS-01, HOURS-02). Later rules override earlier
 * ones.
 */
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

/** Example ids of entities older than `exampleId`, and of entities that are not resources. */
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
  personalToken: '0199f000-0000-7000-8000-00000000a0e1',
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
  productImport: '0199f000-0000-7000-8000-000000000031',
  tableImport: '0199f000-0000-7000-8000-000000000032',
  customerImport: '0199f000-0000-7000-8000-000000000033',
  userImport: '0199f000-0000-7000-8000-000000000034',
  tableBill: '0199f000-0000-7000-8000-000000000040',
  webhookDelivery: '0199f000-0000-7000-8000-000000000041',
  tablePayment: '0199f000-0000-7000-8000-000000000042',
} as const;

/** 32-bit FNV-1a hash. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

/**
 * The id of a resource in every example, derived from its singular name: `stamp-card`. Callers of a running platform
 * replace it with a real id.
 */
export function exampleId(one: string): string {
  const key = one.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (key in exampleIds) return exampleIds[key as keyof typeof exampleIds];
  const digits = [one, `${one}.`].map((text) => hashOf(text).toString(16).padStart(8, '0')).join('');
  return `0199f000-0000-7000-8000-e${digits.slice(0, 11)}`;
}
