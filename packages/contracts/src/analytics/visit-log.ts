import { z } from 'zod';
import { collection, listOf, readOf } from '../collection.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { visitKinds } from './visit.ts';

/** One thing that a page told, as it was counted: of nobody in particular, and on no figure's way. */
export const loggedVisit = z.object({
  id,
  at: field(instant, 'Wann'),
  kind: field(visitKinds, 'Art'),
  /** As sent; for entries sent as kind, name and detail it is the kind. */
  type: field(z.string(), 'Typ'),
  /** The action, or the name of an entry sent by kind. */
  action: field(z.string(), 'Aktion'),
  /** The category, or the detail of an entry sent by kind. */
  category: field(z.string(), 'Kategorie'),
  /** What was told besides; of a referrer the host alone. */
  data: field(z.record(z.string(), z.unknown()), 'Angaben'),
});
export type LoggedVisit = z.output<typeof loggedVisit>;

/** What pages told, newest first, for as long as it is kept (STAT-13). From is included, until excluded. */
export const visitLog = collection({
  service: 'analytics',
  name: 'analytics-log',
  one: 'logged-visit',
  label: { one: 'Ereignis', many: 'Ereignisse' },
  of: loggedVisit,
  read: 'statistics.read',
  filters: ['kind', 'type', 'action', 'category'],
  computedFilters: { from: field(instant, 'Von').optional(), until: field(instant, 'Bis').optional() },
  sorts: ['at'],
});

export const listVisitLog = listOf(visitLog, { name: 'listVisitLog' });
export const readLoggedVisit = readOf(visitLog, loggedVisit);
