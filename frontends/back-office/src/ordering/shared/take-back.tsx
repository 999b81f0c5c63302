import type { Order } from '@theke/contracts/ordering/order';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { takeBack } from './held-moves.ts';
import { moveLabel } from './move-label.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove } from './use-move.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

type Props = { order: Order; move: BoardMove; className?: string | undefined };

/** Undo button in place of the move's button until the move is sent; takes over the focus. */
export function TakeBack({ order, move, className }: Props) {
  const place = useRestoredFocus<HTMLButtonElement>();
  return (
    <button
      ref={place}
      type="button"
      className={classNames(buttonClass({ kind: 'second' }), className)}
      onClick={() => takeBack(order.id)}
    >
      {orderMessages.board.takeBackOf(moveLabel(move, order))}
    </button>
  );
}
