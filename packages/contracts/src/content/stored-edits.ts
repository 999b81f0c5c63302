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

/**
 * What contains accepted proposals, by the keys of conflicts (`block:ID`, `attribute:NAME`, `field:NAME`), with time
 * and editor of the first one.
 */
export const generatedMarks = z
  .array(
    z.strictObject({
      key: z.string().max(240),
      at: instant,
      by: field(z.string().max(200), 'Übernommen von', { personal: true }),
    }),
  )
  .default([]);
export type GeneratedMark = z.output<typeof generatedMarks>[number];

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
