import { useState } from 'react';
import { ChartOrTable } from './chart-or-table.tsx';
import { DayChart } from './day-chart.tsx';
import { namedDay } from './day-texts.ts';
import * as css from './figures-page.module.css';
import { FiguresSection } from './figures-section.tsx';
import { hoursText } from './hours-text.ts';
import { statisticsMessages } from './statistics-messages.de.ts';
import { SumTable } from './sum-table.tsx';

const messages = statisticsMessages.working;
const hour = 3_600;
const textOf = (hours: number) => hoursText(Math.round(hours * hour));

/** Seconds; `worked` excludes pauses. */
type Sums = { planned: number; worked: number; paused: number };
type Props = { rows: readonly (Sums & { day: string })[]; total: Sums };

/** Chart or table of working time and planned time per day. */
export function PlannedAndWorked({ rows, total }: Props) {
  const [isTable, setIsTable] = useState(false);
  const cells = ({ planned, worked, paused }: Sums) => [planned, worked, worked - planned, paused].map(hoursText);
  return (
    <FiguresSection
      title={messages.perDay}
      note={messages.unit}
      tools={
        <>
          {!isTable && (
            <ul className={css.legend}>
              <li>{messages.workedDay}</li>
              <li className={css.dashed}>{messages.planned}</li>
            </ul>
          )}
          <ChartOrTable isTable={isTable} onChange={setIsTable} />
        </>
      }
    >
      {isTable ? (
        <SumTable
          labels={[statisticsMessages.day, messages.planned, messages.workedDay, messages.difference, messages.paused]}
          rows={rows.toReversed().map(({ day, ...sums }) => ({ key: day, head: namedDay(day), cells: cells(sums) }))}
          total={{ head: statisticsMessages.sum, cells: cells(total) }}
        />
      ) : (
        <DayChart
          title={messages.perDay}
          valueText={textOf}
          current={rows.map(({ day, worked }) => ({ day, value: worked / hour }))}
          earlier={rows.map(({ day, planned }) => ({ day, value: planned / hour }))}
          comparisonText={({ value }) => messages.plannedFor(textOf(value))}
        />
      )}
    </FiguresSection>
  );
}
