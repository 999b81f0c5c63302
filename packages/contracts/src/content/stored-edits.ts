import { z } from 'zod';
import { field } from '../field.ts';
import { instant, version } from '../wire.ts';

export const editConflict = z.object({
  seq: z.int(),
  /** `block:ID`, or `attribute:NAME` or `field:NAME` of the page. */
  key: z.string(),
  by: field(z.string(), 'Geändert von', { personal: true }),
  at: instant,
  isRemoved: z.boolean(),
});

const change = z.strictObject({
  version,
  session: z.string().max(60),
  by: field(z.string().max(200), 'Geändert von', { personal: true }),
  at: instant,
});

/** State for merging edits, stored with the page (`EditState`). */
export const storedEdits = z
  .strictObject({
    changes: z.record(z.string().max(240), change),
    sessions: z.record(
      z.string().max(60),
      z.strictObject({ seq: z.int(), at: instant, conflicts: z.array(editConflict) }),
    ),
    prunedUpTo: z.int().min(0),
  })
  .default({ changes: {}, sessions: {}, prunedUpTo: 0 });
