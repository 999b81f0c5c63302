import { z } from 'zod';
import { collection, listEndpoint, readEndpoint } from '../collection.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { visitKinds } from './visit.ts';

const visitKindLabels = { device: 'Gerät', event: 'Ereignis', pageview: 'Seitenaufruf' };

/** A raw analytics entry. It identifies no visitor and feeds no statistic. */
export const loggedVisit = z.object({
  id,
  at: field(instant, 'Wann'),
  kind: field(visitKinds, 'Art', { choices: visitKindLabels }),
  /** The type as sent. For entries sent as kind, name and detail: the kind. */
  type: field(z.string(), 'Typ'),
  /** The action. For entries sent as kind, name and detail: the name. */
  action: field(z.string(), 'Aktion'),
  /** The category. For entries sent as kind, name and detail: the detail. */
  category: field(z.string(), 'Kategorie'),
  /** Additional data; a referrer is reduced to its host. */
  data: field(z.record(z.string(), z.unknown()), 'Angaben'),
});
export type LoggedVisit = z.output<typeof loggedVisit>;

/**
 * The raw analytics entries within their retention period, newest first (STAT-13). From is included, until excluded.
 */
export const visitLog = collection({
  service: 'analytics',
  name: 'analytics-log',
  one: 'logged-visit',
  label: { one: 'Besuchsereignis', many: 'Besuchsprotokoll' },
  item: loggedVisit,
  read: 'statistics.read',
  filters: ['kind', 'type', 'action', 'category'],
  computedFilters: { from: field(instant, 'Von').optional(), until: field(instant, 'Bis').optional() },
  sorts: ['at'],
});

export const listVisitLog = listEndpoint(visitLog, { name: 'listVisitLog' });
export const readLoggedVisit = readEndpoint(visitLog, loggedVisit);
