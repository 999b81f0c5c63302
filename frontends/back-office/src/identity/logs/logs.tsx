import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { TextFilter } from '@theke/admin/lists/filters/text-filter.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';
import { type LogEntry, listLogs, logs } from '@theke/contracts/identity/log';
import { ScrollText } from 'lucide-react';
import { Suspense } from 'react';
import { logMessages as words } from '../domain/log-messages.de.ts';
import { useActorText } from '../domain/use-actor-text.ts';
import { ActorFilter } from './actor-filter.tsx';
import * as css from './logs.module.css';
import { SubjectButton } from './subject-button.tsx';

// What names events needs every contract there is; the list does not wait for it.
const EventName = lazySoon(
  async () => (await import(/* webpackChunkName: "part-events" */ './log-event.tsx')).EventName,
);
const EventFilter = lazySoon(
  async () => (await import(/* webpackChunkName: "part-events" */ './log-event.tsx')).EventFilter,
);

type Props = { record: LogEntry };

const Event = ({ record: { type } }: Props) => (
  <>
    <b>
      <Suspense fallback={type}>
        <EventName type={type} />
      </Suspense>
    </b>
    <small className={table.below}>
      <code>{type}</code>
    </small>
  </>
);

const Actor = ({ record: { actor } }: Props) => useActorText()(actor);

const Content = ({ record: { data } }: Props) => (
  <details>
    <summary>{words.details}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <pre tabIndex={0}>{JSON.stringify(data, null, 2)}</pre>
  </details>
);

const SubjectFilter: FilterControl = (props) => <TextFilter {...props} placeholder={words.subjectHint} />;

/** The audit trail: what happened, without personal data. */
export const officeLogs = officeCollection(logs, {
  list: listLogs,
  Icon: ScrollText,
  isFoot: true,
  columns: [
    { field: 'at', from: 'phone', Cell: ({ record }: Props) => <DateTimeText at={record.at} /> },
    { field: 'type', from: 'phone', isWrapping: true, Cell: Event },
    { field: 'actor', from: 'tablet', Cell: Actor },
    { field: 'subject', from: 'desktop', Cell: ({ record }: Props) => <SubjectButton subject={record.subject} /> },
    { field: 'data', from: 'tablet', isWrapping: true, Cell: Content },
  ],
  views: (beginOfDay) => [
    { label: messages.list.anyValue, filter: {} },
    { label: words.today, filter: { from: beginOfDay(0) } },
    { label: words.week, filter: { from: beginOfDay(6) } },
  ],
  controls: { type: EventFilter, actor: ActorFilter, subject: SubjectFilter },
  ranges: { at: ['from', 'until'] },
  pageSize: 50,
  words: { empty: words.empty, emptyFiltered: words.emptyFiltered, loadFailed: words.loadFailed },
  tableClass: css.logs,
});
