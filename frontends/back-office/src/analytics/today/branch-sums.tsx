import { moneyText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { type BranchHours, branchStatus, type OpeningStatus } from '@theke/rules/hours/opening-status';
import { numberText } from '@theke/rules/units/amount-text';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { SumTable } from '../domain/sum-table.tsx';
import * as css from './branch-sums.module.css';
import { punctualText } from './quality-texts.ts';
import { todayMessages } from './today-messages.de.ts';

const words = todayMessages.branches;

type Sum = { orders: number; gross: number; quality: Parameters<typeof punctualText>[0] | undefined };
type Props = {
  rows: readonly (Sum & { id: string; name: string })[];
  /** Of those that are known still. */
  hours: ReadonlyMap<string, BranchHours>;
  now: Date;
  total: Sum;
  currency: string;
};

const looks = {
  open: { Icon: CircleCheck, kind: 'ok' },
  'closing-soon': { Icon: Clock, kind: 'soon' },
  closed: { Icon: CircleX, kind: 'plain' },
} as const satisfies Record<OpeningStatus['state'], unknown>;

/** Whether each branch is open and what it brought today; each leads to its own statistics. */
export function BranchSums({ rows, hours, now, total, currency }: Props) {
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
        head: (
          <span className={css.name}>
            <Link to={`/statistics?branch=${id}`}>{name}</Link>
            {stateOf(hours.get(id), now)}
          </span>
        ),
        cells: cells(sums),
      }))}
      total={{ head: words.sum, cells: cells(total) }}
    />
  );
}

function stateOf(branch: BranchHours | undefined, now: Date) {
  if (!branch) return null;
  const { state, text } = branchStatus(branch, now);
  return (
    <small className={css.state}>
      <StateText {...looks[state]} text={text} />
    </small>
  );
}
