import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { useState } from 'react';
import { ChartOrTable } from '../domain/chart-or-table.tsx';
import { DayChart } from '../domain/day-chart.tsx';
import { namedDay } from '../domain/day-texts.ts';
import * as css from '../domain/figures-page.module.css';
import { hoursText } from '../domain/hours-text.ts';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import { SumTable } from '../domain/sum-table.tsx';
import { statisticsQueries } from './statistics-queries.ts';

const words = statisticsMessages.working;
const hour = 3_600;
const textOf = (hours: number) => hoursText(Math.round(hours * hour));

/** What was worked on each day over what was planned for it, for whoever leads those who did (TIME-10). */
export function WorkingDays({ range }: { range: StatisticQuery }) {
  const isAllowed = may(useMe(), 'working-statistics.read');
  const queries = statisticsQueries(useApi(), range);
  const { data: worked } = useQuery({ ...queries.working, enabled: isAllowed });
  const { data: planned } = useQuery({ ...queries.planned, enabled: isAllowed });
  const [isTable, setIsTable] = useState(false);
  if (!isAllowed || !worked || !planned || worked.total.activities + planned.total.shifts === 0) return null;
  const plannedOn = new Map(planned.rows.map(({ day, seconds }) => [day, seconds]));
  const cells = (plan: number, work: number, pause: number) => [plan, work, work - plan, pause].map(hoursText);
  return (
    <section aria-label={words.perDay}>
      <div className={css.head}>
        <h2>
          {words.perDay} <small>{words.unit}</small>
        </h2>
        {!isTable && (
          <ul className={css.legend}>
            <li>{words.workedDay}</li>
            <li className={css.dashed}>{words.planned}</li>
          </ul>
        )}
        <ChartOrTable isTable={isTable} onChange={setIsTable} />
      </div>
      {isTable ? (
        <SumTable
          labels={[statisticsMessages.day, words.planned, words.workedDay, words.difference, words.paused]}
          rows={worked.rows.toReversed().map(({ day, seconds, pauseSeconds }) => ({
            key: day,
            head: namedDay(day),
            cells: cells(plannedOn.get(day) ?? 0, seconds, pauseSeconds),
          }))}
          total={{
            head: statisticsMessages.sum,
            cells: cells(planned.total.seconds, worked.total.seconds, worked.total.pauseSeconds),
          }}
        />
      ) : (
        <DayChart
          title={words.perDay}
          valueText={textOf}
          own={worked.rows.map(({ day, seconds }) => ({ day, value: seconds / hour }))}
          earlier={worked.rows.map(({ day }) => ({ day, value: (plannedOn.get(day) ?? 0) / hour }))}
          besideText={({ value }) => words.plannedFor(textOf(value))}
        />
      )}
    </section>
  );
}
