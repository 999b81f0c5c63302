import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { actorOf, may, useMe } from '@theke/admin/api/session.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { archiveOrder, readOrder } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { movesOf } from '@theke/rules/orders/order-moves';
import { isFinished } from '@theke/rules/orders/order-states';
import { Button } from '@theke/ui/button';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { boardTitle } from '../domain/board-title.ts';
import { mayChooseTime } from '../domain/confirm-times.ts';
import { ordersKey } from '../domain/current-orders.ts';
import { moveLabel } from '../domain/move-label.ts';
import { isQuotation, mayOffer, offerHash } from '../domain/offer-of.ts';
import { orderMessages } from '../domain/order-messages.de.ts';
import { TakeBack } from '../domain/take-back.tsx';
import { ticketOf } from '../domain/ticket-of.ts';
import { type BoardMove, useMove, useMovesUnderWay } from '../domain/use-move.ts';
import { offerMessages } from './offer-messages.de.ts';
import { OrderDue } from './order-due.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import * as css from './order-page.module.css';
import { OrderPayments } from './order-payments.tsx';
import { OrderRating } from './order-rating.tsx';
import { PrintButton } from './print-button.tsx';

const OrderMessages = lazySoon(
  async () =>
    (await import(/* webpackChunkName: "part-order-messages" */ '../../notifications/domain/order-messages.tsx'))
      .OrderMessages,
);
const ConfirmTimeDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ '../domain/confirm-dialog.tsx')).ConfirmDialog,
);
const CounterOfferDialog = lazySoon(
  async () =>
    (await import(/* webpackChunkName: "part-order-dialogs" */ '../domain/counter-offer-dialog.tsx'))
      .CounterOfferDialog,
);
const EditItemsDialog = lazySoon(
  async () =>
    (await import(/* webpackChunkName: "part-order-dialogs" */ '../domain/edit-items-dialog.tsx')).EditItemsDialog,
);
const ReasonDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ '../domain/reason-dialog.tsx')).ReasonDialog,
);
const OfferDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './offer-dialog.tsx')).OfferDialog,
);
const CorrectionDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './correction-dialog.tsx')).CorrectionDialog,
);

const offered: readonly BoardMove[] = [
  'confirm',
  'in-delivery',
  'delivered',
  'completed',
  'counter-propose',
  'reject',
  'cancel',
];

/** One order whole: what was sold, to whom, how it went, and only the moves that its state allows. */
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

type Asked = 'confirm' | 'reject' | 'cancel' | 'counter-propose' | 'offer' | 'items' | 'correction' | 'archive';

function OrderDetail({ order }: { order: Order }) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const me = useMe();
  const move = useMove();
  const underWay = useMovesUnderWay().find((each) => each.order === order.id);
  const isOfferWanted = useLocation().hash === offerHash && mayOffer(order);
  const [asking, setAsking] = useState<Asked | undefined>(isOfferWanted ? 'offer' : undefined);
  const close = () => setAsking(undefined);
  const allowed = movesOf(order.status, actorOf(me), order.deliveryType) as readonly string[];
  const moves = offered.filter((one) => allowed.includes(one) && !(one === 'counter-propose' && isQuotation(order)));
  const isOver = isFinished(order.status);
  const isEditable = !isOver && order.status !== 'awaiting-payment';
  const mayArchive = isOver && may(me, 'orders.archive');
  const ticket = ticketOf(order);
  const press = (wanted: BoardMove) =>
    (wanted === 'confirm' && mayChooseTime(order, Date.now())) ||
    wanted === 'reject' ||
    wanted === 'cancel' ||
    wanted === 'counter-propose'
      ? setAsking(wanted)
      : move.mutate({ order, move: wanted });
  async function archive() {
    await api(archiveOrder, { params: { id: order.id } });
    toast({ text: orderMessages.order.archived(ticket) });
    await navigate('/orders/history');
    void client.invalidateQueries({ queryKey: ordersKey });
  }
  return (
    <>
      <PageBar
        title={orderMessages.order.title(ticket)}
        backTo="/orders"
        aside={
          <>
            {order.ticketNumber !== null && <span className={css.uid}>{order.uid}</span>}
            <span className={css.state}>{staffLabel(order.status, order.deliveryType, order.offer !== null)}</span>
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.moves}>
            {mayOffer(order) && (
              <Button onClick={() => setAsking('offer')}>
                {order.offer ? offerMessages.again : offerMessages.title}
              </Button>
            )}
            {underWay?.isHeld && <TakeBack order={order} move={underWay.move} />}
            {(underWay?.isHeld ? [] : moves).map((one, index) => (
              <Button
                key={one}
                kind={
                  one === 'reject' || one === 'cancel' ? 'danger' : index === 0 && !mayOffer(order) ? 'main' : 'second'
                }
                busyLabel={
                  underWay?.move === one &&
                  (underWay.isWaiting
                    ? orderMessages.board.sending(moveLabel(one, order))
                    : orderMessages.board.working)
                }
                onClick={() => press(one)}
              >
                {moveLabel(one, order)}
              </Button>
            ))}
            {order.status !== 'awaiting-payment' && <PrintButton order={order} />}
            {moves.length === 0 && !underWay && <p className={css.quiet}>{orderMessages.order.noMoves}</p>}
            {mayArchive && (
              <Button kind="second" onClick={() => setAsking('archive')}>
                {orderMessages.order.archive}
              </Button>
            )}
          </div>
          <OrderItems order={order}>
            {isEditable && (
              <Button kind="second" size="small" onClick={() => setAsking('items')}>
                {orderMessages.board.editItems}
              </Button>
            )}
          </OrderItems>
          <OrderPayments order={order} />
          {order.comment && (
            <section className={css.note}>
              <h2>{orderMessages.board.note}</h2>
              <p>{order.comment}</p>
            </section>
          )}
          {order.questionnaire && <OrderRating answers={order.questionnaire} />}
          <Suspense>
            <OrderMessages order={order} />
          </Suspense>
        </div>
        <div className={css.aside}>
          <OrderDue order={order} />
          <OrderFacts order={order} />
          {isEditable && (
            <Button kind="second" size="small" onClick={() => setAsking('correction')}>
              {orderMessages.order.correct}
            </Button>
          )}
          <OrderHistory order={order} />
        </div>
      </div>
      <Suspense>
        {(asking === 'reject' || asking === 'cancel') && (
          <ReasonDialog
            move={asking}
            ticket={ticket}
            onClose={close}
            onSend={(refused, reason) => {
              move.mutate({ order, move: refused, reason });
              close();
            }}
          />
        )}
        {asking === 'confirm' && (
          <ConfirmTimeDialog
            order={order}
            onClose={close}
            onPropose={() => setAsking('counter-propose')}
            onConfirm={(appointment) => {
              move.mutate({ order, move: 'confirm', appointment });
              close();
            }}
          />
        )}
        {asking === 'counter-propose' && (
          <CounterOfferDialog
            order={order}
            onClose={close}
            onSend={(counterAppointment) => {
              move.mutate({ order, move: 'counter-propose', counterAppointment });
              close();
            }}
          />
        )}
        {asking === 'offer' && <OfferDialog order={order} onClose={close} />}
        {asking === 'items' && <EditItemsDialog order={order} onClose={close} />}
        {asking === 'correction' && <CorrectionDialog order={order} onClose={close} />}
      </Suspense>
      {asking === 'archive' && (
        <ConfirmDialog
          title={orderMessages.order.archiveTitle(ticket)}
          text={orderMessages.order.archiveText}
          confirmLabel={orderMessages.order.archive}
          onConfirm={archive}
          onClose={close}
        />
      )}
    </>
  );
}
