import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { readOrder } from '@theke/contracts/ordering/order-endpoints';
import { Button } from '@theke/ui/button';
import { Skeleton } from '@theke/ui/skeleton';
import { useParams } from 'react-router';
import { OrderMessages } from '../../notifications/shared/order-messages.tsx';
import { boardTitle } from '../shared/board-title.ts';
import { dueOf } from '../shared/due-of.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { OrderStateText } from '../shared/order-state-text.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderDue } from './order-due.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGiftCard } from './order-gift-card.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import * as css from './order-page.module.css';
import { OrderPayments } from './order-payments.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderTip } from './order-tip.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** Page of an order with all details and the moves that its state allows. */
export function OrderPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { data: order, isError, error, refetch } = useQuery(endpointQuery(api, readOrder, { params: { id } }));
  if (order) return <OrderDetail order={order} />;
  return (
    <>
      <PageBar title={boardTitle} backTo="/orders" />
      <div className={css.page}>
        {isError ? (
          <LoadFailure message={orderMessages.order.loadFailed} error={error} refetch={refetch} />
        ) : (
          <Skeleton width="100%" height={320} />
        )}
      </div>
    </>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const actions = useOrderActions(order);
  const { now, zone, isOver, isEditable, open } = actions;
  return (
    <>
      <PageBar
        title={orderMessages.order.title(ticketOf(order))}
        backTo="/orders"
        aside={
          <>
            {order.ticketNumber !== null && <span className={css.uid}>{order.uid}</span>}
            <OrderStateText
              order={order}
              more={isOver ? undefined : dueOf(order, now, zone).note}
              isLate={urgencyOf(order, now).urgency === 'late'}
            />
          </>
        }
      />
      <OrderButtons {...{ order, actions }} />
      {order.comment && (
        <section className={css.note}>
          <h2>{orderMessages.board.note}</h2>
          <p>{order.comment}</p>
        </section>
      )}
      <div className={css.columns}>
        <div className={css.aside}>
          <OrderDue order={order} />
          <OrderFacts order={order} />
          {isEditable && (
            <Button kind="second" size="small" onClick={() => open('correction')}>
              {orderMessages.order.correct}
            </Button>
          )}
        </div>
        <div className={css.main}>
          <OrderItems order={order} onChoose={isEditable ? open : undefined}>
            {isEditable && (
              <span className={css.edits}>
                <Button kind="second" size="small" onClick={() => open('add')}>
                  {orderMessages.item.add}
                </Button>
                <Button kind="second" size="small" onClick={() => open('items')}>
                  {orderMessages.board.editItems}
                </Button>
              </span>
            )}
          </OrderItems>
          <OrderGiftCard order={order} />
          <OrderTip order={order} />
          <OrderPayments order={order} />
          {order.questionnaire && <OrderRating order={order.id} answers={order.questionnaire} />}
          <OrderMessages order={order} />
        </div>
        <div className={css.aside}>
          <OrderHistory order={order} />
        </div>
      </div>
      <OrderDialogs {...{ order, actions }} />
    </>
  );
}
