import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { addressLines } from '../shared/address-lines.tsx';
import { destinationOf } from '../shared/address-text.ts';
import { DriverChoice } from '../shared/driver-choice.tsx';
import { paymentText } from '../shared/payment-text.ts';
import { takesDriver } from '../shared/use-drivers.ts';
import * as css from './desk-guest.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

/** Guest, destination and amount due. */
export function DeskGuest({ order }: { order: Order }) {
  const { contact, deliveryType, totals } = order;
  const { delivery, currency } = totals;
  const zone = useZoneOf()(order.branch.id);
  const where = deliveryType === 'delivery' ? addressLines(destinationOf(order), zone) : [contact.companyName];
  return (
    <div className={css.guest}>
      <p>
        <b>{`${contact.firstName} ${contact.lastName}`.trim()}</b>
        {[...where, contact.phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {takesDriver(order) && <DriverChoice order={order} />}
      <p className={css.pay}>
        <b>{paymentText(order, zone)}</b>
        {delivery.gross > 0 && <span>{frontdeskMessages.withDelivery(moneyText(delivery.gross, currency))}</span>}
      </p>
    </div>
  );
}
