import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { DayRange } from '@theke/contracts/analytics/statistic';
import { otherName } from '@theke/contracts/analytics/visit-statistics';
import { numberText } from '@theke/rules/units/amount-text';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { changeOf } from '../shared/change-text.ts';
import { ChartOrTable } from '../shared/chart-or-table.tsx';
import { DayChart } from '../shared/day-chart.tsx';
import { wholeDay } from '../shared/day-texts.ts';
import { FigureRow } from '../shared/figure-row.tsx';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { HourTable } from '../shared/hour-table.tsx';
import { ComparedLegend } from '../shared/range/compared-legend.tsx';
import { RangeTools } from '../shared/range/range-tools.tsx';
import { useRange } from '../shared/range/use-range.ts';
import { statisticsLink } from '../shared/statistics-link.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { exportVisitDays } from './export-visit-days.ts';
import { FlowChart } from './flow/flow-chart.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { ShareList } from './share-list.tsx';
import { VisitDayTable } from './visit-day-table.tsx';
import { loadVisits } from './visits-query.ts';

const messages = statisticsMessages.visits;
const routeText = (name: string): string => messages.routes[name] ?? name;

/** Visitor statistics: number, time, pages and sources. */
export function VisitsPage() {
  const isAllowed = may(useMe(), 'statistics.read');
  return isAllowed ? <Visits /> : <NotAllowed title={statisticsLink.label} />;
}

function Visits() {
  const api = useApi();
  const tools = useRange();
  const { earlier } = tools;
  const { from, to, against } = tools.range;
  const range: DayRange = { from, to, against };
  const [isTable, setIsTable] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'visits', range, earlier],
    queryFn: ({ signal }) => loadVisits(api, range, earlier, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  // The compared days arrive with the next response after a comparison was chosen.
  const compared = data?.earlier ? earlier : null;
  const days = (data?.visitors.rows ?? []).map((row, at) => ({ ...row, views: data?.views.rows[at]?.views ?? 0 }));
  const save = () =>
    saveFile(
      messages.file(wholeDay(from), wholeDay(to)),
      new Blob(exportVisitDays(days), { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <>
      <PageBar title={statisticsLink.label}>
        <Button kind="second" onClick={save} disabled={!data}>
          <Download {...icon} size={16} />
          {statisticsMessages.export}
        </Button>
      </PageBar>
      <RangeTools {...tools} />
      {!data && error && (
        <LoadFailure message={statisticsMessages.loadFailed} error={error as Error} refetch={refetch} />
      )}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <FigureRow figures={figuresOf(data, compared !== null)} />
          <div className={css.page}>
            <FiguresSection
              title={messages.perDay}
              tools={
                <>
                  {!isTable && <ComparedLegend days={range} earlier={compared} />}
                  <ChartOrTable isTable={isTable} onChange={setIsTable} />
                </>
              }
            >
              {isTable ? (
                <VisitDayTable rows={days} total={{ ...data.visitors.total, ...data.views.total }} />
              ) : (
                <DayChart
                  title={messages.perDay}
                  valueText={numberText}
                  current={data.visitors.rows.map(({ day, visitors }) => ({ day, value: visitors }))}
                  earlier={(compared && data.earlier)?.map(({ day, visitors }) => ({ day, value: visitors })) ?? []}
                />
              )}
            </FiguresSection>
            {data.funnel.some(({ name, now, before }) => name === 'menu' && now + before > 0) && (
              <FunnelChart steps={data.funnel} days={range} earlier={compared} />
            )}
            <FlowChart rows={data.flow.rows} visitors={data.visitors.total.visitors} />
            <div className={css.columns}>
              <FiguresSection title={messages.times} note={messages.timesUnit}>
                <HourTable
                  rows={data.times.rows.map(({ visitors, ...at }) => ({ ...at, count: visitors }))}
                  emptyText={messages.empty}
                />
              </FiguresSection>
              <ShareList
                title={messages.pages}
                rows={data.pages.rows.map(({ page, views }) => ({ name: routeText(page), count: views }))}
              />
            </div>
            <div className={css.lists}>
              <ShareList
                title={messages.steps}
                rows={data.steps.rows.map(({ from, to, count }) => ({
                  name: `${from ? routeText(from) : messages.outside} → ${routeText(to)}`,
                  count,
                }))}
              />
              <ShareList title={messages.referrers} rows={sharesOf(data.referrers.rows)} />
              <ShareList title={messages.browsers} rows={sharesOf(data.browsers.rows)} />
              <ShareList title={messages.systems} rows={sharesOf(data.systems.rows)} />
              <ShareList title={messages.resolutions} rows={sharesOf(data.resolutions.rows)} />
              <ShareList
                title={messages.schemes}
                rows={sharesOf(data.schemes.rows).map(({ name, count }) => ({
                  name: messages.schemeNames[name] ?? name,
                  count,
                }))}
              />
              <ShareList
                title={messages.languages}
                rows={sharesOf(data.languages.rows).map(({ name, count }) => ({ name: languageText(name), count }))}
              />
            </div>
            <p className={css.note}>{messages.note}</p>
          </div>
        </>
      )}
    </>
  );
}

const languageNames = new Intl.DisplayNames('de', { type: 'language' });
/** Language name such as "Deutsch" for "de"; texts unknown to the browser stay ("Andere"). */
const languageText = (name: string) => (/^[a-z]{2,3}$/.test(name) ? (languageNames.of(name) ?? name) : name);

const sharesOf = (rows: readonly { value: string; visitors: number }[]) =>
  rows.map(({ value, visitors }) => ({ name: value === otherName ? messages.other : value, count: visitors }));

function figuresOf({ visitors, views, orders }: Awaited<ReturnType<typeof loadVisits>>, isCompared: boolean) {
  const [now, before] = [visitors.total.visitors, visitors.previous.visitors];
  const rate = (part: number, whole: number, times = 1) => (whole ? Math.round((10 * times * part) / whole) / 10 : 0);
  const figure = (label: string, value: number, earlier: number) => ({
    label,
    value: numberText(value),
    change: isCompared ? changeOf(value, earlier, { text: numberText(earlier) }) : null,
  });
  return [
    figure(messages.visitors, now, before),
    figure(messages.views, views.total.views, views.previous.views),
    figure(messages.perVisitor, rate(views.total.views, now), rate(views.previous.views, before)),
    figure(messages.share, rate(orders.now, now, 100), rate(orders.before, before, 100)),
  ];
}
