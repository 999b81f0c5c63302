import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant } from '../wire.ts';
import { orderDay } from './order-day.ts';

const byBranch = z.object({ branchId: field(id, 'Filiale') });
const example = { branchId: exampleIds.branch };

/** Minutes that staff add to every expected time for an hour; 0 for none. */
export const addedMinutes = z.object({ minutes: z.int(), until: instant.nullable() });
export type AddedMinutes = z.output<typeof addedMinutes>;

export const readAddedMinutes = endpoint({
  name: 'readAddedMinutes',
  service: 'ordering',
  method: 'GET',
  path: '/added-minutes/:branchId',
  summary: 'Um wie viel länger es in einer Filiale gerade dauert',
  needs: 'orders.attend',
  params: byBranch,
  reply: { kind: 'data', schema: addedMinutes },
  status: 200,
  example: { params: example },
});

/** Valid for one hour; 0 ends it immediately. Earlier promises are not changed. */
export const setAddedMinutes = endpoint({
  name: 'setAddedMinutes',
  service: 'ordering',
  method: 'PUT',
  path: '/added-minutes/:branchId',
  summary: 'Für eine Stunde Minuten zugeben',
  needs: 'orders.write',
  params: byBranch,
  body: z.strictObject({
    minutes: field(z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]), 'Minuten'),
  }),
  reply: { kind: 'data', schema: addedMinutes },
  status: 200,
  example: { params: example, body: { minutes: 10 } },
});

/**
 * Promises of a branch for one day in its time zone: number of those that can be evaluated, and of those kept
 * (WHEN-10).
 */
export const punctuality = z.object({ promised: z.int(), kept: z.int() });
export type Punctuality = z.output<typeof punctuality>;

export const readPunctuality = endpoint({
  name: 'readPunctuality',
  service: 'ordering',
  method: 'GET',
  path: '/punctuality/:branchId/:date',
  summary: 'Versprochene und gehaltene Zeiten einer Filiale an einem Tag',
  needs: 'orders.attend',
  params: byBranch.extend({ date: field(orderDay, 'Tag') }),
  reply: { kind: 'data', schema: punctuality },
  status: 200,
  example: { params: { ...example, date: '2026-11-21' } },
});

/** Subject is the branch. */
export const minutesAdded = defineEvent({
  type: 'ordering.minutes-added.v1',
  summary: 'Eine Filiale hat ihre Zeiten für eine Stunde verlängert oder die Verlängerung beendet.',
  data: z.object({ branch: id, minutes: z.int(), until: instant.nullable() }),
  example: { branch: exampleIds.branch, minutes: 10, until: '2026-11-21T19:30:00.000Z' },
  isForOutside: true,
});

export const promiseEndpoints = [readAddedMinutes, setAddedMinutes, readPunctuality] as const;
export const promiseEvents = [minutesAdded];
