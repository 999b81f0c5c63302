import type { Order } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import { takeBack } from './held-moves.ts';
import { moveLabel } from './move-label.ts';
import { orderMessages } from './order-messages.de.ts';
import type { BoardMove } from './use-move.ts';

type Props = { order: Order; move: BoardMove; className?: string | undefined };

/** In place of the move that was pressed just now, for as long as nobody was told of it. */
export const TakeBack = ({ order, move, className }: Props) => (
  <Button className={className} kind="second" onClick={() => takeBack(order.id)}>
    {orderMessages.board.takeBackOf(moveLabel(move, order))}
  </Button>
);
