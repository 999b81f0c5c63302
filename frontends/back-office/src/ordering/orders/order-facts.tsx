import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrderGuest } from '@theke/contracts/ordering/order-endpoints';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { latestMethod } from '@theke/rules/tables/latest-method';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AddressLines, addressLines } from '../shared/address-lines.tsx';
import { DriverChoice } from '../shared/driver-choice.tsx';
import { driverMessages } from '../shared/driver-messages.de.ts';
import { methodName } from '../shared/method-name.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { refundedLabel } from '../shared/refund-text.ts';
import { takesDriver, useDrivers } from '../shared/use-drivers.ts';
import { CodeName } from './code-name.tsx';
import { GuestFiles } from './guest-files.tsx';
import * as css from './order-page.module.css';

const { order: texts } = orderMessages;

const fiscalText = ({ register, receiptNumber, state }: NonNullable<Order['fiscal']>[number]): string =>
  [`${register} ${receiptNumber}`, state === 'failed' && texts.fiscalFailed].filter(Boolean).join(': ');

/** Guest, order type and location of an order; empty facts are omitted. */
export function OrderFacts({ order }: { order: Order }) {
  const { branches } = useShop();
  const me = useMe();
  const { contact, deliveryType, kind, donation } = order;
  const zone = useZoneOf()(order.branch.id);
  const { deliveryAddress } = contact;
  const orderType = [orderMessages.deliveryTypes[deliveryType], kind !== 'order' && orderMessages.board.kinds[kind]];
  const when = (at: string | null) => (at === null ? '' : dateTimeText(at, zone));
  const lines = (address: typeof contact | typeof deliveryAddress): ReactNode =>
    address && addressLines(address, zone).length > 0 && <AddressLines address={address} zone={zone} />;
  const { data: details } = useQuery({
    ...endpointQuery(useApi(), readOrderGuest, { params: { id: order.id } }),
    enabled: may(me, 'orders.write'),
  });
  const drivers = useDrivers(order.branch.id, takesDriver(order));
  const count = details?.customer && details.customer.orders > 0 && texts.orders(details.customer.orders);
  const facts: [string, ReactNode][] = [
    [texts.kind, orderType.filter(Boolean).join(', ')],
    [texts.table, order.tableIdentifier],
    [
      texts.guest,
      <>
        {`${contact.firstName} ${contact.lastName}`.trim()}
        {details?.customer && count && (
          <span className={css.known}>
            {may(me, 'customers.read') ? <Link to={`/customers/${details.customer.id}`}>{count}</Link> : count}
          </span>
        )}
      </>,
    ],
    // The address contains the company's name, if there is an address.
    [texts.company, addressLines(contact, zone).length > 0 ? '' : contact.companyName],
    [wordsOfZone(zone).vatNumber, contact.vatNumber],
    [texts.area, order.deliveryArea],
    [deliveryAddress ? texts.billingAddress : texts.address, lines(contact)],
    [texts.deliveryAddress, lines(deliveryAddress)],
    [driverMessages.driver, (order.driver || drivers.length > 0) && <DriverChoice order={order} />],
    [driverMessages.proof[order.proof?.kind ?? 'photo'], order.proof && <GuestFiles ids={[order.proof.upload]} />],
    [texts.phone, contact.phone && <a href={phoneLink(contact.phone)}>{contact.phone}</a>],
    [texts.email, contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>],
    [texts.wish, when(order.appointmentDate)],
    [texts.agreed, when(order.appointment)],
    [texts.proposal, when(order.counterAppointment)],
    [
      texts.payment,
      [
        methodName(latestMethod(order), zone),
        order.isRefunded ? refundedLabel(order) : order.isPaid && orderMessages.paid,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [refundedLabel(order), order.refunded > 0 && moneyText(-order.refunded, order.totals.currency)],
    [texts.fiscal, order.fiscal?.map(fiscalText).join(', ')],
    [texts.branch, branches.find(({ id }) => id === order.branch.id)?.name],
    [texts.number, order.uid],
    [
      texts.statusPage,
      details && (
        <a href={details.statusPath} target="_blank" rel="noreferrer">
          {texts.look}
        </a>
      ),
    ],
    [orderMessages.orderList.placedAt, dateTimeText(order.placedAt, zone)],
    [texts.origin, order.origin && <OriginText origin={order.origin} />],
    [texts.donation, donation ? `${moneyText(donation.amount, order.totals.currency)} an ${donation.name}` : ''],
    [texts.reasonForGuest, order.rejectionMessage],
    [texts.reason, order.cancellationReason],
  ];
  return (
    <section className={css.section}>
      <h2>{texts.guest}</h2>
      <FactList facts={facts} className={css.facts} />
    </section>
  );
}

function OriginText({ origin: { kind, qr } }: { origin: NonNullable<Order['origin']> }) {
  if (kind !== 'qr') return texts.origins[kind];
  const path = qr ?? '';
  return <CodeName path={path} />;
}
