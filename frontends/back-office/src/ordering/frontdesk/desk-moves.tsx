import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { promiseOf } from '@theke/rules/orders/promise';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Clock, X } from 'lucide-react';
import { momentText } from '../shared/due-of.ts';
import { moveLabel } from '../shared/move-label.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { TakeBack } from '../shared/take-back.tsx';
import type { BoardMove, MoveUnderWay } from '../shared/use-move.ts';
import { useWaysOn } from '../shared/use-ways-on.ts';
import { wayOnButton } from '../shared/way-on-button.ts';
import * as css from './desk-moves.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

type Props = {
  order: Order;
  now: number;
  underWay: MoveUnderWay | undefined;
  onMove: (move: BoardMove, appointment?: string) => void;
};

/** Actions on the order as text buttons; the main one is widest. */
export function DeskMoves({ order, now, underWay, onMove }: Props) {
  const { next, no, mayPropose, mayOffer, busyLabel, heldMove } = useWaysOn(order, underWay);
  const zone = useZoneOf()(order.branch.id);
  const promise = promiseOf(order);
  if (!next && !no) return null;
  const nextButton = next && wayOnButton(next, order, now, zone);
  const isPromised =
    next === 'confirm' && order.status === 'placed' && promise !== undefined && !nextButton?.appointment;
  return (
    <div className={css.moves}>
      {heldMove && <TakeBack order={order} move={heldMove} className={css.go} />}
      {next && !heldMove && (
        <Button
          className={css.go}
          kind={next !== 'confirm' ? 'main' : order.status === 'placed' ? 'accent' : 'second'}
          busyLabel={busyLabel}
          onClick={() => onMove(next, nextButton?.appointment)}
        >
          {isPromised ? orderMessages.confirmFor.label(momentText(promise, now, zone)) : nextButton?.label}
        </Button>
      )}
      {mayOffer && <p className={css.offer}>{frontdeskMessages.offer}</p>}
      {mayPropose && (
        <Button kind="second" onClick={() => onMove('counter-propose')}>
          <Clock {...icon} size={22} />
          {orderMessages.moves.propose}
        </Button>
      )}
      {no && (
        <Button kind="second" onClick={() => onMove(no)}>
          <X {...icon} size={22} />
          {moveLabel(no, order)}
        </Button>
      )}
    </div>
  );
}
