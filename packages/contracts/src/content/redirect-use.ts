import { z } from 'zod';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { exampleId, id, instant } from '../wire.ts';

/** Days for which uses are counted. */
export const redirectUseDays = 30;

/** Uses of one redirect. Not reachable by any endpoint. */
export const redirectUses = defineResource({
  service: 'content',
  name: 'redirect-uses',
  one: 'redirect-use',
  label: { one: 'Aufruf', many: 'Aufrufe' },
  draft: z.strictObject({
    redirect: field(id, 'Weiterleitung'),
    /** Number by UTC day; older days are dropped. */
    days: field(z.record(z.string(), z.int()), 'Tage').default({}),
    lastAt: field(instant, 'Zuletzt'),
    /** Id of the last counted event: a repeated one counts once. */
    lastEvent: field(z.string(), 'Ereignis').default(''),
  }),
  labelFields: ['redirect'],
  unique: ['redirect'],
  filters: ['redirect'],
  example: { redirect: exampleId('redirect'), lastAt: '2026-11-21T18:30:00.000Z' },
});
