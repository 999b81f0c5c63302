import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { columnsOf } from '../shared/board-columns.ts';
import { BoardHeader } from '../shared/board-header.tsx';
import { CardStack } from '../shared/card-stack.tsx';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import { FirstOf } from '../shared/first-of.tsx';
import { movedByAll } from '../shared/moved-order.ts';
import { OrderCard } from '../shared/order-card.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ShownDataContext, useShownDataHere } from '../shared/shown-data.ts';
import { TooManyNotice } from '../shared/too-many-notice.tsx';
import { useBoardFeed } from '../shared/use-board-feed.ts';
import { useMovesUnderWay } from '../shared/use-move.ts';
import { useOrderMoves } from '../shared/use-order-moves.tsx';
import * as css from './board-page.module.css';
import { BoardTools, type BoardView } from './board-tools.tsx';
import { DoneList } from './done-list.tsx';
import { HeldList } from './held-list.tsx';
import { passes } from './order-filter.ts';
import { ShownDataMenu } from './shown-data-menu.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { StationBoard } from './station-board.tsx';
import { useChime } from './use-chime.ts';
import { useOrderFilter } from './use-order-filter.ts';
import { useOverdue } from './use-overdue.ts';

/** Number of cards per column before expanding. */
const cardsAtOnce = 40;
const linesAtOnce = 60;

/** The order board: new orders, orders in preparation and ready ones. Live, and says when it is not. */
export function BoardPage() {
  const now = useNow(1_000).getTime();
  const zoneOf = useZoneOf();
  const feed = useBoardFeed();
  const { branch, connection } = feed;
  const { isError, error, refetch } = feed.current;
  const data = feed.current.data?.data;
  const moves = useOrderMoves();
  const underWay = useMovesUnderWay();
  const { filter, change } = useOrderFilter();
  const shownData = useShownDataHere();
  const [view, setView] = useState<BoardView>('orders');
  const moveOf = (order: Order) => underWay.findLast((each) => each.order === order.id);
  const shown = data?.filter((order) => passes(order, filter)).map((order) => movedByAll(order, underWay));
  const columns = shown && columnsOf(shown);
  const newIds = useMemo(() => data?.filter(({ status }) => status === 'placed').map(({ id }) => id), [data]);
  const sound = useChime(newIds, useOverdue(branch?.id, newIds));
  // A new order that was just answered is not hidden by the filter.
  const answered = underWay.filter(({ order }) => newIds?.includes(order)).length;
  const hidden = (newIds?.length ?? 0) - answered - (columns?.fresh.length ?? 0);
  const held = columns?.done.filter((order) => moveOf(order)?.isHeld) ?? [];

  const card = (order: Order) => (
    <OrderCard order={order} now={now} onMove={moves.onMove} onEdit={moves.onEdit} underWay={moveOf(order)} />
  );
  const cards = (isWide: boolean) => (orders: readonly Order[]) => (
    <CardStack isWide={isWide} cards={orders.map((order) => ({ id: order.id, card: card(order) }))} />
  );

  return (
    <div className={css.board}>
      <BoardHeader feed={feed} sound={sound} />
      <p role="status">
        <VisuallyHidden>{newIds && newIds.length > 0 ? orderMessages.board.arrived(newIds.length) : ''}</VisuallyHidden>
      </p>
      {data && connection === 'broken' && (
        <ConnectionNotice
          isOnline={feed.isOnline}
          stateOf={timeText(feed.freshAt, zoneOf(branch?.id))}
          waiting={underWay.filter(({ isWaiting }) => isWaiting).length}
          onRetry={() => void refetch()}
        />
      )}
      {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
      {!data && !isError && <BoardSkeleton />}
      <TooManyNotice meta={feed.current.data?.meta} />
      {data && <SoundQuestion sound={sound} />}
      {data && (
        <BoardTools orders={data} view={view} onView={setView}>
          <ShownDataMenu {...shownData} />
        </BoardTools>
      )}
      {hidden > 0 && (
        <p className={css.hidden} role="status">
          {orderMessages.board.arrivedHidden(hidden)}
          <button type="button" onClick={() => change({ type: undefined, place: undefined, q: undefined })}>
            {orderMessages.board.showAll}
          </button>
        </p>
      )}
      {columns && view === 'stations' && (
        <main>
          <StationBoard
            orders={columns.preparing}
            unanswered={columns.fresh.length}
            now={now}
            onShowOrders={() => setView('orders')}
          />
        </main>
      )}
      {columns && view === 'orders' && (
        <ShownDataContext value={shownData.shown}>
          <main className={css.columns}>
            <div className={css.fresh}>
              <Column title={orderMessages.board.new} count={columns.fresh.length} empty={orderMessages.board.noNew}>
                <FirstOf rows={columns.fresh} most={cardsAtOnce}>
                  {cards(true)}
                </FirstOf>
              </Column>
              {columns.asked.length > 0 && (
                <Column title={orderMessages.board.asked} count={columns.asked.length} empty="">
                  <FirstOf rows={columns.asked} most={cardsAtOnce}>
                    {cards(true)}
                  </FirstOf>
                </Column>
              )}
            </div>
            <Column
              title={orderMessages.board.preparing}
              count={columns.preparing.length}
              empty={orderMessages.board.noPreparing}
            >
              <FirstOf rows={columns.preparing} most={cardsAtOnce}>
                {cards(false)}
              </FirstOf>
            </Column>
            <Column title={orderMessages.board.out} count={columns.out.length} empty={orderMessages.board.noOut}>
              <FirstOf rows={columns.out} most={cardsAtOnce}>
                {cards(false)}
              </FirstOf>
            </Column>
            <Done count={columns.done.length} held={<HeldList orders={held} moveOf={moveOf} />}>
              <FirstOf rows={columns.done.filter((order) => !held.includes(order))} most={linesAtOnce}>
                {(shown) => <DoneList orders={shown} />}
              </FirstOf>
            </Done>
          </main>
        </ShownDataContext>
      )}
      {moves.dialog}
    </div>
  );
}

type ColumnProps = { title: string; count: number; empty: string; children: ReactNode };

const Column = ({ title, count, empty, children }: ColumnProps) => (
  <section>
    <h2>
      {title} <span>{count}</span>
    </h2>
    {count === 0 ? <p className={css.empty}>{empty}</p> : children}
  </section>
);

/** Column of finished orders; collapsed below the others on narrow screens, except those that can be undone. */
function Done({ count, held, children }: Pick<ColumnProps, 'count' | 'children'> & { held: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { done, noDone, showDone, hideDone } = orderMessages.board;
  return (
    <section className={css.done}>
      <h2>
        {done} <span>{count}</span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? hideDone : showDone}
        </button>
      </h2>
      {held}
      <div id={id} className={classNames(!isOpen && css.folded)}>
        {count === 0 ? <p className={css.empty}>{noDone}</p> : children}
      </div>
    </section>
  );
}

const BoardSkeleton = () => (
  <main className={css.columns} aria-busy="true" aria-label={messages.loading}>
    {[1, 2, 3].map((column) => (
      <section key={column}>
        <div className={css.waiting}>
          <Skeleton width="100%" height={220} />
          <Skeleton width="100%" height={180} />
        </div>
      </section>
    ))}
  </main>
);
