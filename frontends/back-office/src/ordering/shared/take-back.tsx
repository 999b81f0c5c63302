import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { takeBack } from './held-moves.ts';
import { moveDoneText } from './move-done-text.ts';
import { orderMessages } from './order-messages.de.ts';
import type { MoveUnderWay } from './use-move.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

type Props = { order: Order; move: MoveUnderWay; className?: string | undefined };

/** Undo button in place of the move's button until the move is sent; takes over the focus. */
export function TakeBack({ order, move, className }: Props) {
  const zone = useZoneOf()(order.branch.id);
  const place = useRestoredFocus<HTMLButtonElement>();
  return (
    <button
      ref={place}
      type="button"
      className={classNames(buttonClass({ kind: 'second' }), className)}
      onClick={() => takeBack(order.id)}
    >
      {orderMessages.board.takeBackOf(moveDoneText(move, move.before, zone))}
    </button>
  );
}
