import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LogEntry, listLogs } from '@theke/contracts/identity/log';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as table from '../ui/data-table.module.css';
import { dateTimeText } from '../ui/format.ts';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import * as css from './log-page.module.css';

const words = messages.logs;
const pageSize = 50;

/** The audit trail: what happened, without personal data. */
export function LogPage() {
  const api = useApi();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = { page, pageSize, sort: '-at' };
  const isAllowed = may(me, 'logs.read');
  const { data, isError, refetch } = useQuery({
    queryKey: ['logs', query],
    queryFn: ({ signal }) => api(listLogs, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={words.title} />;
  return (
    <>
      <PageBar title={words.title} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>} />
      {!data && isError && (
        <ErrorPanel message={words.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && <Empty title={words.empty} sign={<ScrollText {...icon} size={36} />} />}
      {data && data.data.length > 0 && (
        <>
          <LogTable entries={data.data} />
          <Pager meta={data.meta} onPage={(to) => setSearch({ page: String(to) })} />
        </>
      )}
    </>
  );
}

function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const zone = useZoneOf()();
  return (
    <table className={`${table.table} ${css.logs}`}>
      <thead>
        <tr>
          <th>{words.when}</th>
          <th>{words.event}</th>
          <th className={table.fromTablet}>{words.who}</th>
          <th className={table.fromDesktop}>{words.subject}</th>
          <th className={table.fromTablet}>{words.content}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, type, actor, subject, data }) => (
          <tr key={id}>
            <td className={`${table.number} ${table.muted}`}>{dateTimeText(at, zone)}</td>
            <td className={table.wraps}>
              <b>{type}</b>
            </td>
            <td className={table.fromTablet}>{actor || messages.none}</td>
            <td className={`${table.fromDesktop} ${table.muted}`}>
              <code>{subject}</code>
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
