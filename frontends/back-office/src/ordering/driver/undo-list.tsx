import { TakeBack } from '../shared/take-back.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import { driverPageMessages } from './driver-page-messages.de.ts';
import * as css from './undo-list.module.css';
import type { Stop } from './use-stops.ts';

/** Moves that can still be undone, one line each. */
export function UndoList({ stops }: { stops: readonly Stop[] }) {
  const held = stops.flatMap(({ order, underWay }) => (underWay?.isHeld ? [{ order, underWay }] : []));
  if (held.length === 0) return null;
  return (
    <ul className={css.moves} aria-label={driverPageMessages.takeBack}>
      {held.map(({ order, underWay }) => (
        <li key={order.id}>
          <span>{driverPageMessages.order(ticketOf(order))}</span>
          <TakeBack order={order} move={underWay} />
        </li>
      ))}
    </ul>
  );
}
