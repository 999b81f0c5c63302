import { moneyText } from '@theke/admin/ui/format.ts';
import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';
import { SumTable } from '../domain/sum-table.tsx';
import { punctualText } from './quality-texts.ts';
import { todayMessages } from './today-messages.de.ts';

const words = todayMessages.branches;

type Sum = { orders: number; gross: number; quality: Parameters<typeof punctualText>[0] | undefined };
type Props = { rows: readonly (Sum & { id: string; name: string })[]; total: Sum; currency: string };

/** What each branch brought today; each leads to its own statistics. */
export function BranchSums({ rows, total, currency }: Props) {
  const cells = ({ orders, gross, quality = { judged: 0, punctual: 0 } }: Sum) => [
    numberText(orders),
    moneyText(gross, currency),
    punctualText(quality),
  ];
  return (
    <SumTable
      labels={[words.branch, words.orders, words.revenue, words.punctual]}
      rows={rows.map(({ id, name, ...sums }) => ({
        key: id,
        head: <Link to={`/statistics?branch=${id}`}>{name}</Link>,
        cells: cells(sums),
      }))}
      total={{ head: words.sum, cells: cells(total) }}
    />
  );
}
