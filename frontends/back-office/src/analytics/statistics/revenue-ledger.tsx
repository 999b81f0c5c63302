import { moneyText } from '@theke/admin/ui/format.ts';
import type { readCanceledOrders, readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import * as css from './revenue-ledger.module.css';

const words = statisticsMessages.ledger;

type Props = {
  revenue: Replied<typeof readRevenue>['total'];
  lost: Replied<typeof readCanceledOrders>['total'];
  currency: string;
};

/** Decimals of the wire, added and taken off exactly. */
const plus = (one: number, other: number) => fromMoney(sumOf([toMoney(one), toMoney(other)]));
const minus = (from: number, amount: number) => fromMoney(subtract(toMoney(from), toMoney(amount)));

/** From what came in to what remains, line by line. */
export function RevenueLedger({ revenue, lost, currency }: Props) {
  const money = (amount: number) => moneyText(amount, currency);
  const none = lost.canceled + lost.rejected + lost.failed;
  const reasons = [
    lost.canceled && words.canceled(numberText(lost.canceled)),
    lost.rejected && words.rejected(numberText(lost.rejected)),
    lost.failed && words.failed(numberText(lost.failed)),
  ].filter((text) => text !== 0);
  const lines: readonly { label: string; below?: string; amount: string; isSum?: boolean }[] = [
    { label: words.received(numberText(revenue.orders + none)), amount: money(plus(revenue.gross, lost.gross)) },
    { label: words.lost, below: reasons.join(' · '), amount: lost.gross ? `−\u00a0${money(lost.gross)}` : money(0) },
    { label: words.gross, amount: money(revenue.gross), isSum: true },
    { label: words.refunded, amount: revenue.refunded ? `−\u00a0${money(revenue.refunded)}` : money(0) },
    { label: words.kept, amount: money(minus(revenue.gross, revenue.refunded)), isSum: true },
    { label: words.net, amount: money(revenue.net) },
  ];
  return (
    <>
      <dl className={css.ledger}>
        {lines.map(({ label, below, amount, isSum }) => (
          <div key={label} className={classNames(css.line, isSum && css.sum)}>
            <dt>
              {label}
              {below && <small>{below}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{words.note}</p>
    </>
  );
}
