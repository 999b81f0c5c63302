import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { useNow } from '@theke/ui/use-now';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { destinationOf } from '../shared/address-text.ts';
import { dueOf } from '../shared/due-of.ts';
import type { StagedProof } from '../shared/staged-proof.ts';
import type { MoveUnderWay } from '../shared/use-move.ts';
import { AmountText } from './amount-text.tsx';
import { driverPageMessages as texts } from './driver-page-messages.de.ts';
import { placeOf } from './place-of.ts';
import * as css from './stop-card.module.css';
import { StopDetails } from './stop-details.tsx';

type Props = {
  order: Order;
  underWay: MoveUnderWay | undefined;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Shows the details. */
  isOpen: boolean;
  onOpen: () => void;
  /** Whether the driver takes the order along when setting out. */
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onDeliver: (proof: StagedProof | undefined) => void;
};

/** Id of the button that moves a stop. */
export const stopButtonId = (order: string, by: 1 | -1): string => `${order}${by}`;

/** A stop of the route. */
export function StopCard({ order, underWay, number, isFirst, isLast, isOpen, onOpen, ...rest }: Props) {
  const { isTaken, onTake, onMove, onDeliver } = rest;
  const zone = useZoneOf()(order.branch.id);
  const now = useNow(20_000).getTime();
  const detailsId = useId();
  const place = placeOf(order);
  const isConfirmed = order.status === 'confirmed';
  return (
    <li className={classNames(css.stop, isOpen && css.open)}>
      <span className={css.number}>{number}</span>
      <div className={css.head}>
        <button
          type="button"
          className={css.place}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={texts.details(place)}
          onClick={onOpen}
        >
          {place}
        </button>
        <span>{guestOf(order)}</span>
        {isConfirmed && !underWay && (
          <label className={css.take}>
            <input type="checkbox" checked={isTaken} onChange={({ target }) => onTake(target.checked)} />
            {texts.take}
          </label>
        )}
      </div>
      <div className={css.aside}>
        <b>{dueOf(order, now, zone).time}</b>
        <AmountText order={order} className={css.due} />
      </div>
      <div className={css.moves}>
        <IconButton
          id={stopButtonId(order.id, -1)}
          label={texts.earlier(place)}
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : () => onMove(-1)}
        >
          <ChevronUp {...icon} />
        </IconButton>
        <IconButton
          id={stopButtonId(order.id, 1)}
          label={texts.later(place)}
          aria-disabled={isLast}
          onClick={isLast ? undefined : () => onMove(1)}
        >
          <ChevronDown {...icon} />
        </IconButton>
      </div>
      <div id={detailsId} className={css.details}>
        {isOpen && <StopDetails order={order} underWay={underWay} onDeliver={onDeliver} />}
      </div>
    </li>
  );
}

/** Company of the delivery address, or the guest's name. */
const guestOf = (order: Order): string =>
  destinationOf(order).companyName || `${order.contact.firstName} ${order.contact.lastName}`.trim();
