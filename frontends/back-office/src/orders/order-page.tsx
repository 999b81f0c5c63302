import { useQuery } from '@tanstack/react-query';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/order-labels';
import { movesOf } from '@theke/rules/order-moves';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { actorOf, useMe } from '../api/session.ts';
import { ordersKey } from '../board/current-orders.ts';
import { moveLabel } from '../board/move-label.ts';
import { ReasonDialog } from '../board/reason-dialog.tsx';
import { ticketOf } from '../board/ticket-of.ts';
import { type BoardMove, useMove } from '../board/use-move.ts';
import { messages } from '../messages.de.ts';
import { PageBar } from '../shell/page-bar.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import * as css from './order-page.module.css';
import { OrderPayments } from './order-payments.tsx';

const offered: readonly BoardMove[] = ['confirm', 'in-delivery', 'completed', 'reject', 'cancel'];

/** One order whole: what was sold, to whom, how it went, and only the moves that its state allows. */
export function OrderPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const {
    data: order,
    isError,
    error,
    refetch,
  } = useQuery({ queryKey: [...ordersKey, id], queryFn: ({ signal }) => api(readOrder, { params: { id } }, signal) });
  if (order) return <OrderDetail order={order} />;
  return (
    <>
      <PageBar title={messages.board.title} backTo="/orders" />
      <div className={css.page}>
        {isError ? (
          <ErrorPanel
            message={error.message || messages.order.loadFailed}
            retryLabel={messages.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton width="100%" height={320} />
        )}
      </div>
    </>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const actor = actorOf(useMe());
  const move = useMove();
  const [asking, setAsking] = useState<'reject' | 'cancel'>();
  const allowed = movesOf(order.status, actor, order.deliveryType) as readonly string[];
  const moves = offered.filter((one) => allowed.includes(one));
  const ticket = ticketOf(order);
  const press = (wanted: BoardMove) =>
    wanted === 'reject' || wanted === 'cancel' ? setAsking(wanted) : move.mutate({ order, move: wanted });
  return (
    <>
      <PageBar
        title={messages.order.title(ticket)}
        backTo="/orders"
        aside={<span className={css.state}>{staffLabel(order.status, order.deliveryType)}</span>}
      />
      <div className={css.page}>
        <div className={css.moves}>
          {moves.map((one, index) => (
            <Button
              key={one}
              kind={one === 'reject' || one === 'cancel' ? 'danger' : index === 0 ? 'main' : 'second'}
              busyLabel={move.isPending && move.variables.move === one && messages.board.working}
              onClick={() => press(one)}
            >
              {moveLabel(one, order)}
            </Button>
          ))}
          {moves.length === 0 && <p className={css.quiet}>{messages.order.noMoves}</p>}
        </div>
        <div className={css.columns}>
          <div>
            <OrderItems order={order} />
            <OrderPayments order={order} />
            {order.comment && (
              <section className={css.section}>
                <h2>{messages.board.note}</h2>
                <p>{order.comment}</p>
              </section>
            )}
          </div>
          <div>
            <OrderFacts order={order} />
            <OrderHistory order={order} />
          </div>
        </div>
      </div>
      {asking && (
        <ReasonDialog
          move={asking}
          ticket={ticket}
          onClose={() => setAsking(undefined)}
          onSend={(refused, reason) => {
            move.mutate({ order, move: refused, reason });
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}
