import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { type HourCount, HourTable } from '../shared/hour-table.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { statisticsQueries } from './statistics-queries.ts';

const { times: ofOrders, visits: ofVisits, working: ofWork } = statisticsMessages;

type Props = { range: StatisticQuery; ordered: readonly HourCount[] };

/** One decimal for few hours, none for many. */
const hoursOf = (seconds: number): number => {
  const hours = seconds / 3_600;
  return hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours);
};

/**
 * Orders, visits and working time by hour. Many visits with few orders suggest a bottleneck; if there is little
 * working time, too few staff.
 */
export function BusyHours({ range, ordered }: Props) {
  const queries = statisticsQueries(useApi(), range);
  const isOfAll = range.branch === undefined;
  const { data: visits } = useQuery({ ...queries.visitorTimes, enabled: isOfAll });
  const isAllowed = may(useMe(), 'working-statistics.read');
  const { data: work } = useQuery({ ...queries.workingTimes, enabled: isAllowed });
  const looked = isOfAll && visits ? visits.rows.map(({ visitors, ...at }) => ({ ...at, count: visitors })) : [];
  const worked = isAllowed && work ? work.rows.map(({ seconds, ...at }) => ({ ...at, count: hoursOf(seconds) })) : [];
  const tables = [
    { title: ofOrders.title, unit: ofOrders.unit, rows: ordered, isAlways: true },
    { title: ofVisits.times, unit: ofVisits.timesUnit, rows: looked, isAlways: false },
    { title: ofWork.times, unit: ofWork.timesUnit, rows: worked, isAlways: false },
  ];
  return (
    <div className={css.stack}>
      {tables.map(
        ({ title, unit, rows, isAlways }) =>
          (isAlways || rows.length > 0) && (
            <FiguresSection key={title} title={title} note={unit}>
              <HourTable
                rows={rows}
                alignWith={tables.flatMap((other) => (other.title === title ? [] : other.rows))}
                emptyText={ofOrders.empty}
              />
            </FiguresSection>
          ),
      )}
    </div>
  );
}
