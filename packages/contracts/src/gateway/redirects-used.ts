import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, id, instant } from '../wire.ts';

/** Maximum redirects per event. */
export const maxUses = 500;

/** Sent to content only, at most once a second. Excluded from the audit log because of its volume. */
export const redirectsUsed = defineEvent({
  type: 'gateway.redirects-used.v1',
  summary: 'Weiterleitungen wurden benutzt; die Aufrufe einer Sekunde, ohne Personen.',
  isAudited: false,
  data: z.object({
    at: instant,
    uses: field(
      z
        .array(z.object({ redirect: id, count: z.int().min(1) }))
        .min(1)
        .max(maxUses),
      'Aufrufe',
    ),
  }),
  example: { at: '2026-11-21T18:30:00.000Z', uses: [{ redirect: exampleId('redirect'), count: 3 }] },
});
