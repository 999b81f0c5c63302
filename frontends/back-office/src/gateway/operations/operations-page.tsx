import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { exactTimeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { type HistoryHours, historyHours } from '@theke/contracts/operations/figure-history';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Pause, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import { allDeadLetters } from './all-dead-letters.ts';
import { FigureStrip } from './figure-strip.tsx';
import { areWell, figuresOf } from './figures-of.ts';
import { operationsLink } from './operations-link.ts';
import * as css from './operations-page.module.css';
import { historyQuery, operationsQuery } from './operations-query.ts';
import { samplesOf } from './samples-of.ts';
import { ServiceTable } from './service-table.tsx';
import { troubleOf } from './trouble-of.ts';

// Event names need all contracts, so they are loaded after the figures.
const DeadLetters = lazy(async () => ({ default: (await import('./dead-letters.tsx')).DeadLetters }));
const RecentLog = lazy(async () => ({ default: (await import('./recent-log.tsx')).RecentLog }));

const pollIntervalMs = 3_000;
const asksHistoryEvery = 60_000;

/** State of the platform: problems and their effects, dead letters, all services. */
export function OperationsPage() {
  const me = useMe();
  const zone = useZoneOf()();
  const [isPaused, setIsPaused] = useState(false);
  const isAllowed = may(me, 'operations.read');
  const every = isPaused ? false : pollIntervalMs;
  const [hours, setHours] = useState<HistoryHours>('1');
  const api = useApi();
  const query = operationsQuery(api);
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: every, enabled: isAllowed });
  const history = useQuery({
    ...historyQuery(api, hours),
    refetchInterval: isPaused ? false : asksHistoryEvery,
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
  if (!isAllowed) return <NotAllowed title={operationsLink.label} />;
  const trouble = data && troubleOf(data.services);
  const isWell = data && !trouble && areWell(figuresOf(data));
  const span = (
    <Segmented
      label={operationsMessages.span}
      value={hours}
      segments={historyHours.map((value) => ({ value, label: operationsMessages.spans[value] }))}
      onChange={setHours}
    />
  );
  return (
    <>
      <PageBar
        title={operationsLink.label}
        aside={<span className={table.muted}>{data && operationsMessages.asOf(exactTimeText(data.at, zone))}</span>}
      >
        <div className={css.inBar}>{span}</div>
        <Button kind="second" onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? <Play {...icon} size={16} /> : <Pause {...icon} size={16} />}
          {isPaused ? operationsMessages.resume : operationsMessages.pause}
        </Button>
      </PageBar>
      {!data && error && <LoadFailure message={operationsMessages.loadFailed} error={error} refetch={refetch} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          {/* Always rendered, so that screen readers announce changes. */}
          <div className={css.trouble} role="status">
            {error && <Notice kind="late">{operationsMessages.loadFailed}</Notice>}
            {!error && trouble && (
              <Notice kind="soon">
                <b>{trouble.lead}</b> {trouble.text}
              </Notice>
            )}
            {!error && isWell && (
              <Notice kind="ok">
                <b>{operationsMessages.well.lead}</b> {operationsMessages.well.text}
              </Notice>
            )}
          </div>
          <div className={css.belowBar}>{span}</div>
          <FigureStrip samples={samplesOf(history.data ?? [], data)} hours={Number(hours)} />
          <div className={css.page}>
            <Suspense>
              <DeadLetters {...allDeadLetters(data)} />
            </Suspense>
            <div className={css.columns}>
              <ServiceTable services={data.services} />
              <Suspense>
                <RecentLog every={every} />
              </Suspense>
            </div>
          </div>
        </>
      )}
    </>
  );
}
