import { type Weekday, weekdays } from '@theke/rules/hours/opening-hours';
import { isQrTarget } from '@theke/rules/qr/qr-address';
import { qrPathPattern } from '@theke/rules/qr/qr-path';
import { qrDevices } from '@theke/rules/qr/visit-device';
import { weekdays as weekdayNames } from '@theke/rules/time/local-time.de';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleIds, id, instant, schedule, version } from '../wire.ts';

/** Device languages of guests in the German-speaking countries, with their German labels. */
export const qrLanguages = {
  de: 'Deutsch',
  en: 'Englisch',
  it: 'Italienisch',
  fr: 'Französisch',
  es: 'Spanisch',
  nl: 'Niederländisch',
  cs: 'Tschechisch',
  sk: 'Slowakisch',
  hu: 'Ungarisch',
  sl: 'Slowenisch',
  hr: 'Kroatisch',
  sr: 'Serbisch',
  bs: 'Bosnisch',
  pl: 'Polnisch',
  ro: 'Rumänisch',
  tr: 'Türkisch',
  uk: 'Ukrainisch',
  ru: 'Russisch',
  ja: 'Japanisch',
  zh: 'Chinesisch',
} as const;
const languages = Object.keys(qrLanguages) as (keyof typeof qrLanguages)[];

export const qrDeviceLabels = {
  phone: 'Handy',
  tablet: 'Tablet',
  desktop: 'Computer',
  ios: 'iPhone oder iPad',
  android: 'Android',
} as const;
export const qrWeekdayLabels = Object.fromEntries(
  weekdays.map((weekday, index) => [weekday, weekdayNames[index]]),
) as Readonly<Record<Weekday, string>>;
export const qrOpeningLabels = { open: 'geöffnet', closed: 'geschlossen' } as const;

const target = (title: string) =>
  field(
    z
      .string()
      .trim()
      .max(400)
      .refine(isQrTarget, {
        error: `„${title}“ ist ungültig. Bitte geben Sie einen Pfad dieser Website wie /store/innenstadt oder eine Adresse an, die mit https:// beginnt.`,
        params: { code: 'INVALID_TARGET' },
      }),
    title,
    {
      hint: 'Ein Pfad dieser Website, zum Beispiel /store/innenstadt oder /reservation/innenstadt, oder eine Adresse mit https://.',
    },
  );
const clock = (title: string, pattern: RegExp) =>
  field(z.string().regex(pattern), title, { hint: 'Bitte geben Sie eine Uhrzeit wie 11:30 an.' }).optional();

/** A rule of a QR code. Omitted conditions are not checked (packages/rules/src/qr/qr-target.ts). */
export const qrRule = z
  .strictObject({
    opening: field(z.enum(['open', 'closed']), 'Filiale ist', { choices: qrOpeningLabels }).optional(),
    from: field(instant, 'Ab').optional(),
    until: field(instant, 'Bis').optional(),
    timeFrom: clock('Uhrzeit von', /^([01]\d|2[0-3]):[0-5]\d$/),
    timeTo: clock('Uhrzeit bis', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    weekdays: field(z.array(z.enum(weekdays)).min(1).max(7), 'Wochentag', { choices: qrWeekdayLabels }).optional(),
    language: field(z.enum(languages), 'Sprache', { choices: qrLanguages }).optional(),
    device: field(z.enum(qrDevices), 'Gerät', { choices: qrDeviceLabels }).optional(),
    target: target('Ziel'),
  })
  .superRefine(({ target: _, ...conditions }, context) => {
    const fail = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    const { from, until, timeFrom, timeTo } = conditions;
    if (Object.values(conditions).every((one) => one === undefined))
      fail(
        'target',
        'REQUIRED',
        'Diese Regel hat keine Bedingung. Bitte tragen Sie ein Ziel, das immer gilt, unter „Standardziel“ ein.',
      );
    if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
      fail('until', 'OUT_OF_RANGE', '„Bis“ liegt nicht nach „Ab“. Bitte geben Sie einen späteren Zeitpunkt an.');
    if (timeTo === '00:00' || (timeFrom !== undefined && timeFrom === timeTo))
      fail('timeTo', 'OUT_OF_RANGE', '„Uhrzeit bis“ liegt nicht nach „Uhrzeit von“. Mitternacht ist 24:00.');
  });
export type QrRuleDraft = z.output<typeof qrRule>;

/** A printed address `/q/{path}` that never changes, with a configurable target. */
export const qrCodes = defineResource({
  service: 'analytics',
  name: 'qr-codes',
  one: 'qr-code',
  label: { one: 'QR Code', many: 'QR Codes', menuLabel: { one: 'QR-Code', many: 'QR-Codes' } },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name', { hint: 'Zum Beispiel Tisch 12.' }),
    path: field(
      z
        .string()
        .trim()
        .regex(new RegExp(`^$|${qrPathPattern.source}`)),
      'Pfad',
      {
        hint: 'Der Teil hinter /q/: Kleinbuchstaben, Ziffern und Bindestriche. Leer lassen, um ihn automatisch zu vergeben. Später lässt er sich nicht mehr ändern.',
      },
    ).default(''),
    origin: field(oneLine(120), 'Ort', { hint: 'Wo der Code hängt, zum Beispiel Aufsteller Eingang.' }).default(''),
    branch: optionalReference('branches', 'Filiale', {
      hint: 'Die Regeln richten sich nach ihren Öffnungszeiten und ihrer Uhrzeit.',
    }),
    mark: field(oneLine(4), 'Zeichen in der Mitte', {
      hint: 'Bis zu vier Zeichen, die in der Mitte des Codes stehen, zum Beispiel die Tischnummer.',
    }).default(''),
    hasLogo: field(z.boolean(), 'Logo in der Mitte', {
      hint: 'Statt eines Zeichens. Am besten quadratisch und auf Weiß gut zu sehen.',
    }).default(false),
    rules: field(z.array(qrRule).max(20), 'Regeln').default([]),
    fallback: target('Standardziel'),
  }),
  unique: ['path'],
  filters: ['path', 'branch'],
  sorts: ['origin', 'path'],
  search: ['origin', 'path'],
  example: {
    name: 'Tisch 12',
    path: 'n12',
    origin: 'Stube',
    branch: { id: exampleIds.branch },
    mark: '12',
    rules: [
      { opening: 'closed', target: '/store/innenstadt?pre=1' },
      { timeFrom: '11:30', timeTo: '14:30', weekdays: ['tuesday', 'friday'], target: '/store/innenstadt?table=12' },
    ],
    fallback: '/store/innenstadt?table=12',
  },
});
export type QrCode = z.output<typeof qrCodes.entity>;

/** Branch whose opening hours and time zone the rules of QR codes use. */
export const qrBranch = z.object({
  id,
  version,
  timeZone: z.string(),
  openingHours: schedule,
  isDeliveryHoursEnabled: z.boolean(),
  deliveryHours: schedule,
});
export type QrBranch = z.output<typeof qrBranch>;

/** Copy of a tenant's QR codes for the gateway, so that printed codes work while analytics is down. */
export const listQrTargets = endpoint({
  name: 'listQrTargets',
  service: 'analytics',
  method: 'GET',
  path: '/internal/qr-targets',
  summary: 'Alle QR-Codes eines Mandanten, mit seinen Filialen',
  needs: 'internal',
  reply: { kind: 'data', schema: z.object({ codes: z.array(qrCodes.entity), branches: z.array(qrBranch) }) },
  status: 200,
  example: {},
});
