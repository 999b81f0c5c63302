import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { TextFilter } from '@theke/admin/lists/filters/text-filter.tsx';
import { recentViews } from '@theke/admin/lists/recent-views.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { type LogEntry, listLogs, logs } from '@theke/contracts/identity/log';
import { ScrollText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { logMessages } from '../shared/log-messages.de.ts';
import { useActorText } from '../shared/use-actor-text.ts';
import { ActorFilter } from './actor-filter.tsx';
import * as css from './logs.module.css';

// Event names need all contracts, so they are loaded after the list.
const EventName = lazy(async () => ({ default: (await import('./log-event.tsx')).EventName }));
const EventFilter = lazy(async () => ({ default: (await import('./log-event.tsx')).EventFilter }));

type Props = { record: LogEntry };

const Event = ({ record }: Props) => (
  <Suspense fallback={record.type}>
    <EventName record={record} />
  </Suspense>
);

const Actor = ({ record: { actor } }: Props) => useActorText()(actor);

const SubjectFilter: FilterControl = (props) => <TextFilter {...props} placeholder={logMessages.subjectHint} />;

/** The audit log, without personal data. */
export const officeLogs = officeCollection(logs, {
  list: listLogs,
  Icon: ScrollText,
  isInUserMenu: true,
  columns: [
    { field: 'at', from: 'phone', Cell: ({ record }: Props) => <DateTimeText at={record.at} /> },
    { field: 'type', from: 'phone', isWrapping: true, Cell: Event },
    { field: 'actor', from: 'tablet', Cell: Actor },
  ],
  linkTo: ({ id }) => `/logs/${id}`,
  views: recentViews,
  controls: { type: EventFilter, actor: ActorFilter, subject: SubjectFilter },
  ranges: { at: ['from', 'until'] },
  pageSize: 50,
  texts: { empty: logMessages.empty, emptyFiltered: logMessages.emptyFiltered, loadFailed: logMessages.loadFailed },
  tableClass: css.logs,
});
