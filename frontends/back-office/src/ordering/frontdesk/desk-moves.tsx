import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Clock, X } from 'lucide-react';
import { momentText } from '../domain/due-of.ts';
import { moveLabel } from '../domain/move-label.ts';
import { orderMessages } from '../domain/order-messages.de.ts';
import { promiseOf } from '../domain/promise-of.ts';
import type { BoardMove, MoveUnderWay } from '../domain/use-move.ts';
import { useWaysOn } from '../domain/use-ways-on.ts';
import * as css from './desk-moves.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

type Props = {
  order: Order;
  now: number;
  underWay: MoveUnderWay | undefined;
  onMove: (move: BoardMove) => void;
};

/** What may be done with the order, in words: the way on is the widest. */
export function DeskMoves({ order, now, underWay, onMove }: Props) {
  const { next, no, mayPropose, mayOffer, busyLabel } = useWaysOn(order, underWay);
  const zone = useZoneOf()(order.branch.id);
  const promise = promiseOf(order);
  if (!next && !no) return null;
  const label = (move: BoardMove) =>
    move === 'confirm' && order.status === 'placed' && promise !== undefined
      ? frontdeskMessages.confirmFor(momentText(promise, now, zone))
      : moveLabel(move, order);
  return (
    <footer className={css.moves}>
      {next && (
        <Button
          className={css.go}
          kind={next !== 'confirm' ? 'main' : order.status === 'placed' ? 'accent' : 'second'}
          busyLabel={busyLabel}
          onClick={() => onMove(next)}
        >
          {label(next)}
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
          {label(no)}
        </Button>
      )}
    </footer>
  );
}
