import { moneyText } from '@theke/admin/ui/format.ts';
import type { PaymentStatistic, readCanceledOrders, readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { lostOutcomes } from '@theke/rules/orders/outcome';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ordersOf } from './orders-of.ts';
import { paymentName } from './payment-name.ts';
import * as css from './revenue-ledger.module.css';
import { statisticsMessages } from './statistics-messages.de.ts';

const messages = statisticsMessages.ledger;

type Props = {
  revenue: Replied<typeof readRevenue>['total'];
  lost: Replied<typeof readCanceledOrders>['total'];
  /** Undefined while loading. */
  payments: readonly PaymentStatistic[] | undefined;
  currency: string;
  range: StatisticQuery;
};

type Line = {
  key: string;
  label: ReactNode;
  to?: string | undefined;
  below?: ReactNode;
  amount: string;
  isSum?: boolean;
};

/** Adds and subtracts the API's decimals exactly. */
const plus = (one: number, other: number) => fromMoney(sumOf([toMoney(one), toMoney(other)]));
const minus = (from: number, amount: number) => fromMoney(subtract(toMoney(from), toMoney(amount)));

/** Ledger from gross to remaining revenue; each line links to its orders. */
export function RevenueLedger({ revenue, lost, payments = [], currency, range }: Props) {
  const money = (amount: number) => moneyText(amount, currency);
  const off = (amount: number) => (amount ? `−\u00a0${money(amount)}` : money(0));
  const none = lost.canceled + lost.rejected + lost.failed;
  const reasons = lostOutcomes.filter((outcome) => lost[outcome] > 0);
  const lines: readonly Line[] = [
    {
      key: 'received',
      label: messages.received(revenue.orders + none),
      to: ordersOf(range, 'received'),
      amount: money(plus(revenue.gross, lost.gross)),
    },
    {
      key: 'lost',
      label: messages.lost,
      below: reasons.map((outcome, at) => (
        <Fragment key={outcome}>
          {at > 0 && ' · '}
          <Link to={ordersOf(range, outcome)}>{messages[outcome](numberText(lost[outcome]))}</Link>
        </Fragment>
      )),
      amount: off(lost.gross),
    },
    ...(revenue.discounts ? [{ key: 'discounts', label: messages.discounts, amount: money(revenue.discounts) }] : []),
    { key: 'gross', label: messages.gross, to: ordersOf(range, 'counted'), amount: money(revenue.gross), isSum: true },
    ...payments.map(({ paymentMethod, orders, gross }) => ({
      key: paymentMethod,
      label: messages.paid(paymentName(paymentMethod), orders),
      to: paymentMethod === 'unknown' ? undefined : ordersOf(range, 'counted', { paymentMethod }),
      amount: money(gross),
    })),
    {
      key: 'refunded',
      label: messages.refunded(revenue.refunds),
      to: revenue.refunded ? ordersOf(range, 'counted', { refunded: 'true' }) : undefined,
      amount: off(revenue.refunded),
    },
    { key: 'kept', label: messages.kept, amount: money(minus(revenue.gross, revenue.refunded)), isSum: true },
    { key: 'net', label: messages.net, amount: money(revenue.net) },
  ];
  return (
    <>
      <dl className={css.ledger}>
        {lines.map(({ key, label, to, below, amount, isSum }) => (
          <div key={key} className={classNames(css.line, isSum && css.sum)}>
            <dt>
              {to ? <Link to={to}>{label}</Link> : label}
              {below && <small>{below}</small>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{messages.note}</p>
    </>
  );
}
