import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { actorOf, may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { ConfirmDialog as ArchiveDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { archiveOrder, readOrder } from '@theke/contracts/ordering/order-endpoints';
import { movesOf } from '@theke/rules/orders/order-moves';
import { isFinished } from '@theke/rules/orders/order-states';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { useNow } from '@theke/ui/use-now';
import { Archive, Ban, Check, Clock, EllipsisVertical, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { OrderMessages } from '../../notifications/shared/order-messages.tsx';
import { boardTitle } from '../shared/board-title.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { mayChooseTime } from '../shared/confirm-times.ts';
import { CounterOfferDialog } from '../shared/counter-offer-dialog.tsx';
import { ordersKey } from '../shared/current-orders.ts';
import { dueOf } from '../shared/due-of.ts';
import { EditItemsDialog } from '../shared/edit-items-dialog.tsx';
import { moveLabel } from '../shared/move-label.ts';
import { mayOffer, offerHash } from '../shared/offer-of.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { OrderStateText } from '../shared/order-state-text.tsx';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { TakeBack } from '../shared/take-back.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { type BoardMove, useMove, useMovesUnderWay } from '../shared/use-move.ts';
import { useWaysOn } from '../shared/use-ways-on.ts';
import { wayOnButton } from '../shared/way-on-button.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerMessages } from './offer-messages.de.ts';
import { OrderDue } from './order-due.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import * as css from './order-page.module.css';
import { OrderPayments } from './order-payments.tsx';
import { OrderRating } from './order-rating.tsx';
import { PrintButton } from './print-button.tsx';

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

const signs = { confirm: Check, completed: Check, reject: X, cancel: Ban } as const;
const isRefusal = (move: BoardMove): boolean => move === 'reject' || move === 'cancel';

/** The open dialog; a number is the index of the item to change. */
type Asked =
  | ('confirm' | 'reject' | 'cancel' | 'counter-propose' | 'offer' | 'items' | 'add' | 'correction' | 'archive')
  | number;

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
  const now = useNow(10_000).getTime();
  const zone = useZoneOf()(order.branch.id);
  const { next, mayPropose, mayOffer: isWish, busyLabel, held } = useWaysOn(order, underWay);
  const way = next && wayOnButton(next, order, now, zone);
  const allowed: readonly string[] = underWay ? [] : movesOf(order.status, actorOf(me), order.deliveryType);
  const seldom = (['confirm', 'completed', 'reject', 'cancel'] as const).filter(
    (one) => one !== next && allowed.includes(one),
  );
  const isOver = isFinished(order.status);
  const isEditable = !isOver && order.status !== 'awaiting-payment';
  const mayArchive = isOver && may(me, 'orders.archive');
  const ticket = ticketOf(order);
  const press = (wanted: BoardMove) => {
    if (wanted === 'counter-propose' && mayChooseTime(order, Date.now())) setAsking('confirm');
    else if (wanted === 'reject' || wanted === 'cancel' || wanted === 'counter-propose') setAsking(wanted);
    else move.mutate({ order, move: wanted, ...(way?.appointment && { appointment: way.appointment }) });
  };
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
            <OrderStateText
              order={order}
              more={isOver ? undefined : dueOf(order, now, zone).note}
              isLate={urgencyOf(order, now).urgency === 'late'}
            />
          </>
        }
      />
      <div className={css.moves}>
        {mayOffer(order) && (
          <Button kind={next ? 'second' : 'main'} onClick={() => setAsking('offer')}>
            {order.offer ? offerMessages.again : offerMessages.title}
          </Button>
        )}
        {held && <TakeBack order={order} held={held} />}
        {next && way && !held && (
          <Button
            kind={order.status === 'placed' ? 'accent' : 'main'}
            busyLabel={busyLabel}
            onClick={() => press(next)}
          >
            {way.label}
          </Button>
        )}
        {mayPropose && (
          <Button kind="second" onClick={() => press('counter-propose')}>
            <Clock {...icon} size={18} />
            {orderMessages.moves.propose}
          </Button>
        )}
        {order.status !== 'awaiting-payment' && <PrintButton order={order} />}
        {!next && !isWish && seldom.length === 0 && !underWay && (
          <p className={css.quiet}>{orderMessages.order.noMoves}</p>
        )}
        {(seldom.length > 0 || mayArchive) && (
          <Popover
            label={orderMessages.board.further(ticket)}
            buttonClass={css.more}
            button={<EllipsisVertical {...icon} size={20} />}
          >
            {seldom.map((one) => (
              <MenuItem
                key={one}
                label={moveLabel(one, order)}
                Icon={signs[one]}
                isBad={isRefusal(one)}
                onClick={() => press(one)}
              />
            ))}
            {mayArchive && (
              <MenuItem label={orderMessages.order.archive} Icon={Archive} isBad onClick={() => setAsking('archive')} />
            )}
          </Popover>
        )}
      </div>
      <div className={css.columns}>
        <div className={css.aside}>
          <OrderDue order={order} />
          <OrderFacts order={order} />
          {isEditable && (
            <Button kind="second" size="small" onClick={() => setAsking('correction')}>
              {orderMessages.order.correct}
            </Button>
          )}
        </div>
        <div className={css.main}>
          {order.comment && (
            <section className={css.note}>
              <h2>{orderMessages.board.note}</h2>
              <p>{order.comment}</p>
            </section>
          )}
          <OrderItems order={order} onChoose={isEditable ? setAsking : undefined}>
            {isEditable && (
              <span className={css.edits}>
                <Button kind="second" size="small" onClick={() => setAsking('add')}>
                  {orderMessages.item.add}
                </Button>
                <Button kind="second" size="small" onClick={() => setAsking('items')}>
                  {orderMessages.board.editItems}
                </Button>
              </span>
            )}
          </OrderItems>
          <OrderPayments order={order} />
          {order.questionnaire && <OrderRating answers={order.questionnaire} />}
          <OrderMessages order={order} />
        </div>
        <div className={css.aside}>
          <OrderHistory order={order} />
        </div>
      </div>
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
        <ConfirmDialog
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
      {(asking === 'add' || typeof asking === 'number') && (
        <ItemDialog
          order={order}
          index={typeof asking === 'number' ? asking : undefined}
          onClose={close}
          onAsk={() => setAsking('offer')}
        />
      )}
      {asking === 'items' && <EditItemsDialog order={order} onClose={close} />}
      {asking === 'correction' && <CorrectionDialog order={order} onClose={close} />}
      {asking === 'archive' && (
        <ArchiveDialog
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
