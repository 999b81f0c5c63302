import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, id, instant } from '../wire.ts';

/** One event holds no more. */
export const maxScans = 500;

/** A scan as it was answered. */
const scan = z.object({
  code: id,
  path: z.string(),
  /** Where it led, and by which rule, counted from 0; null: by none of them. */
  target: z.string(),
  rule: z.int().nullable(),
  /** A number of one day, of 63 bits, as text: nobody can tell whose (QR-05). */
  visitor: z.string().regex(/^\d{1,19}$/),
  at: instant,
});
export type QrScanned = z.output<typeof scan>;

/** Sent to analytics alone, once a second at most: the audit trail has no room for who looks at a menu. */
export const qrCodesScanned = defineEvent({
  type: 'gateway.qr-codes-scanned.v1',
  summary: 'QR Codes wurden aufgerufen; die Aufrufe einer Sekunde, ohne Personen.',
  data: z.object({ scans: field(z.array(scan).min(1).max(maxScans), 'Aufrufe') }),
  example: {
    scans: [
      {
        code: exampleId('qr-code'),
        path: 'n12',
        target: '/store/innenstadt?table=12',
        rule: null,
        visitor: '4611686018427387904',
        at: '2026-11-21T18:30:00.000Z',
      },
    ],
  },
});
