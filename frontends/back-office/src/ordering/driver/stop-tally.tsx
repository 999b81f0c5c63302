import type { Order } from '@theke/contracts/ordering/order';
import { cashAtDoor } from '@theke/rules/delivery/amount-at-door';
import { formatMoney, sumOf } from '@theke/rules/money/money';
import { driverPageMessages } from './driver-page-messages.de.ts';
import * as css from './stop-tally.module.css';

const { tally: texts } = driverPageMessages;

/** Open stops, cash still to collect, and cash collected (DELIVERY-07). */
export function StopTally({ open, done }: { open: readonly Order[]; done: readonly Order[] }) {
  const currency = (open[0] ?? done[0])?.totals.currency ?? 'EUR';
  const cash = (orders: readonly Order[]) => formatMoney(sumOf(orders.map(cashAtDoor)), currency);
  return (
    <dl className={css.tally}>
      <div>
        <dt>{texts.open}</dt>
        <dd>{texts.openOf(open.length, open.length + done.length)}</dd>
      </div>
      <div>
        <dt>{texts.due}</dt>
        <dd>{cash(open)}</dd>
      </div>
      <div>
        <dt>{texts.taken}</dt>
        <dd>{cash(done)}</dd>
      </div>
    </dl>
  );
}
