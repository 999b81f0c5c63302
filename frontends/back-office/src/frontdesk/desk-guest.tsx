import type { Order } from '@theke/contracts/ordering/order';
import { destinationOf } from '../board/address-text.ts';
import { paymentText } from '../board/payment-text.ts';
import { messages } from '../messages.de.ts';
import { addressLines } from '../orders/address-lines.tsx';
import { moneyText } from '../ui/format.ts';
import * as css from './desk-guest.module.css';

/** Shown without its name: every branch is there. */
const home = 'AT';

/** Who it is for, where it goes, and what is still to be paid. */
export function DeskGuest({ order }: { order: Order }) {
  const { contact, deliveryType, totals } = order;
  const { delivery, currency } = totals;
  const where = deliveryType === 'delivery' ? addressLines(destinationOf(order), home) : [contact.companyName];
  return (
    <div className={css.guest}>
      <p>
        <b>{`${contact.firstName} ${contact.lastName}`.trim()}</b>
        {[...where, contact.phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={css.pay}>
        <b>{paymentText(order)}</b>
        {delivery.gross > 0 && <span>{messages.frontdesk.withDelivery(moneyText(delivery.gross, currency))}</span>}
      </p>
    </div>
  );
}
