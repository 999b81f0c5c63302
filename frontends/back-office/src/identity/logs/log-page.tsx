import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { ListBody } from '@theke/admin/lists/list-body.tsx';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { ToolRow } from '@theke/admin/lists/tool-row.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { totalText } from '@theke/admin/ui/total-text.ts';
import { type LogEntry, listLogs } from '@theke/contracts/identity/log';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ScrollText } from 'lucide-react';
import { eventText } from '../domain/event-text.ts';
import { logMessages } from '../domain/log-messages.de.ts';
import { useActorText } from '../domain/use-actor-text.ts';
import { logFilterOf, logQueryOf, noLogFilter } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import * as css from './log-page.module.css';
import { logsLink } from './logs-link.ts';

const words = logMessages;
const pageSize = 50;

/** The audit trail: what happened, without personal data. Filters and page stand in the address. */
export function LogPage() {
  const api = useApi();
  const me = useMe();
  const zone = useZoneOf()();
  const { search, page, change } = useListAddress();
  const today = dateOf(localTime(zone, Date.now()));
  const filter = logFilterOf(search);
  const query = { page, pageSize, sort: '-at', filter: logQueryOf(filter, zone) };
  const isAllowed = may(me, 'logs.read');
  const answer = useQuery({
    queryKey: ['logs', query],
    queryFn: ({ signal }) => api(listLogs, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={logsLink.label} />;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <PageBar
        title={logsLink.label}
        aside={<span className={table.muted}>{answer.data && totalText(answer.data.meta)}</span>}
      />
      <ToolRow>
        <ViewTabs
          views={[
            { label: messages.list.anyValue, from: '' },
            { label: words.today, from: today },
            { label: words.week, from: addDays(today, -6) },
          ].map(({ label, from }) => ({
            label,
            isOn: filter.from === from && filter.to === '',
            onChoose: () => change({ from, to: '' }),
          }))}
        />
        <LogFilters filter={filter} onChange={change} />
      </ToolRow>
      <ListBody
        answer={answer}
        loadFailed={words.loadFailed}
        onPage={(to) => change({ page: to })}
        empty={
          isNarrowed ? (
            <NoMatch title={words.emptyFiltered} onReset={() => change(noLogFilter)} />
          ) : (
            <Empty title={words.empty} sign={<ScrollText {...icon} size={36} />} />
          )
        }
      >
        {(rows) => <LogTable entries={rows} onSubject={(subject) => change({ subject })} />}
      </ListBody>
    </>
  );
}

type TableProps = { entries: readonly LogEntry[]; onSubject: (subject: string) => void };

function LogTable({ entries, onSubject }: TableProps) {
  const zone = useZoneOf()();
  const actorText = useActorText();
  return (
    <table className={`${table.table} ${css.logs}`}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.event}</th>
          <th scope="col" className={table.fromTablet}>
            {words.who}
          </th>
          <th scope="col" className={table.fromDesktop}>
            {words.subject}
          </th>
          <th scope="col" className={table.fromTablet}>
            {words.content}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, type, actor, subject, data }) => (
          <tr key={id}>
            <td className={`${table.number} ${table.muted}`}>{dateTimeText(at, zone)}</td>
            <td className={table.wraps}>
              <b>{eventText(type)}</b>
              <small className={table.below}>
                <code>{type}</code>
              </small>
            </td>
            <td className={table.fromTablet}>{actorText(actor)}</td>
            <td className={table.fromDesktop}>
              <button
                type="button"
                className={css.subject}
                title={words.onlySubject}
                onClick={() => onSubject(subject)}
              >
                {subject}
              </button>
            </td>
            <td className={`${table.fromTablet} ${table.wraps}`}>
              <details>
                <summary>{words.details}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
                <pre tabIndex={0}>{JSON.stringify(data, null, 2)}</pre>
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
