import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { FiguresSection } from '../shared/figures-section.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';
import { taxRateText } from '../shared/tax-rate-text.ts';
import { statisticsQueries } from './statistics-queries.ts';

/** Revenue by VAT rate: net, tax, gross. */
export function TaxTable({ range, currency }: { range: StatisticQuery; currency: string }) {
  const { data } = useQuery(statisticsQueries(useApi(), range).taxes);
  if (!data || data.rows.length === 0) return null;
  const cells = ({ net, tax, gross }: typeof data.total) => [net, tax, gross].map((sum) => moneyText(sum, currency));
  return (
    <FiguresSection title={statisticsMessages.taxes.title}>
      <SumTable
        labels={[
          statisticsMessages.taxes.rate,
          statisticsMessages.net,
          statisticsMessages.taxes.tax,
          statisticsMessages.gross,
        ]}
        rows={data.rows.map(({ rate, ...sums }) => ({
          key: String(rate),
          head: taxRateText(rate),
          cells: cells(sums),
        }))}
        total={{ head: statisticsMessages.sum, cells: cells(data.total) }}
      />
    </FiguresSection>
  );
}
