import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { TipStatistic } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { paymentMethod } from '@theke/contracts/ordering/order';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { numberText } from '@theke/rules/units/amount-text';
import { FiguresSection } from '../shared/figures-section.tsx';
import { paymentName } from '../shared/payment-name.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';
import { statisticsQueries } from './statistics-queries.ts';

type Sums = Pick<TipStatistic, 'orders' | 'gross'>;

/** Tips by payment method; they are in no figure of revenue (TIP-10). Nothing without tips. */
export function TipTable({ range, currency }: { range: StatisticQuery; currency: string }) {
  const { data } = useQuery(statisticsQueries(useApi(), range).tips);
  if (!data || data.rows.length === 0) return null;
  const given = new Set(data.rows.map(({ paymentMethod }) => paymentMethod));
  const methods = [...paymentMethod.options, 'unknown' as const].filter((method) => given.has(method));
  const cells = ({ orders, gross }: Sums) => [numberText(orders), moneyText(gross, currency)];
  return (
    <FiguresSection title={statisticsMessages.tips.title} note={statisticsMessages.tips.note}>
      <SumTable
        labels={[statisticsMessages.tips.method, statisticsMessages.orders, statisticsMessages.tips.sum]}
        rows={methods.map((method) => ({
          key: method,
          head: paymentName(method),
          cells: cells(sumsOf(data.rows.filter(({ paymentMethod }) => paymentMethod === method))),
        }))}
        total={{ head: statisticsMessages.sum, cells: cells(data.total) }}
      />
    </FiguresSection>
  );
}

const sumsOf = (rows: readonly TipStatistic[]): Sums => ({
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  gross: fromMoney(sumOf(rows.map(({ gross }) => toMoney(gross)))),
});
