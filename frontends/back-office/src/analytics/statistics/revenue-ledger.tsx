import { moneyText } from '@theke/admin/ui/format.ts';
import type { readCanceledOrders, readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import { ordersOf } from './orders-of.ts';
import * as css from './revenue-ledger.module.css';

const words = statisticsMessages.ledger;

type Props = {
  revenue: Replied<typeof readRevenue>['total'];
  lost: Replied<typeof readCanceledOrders>['total'];
  currency: string;
  range: StatisticQuery;
};

/** Decimals of the wire, added and taken off exactly. */
const plus = (one: number, other: number) => fromMoney(sumOf([toMoney(one), toMoney(other)]));
const minus = (from: number, amount: number) => fromMoney(subtract(toMoney(from), toMoney(amount)));

const lostStates = ['canceled', 'rejected', 'failed'] as const;

/** From what came in to what remains, line by line. */
export function RevenueLedger({ revenue, lost, currency, range }: Props) {
  const money = (amount: number) => moneyText(amount, currency);
  const none = lost.canceled + lost.rejected + lost.failed;
  const reasons = lostStates.filter((state) => lost[state] > 0);
  const lines: readonly { label: string; to?: string; below?: ReactNode; amount: string; isSum?: boolean }[] = [
    {
      label: words.received(numberText(revenue.orders + none)),
      to: ordersOf(range),
      amount: money(plus(revenue.gross, lost.gross)),
    },
    {
      label: words.lost,
      below: reasons.map((state, at) => (
        <Fragment key={state}>
          {at > 0 && ' · '}
          <Link to={ordersOf(range, state)}>{words[state](numberText(lost[state]))}</Link>
        </Fragment>
      )),
      amount: lost.gross ? `−\u00a0${money(lost.gross)}` : money(0),
    },
    { label: words.gross, amount: money(revenue.gross), isSum: true },
    { label: words.refunded, amount: revenue.refunded ? `−\u00a0${money(revenue.refunded)}` : money(0) },
    { label: words.kept, amount: money(minus(revenue.gross, revenue.refunded)), isSum: true },
    { label: words.net, amount: money(revenue.net) },
  ];
  return (
    <>
      <dl className={css.ledger}>
        {lines.map(({ label, to, below, amount, isSum }) => (
          <div key={label} className={classNames(css.line, isSum && css.sum)}>
            <dt>
              {to ? <Link to={to}>{label}</Link> : label}
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
