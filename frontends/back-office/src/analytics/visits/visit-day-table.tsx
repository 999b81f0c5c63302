import { numberText } from '@theke/rules/units/amount-text';
import { namedDay } from '../shared/day-texts.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';

type Counts = { visitors: number; views: number };
export type VisitDay = Counts & { day: string };
type Props = { rows: readonly VisitDay[]; total: Counts };

const cells = ({ visitors, views }: Counts) => [numberText(visitors), numberText(views)];

/** Table of the chart's values, with page views. */
export const VisitDayTable = ({ rows, total }: Props) => (
  <SumTable
    labels={[statisticsMessages.day, statisticsMessages.visits.visitors, statisticsMessages.visits.views]}
    rows={rows.toReversed().map(({ day, ...counts }) => ({ key: day, head: namedDay(day), cells: cells(counts) }))}
    total={{ head: statisticsMessages.sum, cells: cells(total) }}
  />
);
