import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { amountAtDoor } from '@theke/rules/delivery/amount-at-door';
import { mapLink } from '@theke/rules/delivery/map-link';
import { formatMoney } from '@theke/rules/money/money';
import { Button, buttonClass } from '@theke/ui/button';
import { icon, namedIcon } from '@theke/ui/icon';
import { MessageSquare, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressLines } from '../shared/address-lines.tsx';
import { destinationOf, townText } from '../shared/address-text.ts';
import { moveLabel } from '../shared/move-label.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import type { StagedProof } from '../shared/staged-proof.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import type { MoveUnderWay } from '../shared/use-move.ts';
import { driverPageMessages as texts } from './driver-page-messages.de.ts';
import { placeOf } from './place-of.ts';
import { ProofChoice } from './proof-choice.tsx';
import * as css from './stop-details.module.css';

type Props = {
  order: Order;
  underWay: MoveUnderWay | undefined;
  onDeliver: (proof: StagedProof | undefined) => void;
};

/** Address, note and buttons of a stop; links to map and phone do nothing before a tap (DELIVERY-08). */
export function StopDetails({ order, underWay, onDeliver }: Props) {
  const zone = useZoneOf()(order.branch.id);
  const [proof, setProof] = useState<StagedProof>();
  const destination = destinationOf(order);
  const where = [destination.street, townText(destination)].filter(Boolean).join(', ');
  const phone = phoneLink(order.contact.phone);
  const due = amountAtDoor(order);
  const guest = `${order.contact.firstName} ${order.contact.lastName}`.trim();
  return (
    <>
      <p className={css.address}>
        <AddressLines address={destination} zone={zone} />
        <Link to={`/orders/${order.id}`}>{texts.order(ticketOf(order))}</Link>
      </p>
      {order.comment && (
        <p className={css.note}>
          <MessageSquare {...namedIcon} size={18} aria-label={orderMessages.board.note} />
          <span>{order.comment}</span>
        </p>
      )}
      <div className={css.links}>
        {where && (
          <a
            className={buttonClass({ kind: 'second', size: 'large' })}
            href={mapLink(where, navigator.userAgent)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.wayTo(placeOf(order))}
          >
            <Navigation {...icon} />
            {texts.way}
          </a>
        )}
        {phone && (
          <a
            className={buttonClass({ kind: 'second', size: 'large' })}
            href={phone}
            aria-label={texts.callGuest(guest || placeOf(order))}
          >
            <Phone {...icon} />
            {texts.call}
          </a>
        )}
      </div>
      {order.status === 'in-delivery' && !underWay?.isHeld && (
        <>
          {!underWay && <ProofChoice proof={proof} onChange={setProof} />}
          <Button
            className={css.deliver}
            size="large"
            isWide
            busyLabel={underWay && orderMessages.board.sending(moveLabel(underWay.move, underWay.before))}
            onClick={() => onDeliver(proof)}
          >
            {due === 0 ? texts.delivered : texts.deliveredFor(formatMoney(due, order.totals.currency))}
          </Button>
        </>
      )}
    </>
  );
}
