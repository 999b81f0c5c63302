import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, id, instant } from '../wire.ts';

/** Maximum scans per event. */
export const maxScans = 500;

/** A scan and its target. */
const scan = z.object({
  code: id,
  path: z.string(),
  /** The target, and the zero-based index of the matching rule; null if no rule matched. */
  target: z.string(),
  rule: z.int().nullable(),
  /** Random-looking 63-bit number as text, valid for one day; cannot be traced to a person (QR-05). */
  visitor: z.string().regex(/^\d{1,19}$/),
  at: instant,
});
export type QrScanned = z.output<typeof scan>;

/** Sent to analytics only, at most once a second. Excluded from the audit log because of its volume. */
export const qrCodesScanned = defineEvent({
  type: 'gateway.qr-codes-scanned.v1',
  summary: 'QR-Codes wurden aufgerufen; die Aufrufe einer Sekunde, ohne Personen.',
  isAudited: false,
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
