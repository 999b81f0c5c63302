import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import type { CheckDeps } from './check-deps.ts';

type Close = { id: string; number: number; methods: OpenPeriod['methods'] };
type Money = { taken: string; refunded: string };

/** Money that the branch received and refunded for the run's orders, in 1/10,000 of the currency unit (CLOSE-02). */
const receivedMoney = `
  select coalesce(sum(greatest(received, refunded)), 0)::bigint as taken, coalesce(sum(refunded), 0)::bigint as refunded
  from (select refunded, case
    when jsonb_array_length(coalesce(payments, '[]')) > 0 then
      (select sum((part ->> 'gross')::numeric + coalesce((part ->> 'tip')::numeric, 0)) * 10000
       from jsonb_array_elements(payments) as part)
    when payment_method in ('card', 'paypal') then coalesce(paid_gross, 0)
    when status in ('delivered', 'completed') then total_gross - gift_card + tip
    else 0 end as received
    from orders where branch_id = $1 and not (id = any($2))) as run`;

/**
 * Violations of the invariants of day closes, one line each: every acknowledged close is stored under its number,
 * numbers have no gaps (CLOSE-01), and the closes of the run with the open period contain all money of its orders once
 * (CLOSE-03).
 */
export async function closeDifferences({
  databases: { ordering },
  ledger: { closes },
  before,
  branch,
  readOpenPeriod,
}: Pick<CheckDeps, 'databases' | 'ledger' | 'before' | 'branch' | 'readOpenPeriod'>): Promise<string[]> {
  const { rows: stored } = await ordering.query<Close>(
    `select id, number, doc -> 'methods' as methods from day_close where branch_id = $1 order by number`,
    [branch],
  );
  const numbers = new Map(stored.map(({ id, number }) => [id, number]));
  const open = await readOpenPeriod();
  const { rows } = await ordering.query<Money>(receivedMoney, [branch, [...before]]);
  const first = Math.min(...closes.values());
  const counted = [...stored.filter(({ number }) => number > first), open].flatMap(({ methods }) => methods);
  const sumOf = (of: 'taken' | 'refunded') => Math.round(counted.reduce((sum, one) => sum + one[of] * 10_000, 0));
  return [
    ...[...closes]
      .filter(([id, number]) => numbers.get(id) !== number)
      .map(([id, number]) => `close ${id} has number ${numbers.get(id) ?? 'none'} instead of ${number}`),
    ...stored.flatMap(({ number }, index) =>
      number === index + 1 ? [] : [`close ${number} has place ${index + 1} in its branch`],
    ),
    ...(['taken', 'refunded'] as const)
      .filter((of) => sumOf(of) !== Number(rows[0]?.[of]))
      .map((of) => `closes count ${sumOf(of)} ${of}, the orders ${rows[0]?.[of]}`),
  ];
}
