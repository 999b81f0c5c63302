import type { Order } from '@theke/contracts/ordering/order';
import { useShop } from '../api/shop.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { dateTimeText } from '../ui/format.ts';
import * as css from './order-page.module.css';

/** Who ordered, how and where; what was not given is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const { branches } = useShop();
  const { contact } = order;
  const texts = messages.order;
  const zone = useZoneOf()(order.branch.id);
  const facts: [string, string][] = [
    [texts.kind, messages.deliveryTypes[order.deliveryType]],
    [texts.branch, branches.find(({ id }) => id === order.branch.id)?.name ?? ''],
    [texts.guest, `${contact.firstName} ${contact.lastName}`.trim()],
    [texts.company, contact.companyName],
    [texts.phone, contact.phone],
    [texts.email, contact.email],
    [texts.payment, messages.paymentMethods[order.paymentMethod] ?? order.paymentMethod],
    [texts.number, order.uid],
    [messages.orderList.placedAt, dateTimeText(order.placedAt, zone)],
    [texts.reasonForGuest, order.rejectionMessage ?? ''],
    [texts.reason, order.cancellationReason ?? ''],
  ];
  return (
    <section className={css.section}>
      <h2>{texts.guest}</h2>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{name === texts.phone ? <a href={`tel:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
