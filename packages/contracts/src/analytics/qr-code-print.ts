import { labelKinds } from '@theke/rules/qr/label-layout';
import { contrast } from '@theke/rules/theme/theme';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { byId } from '../wire.ts';
import { qrCodes } from './qr-code.ts';

/** Some cameras cannot read a lower contrast. */
export const minContrast = 4.5;
/** Maximum number of codes in one PDF of several sheets. */
export const maxOnSheets = 100;

const isDarkEnough = (colour: string): boolean =>
  !/^#[0-9a-f]{6}$/i.test(colour) || contrast(colour, '#ffffff') >= minContrast;
const colour = field(
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .refine(isDarkEnough, {
      error: '„Farbe“ ist zu hell: Kameras lesen den Code auf Weiß nicht sicher. Bitte wählen Sie eine dunklere Farbe.',
      params: { code: 'CONTRAST_TOO_LOW' },
    }),
  'Farbe',
  { hint: 'Zum Beispiel #003F4B.' },
).default('#000000');

/** The printed code as an image (QR-06). Default for `level`: Q with a mark or logo in the middle, otherwise M. */
export const readQrCodeImage = endpoint({
  name: 'readQrCodeImage',
  service: 'analytics',
  method: 'GET',
  path: '/qr-codes/:id/image',
  summary: 'QR-Code als Bild für den Druck',
  needs: 'resources.read',
  params: byId,
  query: z.strictObject({
    format: field(z.enum(['svg', 'pdf']), 'Format').default('svg'),
    size: field(z.coerce.number().int().min(15).max(300), 'Größe (mm)').default(40),
    level: field(z.enum(['M', 'Q']), 'Fehlerkorrektur').optional(),
    colour,
  }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: qrCodes.exampleId }, query: { format: 'svg', size: '40' } },
});

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Several codes on A4 sheets to cut out, in the layout of the config (QR-08), ordered by id. */
export const readQrCodeSheet = endpoint({
  name: 'readQrCodeSheet',
  service: 'analytics',
  method: 'GET',
  path: '/qr-codes/sheet',
  summary: 'QR-Codes als Bogen zum Ausschneiden',
  needs: 'resources.read',
  query: z.strictObject({
    ids: field(z.string().regex(new RegExp(`^${id}(?:,${id}){0,${maxOnSheets - 1}}$`)), 'Kennungen', {
      hint: `Bitte wählen Sie höchstens ${maxOnSheets} QR-Codes.`,
    }),
    layout: field(z.enum(labelKinds), 'Aufteilung', {
      choices: { detail: 'Ausführlich', compact: 'Kompakt' },
    }).default('detail'),
    colour,
  }),
  reply: { kind: 'binary' },
  status: 200,
  example: { query: { ids: qrCodes.exampleId } },
});

export const qrCodePrints = [readQrCodeSheet, readQrCodeImage];
