import type { Order } from '@theke/contracts/ordering/order';
import { amountText } from '@theke/rules/amount-text';
import { formatMoney, toMoney } from '@theke/rules/money';
import { displayTotals, fromPricingResult } from '@theke/rules/totals';
import { messages } from '../messages.de.ts';
import { choicesOf } from './choices-of.ts';
import * as css from './order-page.module.css';

/** What was sold and what it costs, at the prices of that moment. */
export function OrderItems({ order }: { order: Order }) {
  const { currency, isEstimated } = order.totals;
  const euro = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, currency);
  const totals = displayTotals(fromPricingResult(order.totals));
  const about = isEstimated ? `${messages.order.approximate} ` : '';
  return (
    <section className={css.section}>
      <h2>{messages.order.items}</h2>
      <table className={css.items}>
        <thead>
          <tr>
            <th scope="col">{messages.order.amount}</th>
            <th scope="col">{messages.order.product}</th>
            <th scope="col" className={css.number}>
              {messages.order.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change places
            <tr key={index}>
              <td className={css.amount}>{amountText(item.amount, item.unit)}</td>
              <td>
                {item.name}
                {item.parts.length > 0 && <small>{choicesOf(item)}</small>}
              </td>
              <td className={css.number}>
                {item.isEstimated && `${messages.order.approximate} `}
                {euro(toMoney(item.gross))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {messages.order.net}
            </th>
            <td className={css.number}>{euro(totals.net)}</td>
          </tr>
          {totals.taxes.map(({ rate, tax }) => (
            <tr key={rate}>
              <th scope="row" colSpan={2}>
                {messages.order.vatRate(rate)}
              </th>
              <td className={css.number}>{euro(tax)}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row" colSpan={2}>
              {messages.order.total}
            </th>
            <td className={css.number}>
              {about}
              {euro(totals.gross)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
