import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { isFinished } from '@theke/rules/orders/order-states';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { type ReactNode, useMemo, useState } from 'react';
import { columnsOf } from '../domain/board-columns.ts';
import { BoardHeader } from '../domain/board-header.tsx';
import { ConnectionNotice } from '../domain/connection-notice.tsx';
import { currentOrdersQuery } from '../domain/current-orders.ts';
import { FirstOf } from '../domain/first-of.tsx';
import { orderMessages } from '../domain/order-messages.de.ts';
import { TooManyNotice } from '../domain/too-many-notice.tsx';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import { useFreshAt } from '../domain/use-fresh-at.ts';
import { useLiveOrders } from '../domain/use-live-orders.ts';
import { useMovesUnderWay } from '../domain/use-move.ts';
import { useOnline } from '../domain/use-online.ts';
import { useOrderMoves } from '../domain/use-order-moves.tsx';
import * as css from './board-page.module.css';
import { BoardTools, type BoardView } from './board-tools.tsx';
import { DoneList } from './done-list.tsx';
import { OrderCard } from './order-card.tsx';
import { passes } from './order-filter.ts';
import { StationBoard } from './station-board.tsx';
import { useChime } from './use-chime.ts';
import { useOrderFilter } from './use-order-filter.ts';
import { useOverdue } from './use-overdue.ts';

/** Of each column, before somebody asks for more. */
const cardsAtOnce = 40;
const linesAtOnce = 60;

/** What the shift looks at: who waits, what is being made, what may be fetched. Live, and honest when it is not. */
export function BoardPage() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const now = useNow(1_000).getTime();
  const zoneOf = useZoneOf();
  const query = branch ? { branch: branch.id } : {};
  const current = useQuery(currentOrdersQuery(api, branch?.id));
  const { isError, error, dataUpdatedAt, refetch } = current;
  const data = current.data?.data;
  const missed = useQuery({
    ...endpointQuery(api, listMissedOrders, { query }),
    refetchInterval: 60_000,
  });
  const isOnline = useOnline();
  const isLive = useLiveOrders(branch?.id) && isOnline;
  const freshAt = useFreshAt(isLive, dataUpdatedAt);
  const connection = !isOnline || isError ? 'broken' : isLive ? 'live' : 'polling';
  const moves = useOrderMoves();
  const underWay = useMovesUnderWay();
  const { filter, change } = useOrderFilter();
  const [view, setView] = useState<BoardView>('orders');
  const shown = data?.filter((order) => passes(order, filter));
  const columns = shown && columnsOf(shown);
  const newIds = useMemo(() => data?.filter(({ status }) => status === 'placed').map(({ id }) => id), [data]);
  const sound = useChime(newIds, useOverdue(branch?.id, newIds));
  const hidden = (newIds?.length ?? 0) - (columns?.fresh.length ?? 0);

  const card = (order: Order) => (
    <OrderCard
      key={order.id}
      order={order}
      now={now}
      onMove={moves.onMove}
      onEdit={moves.onEdit}
      underWay={underWay.find((each) => each.order === order.id)}
    />
  );
  const cards = (shown: readonly Order[]) => <div className={css.stack}>{shown.map(card)}</div>;

  return (
    <div className={css.board}>
      <BoardHeader
        counts={{ current: data?.filter(({ status }) => !isFinished(status)).length, missed: missed.data?.meta.total }}
        connection={connection}
        sound={sound}
      />
      <p role="status">
        <VisuallyHidden>{newIds && newIds.length > 0 ? orderMessages.board.arrived(newIds.length) : ''}</VisuallyHidden>
      </p>
      {data && connection === 'broken' && (
        <ConnectionNotice
          isOnline={isOnline}
          stateOf={timeText(freshAt, zoneOf(branch?.id))}
          waiting={underWay.filter(({ isWaiting }) => isWaiting).length}
          onRetry={() => void refetch()}
        />
      )}
      {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
      {!data && !isError && <BoardSkeleton />}
      <TooManyNotice meta={current.data?.meta} />
      {data && <BoardTools orders={data} view={view} onView={setView} />}
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
          <StationBoard orders={columns.preparing} now={now} />
        </main>
      )}
      {columns && view === 'orders' && (
        <main className={css.columns}>
          <div className={css.fresh}>
            <Column title={orderMessages.board.new} count={columns.fresh.length} empty={orderMessages.board.noNew}>
              <FirstOf rows={columns.fresh} most={cardsAtOnce}>
                {cards}
              </FirstOf>
            </Column>
            {columns.asked.length > 0 && (
              <Column title={orderMessages.board.asked} count={columns.asked.length} empty="">
                <FirstOf rows={columns.asked} most={cardsAtOnce}>
                  {cards}
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
              {cards}
            </FirstOf>
          </Column>
          <Column
            title={orderMessages.board.out}
            count={columns.out.length}
            empty={orderMessages.board.noOut}
            className={css.out}
          >
            <FirstOf rows={columns.out} most={cardsAtOnce}>
              {cards}
            </FirstOf>
          </Column>
          <Column
            title={orderMessages.board.done}
            count={columns.done.length}
            empty={orderMessages.board.noDone}
            className={css.done}
          >
            <FirstOf rows={columns.done} most={linesAtOnce}>
              {(shown) => <DoneList orders={shown} />}
            </FirstOf>
          </Column>
        </main>
      )}
      {moves.dialog}
    </div>
  );
}

type ColumnProps = { title: string; count: number; empty: string; className?: string | undefined; children: ReactNode };

const Column = ({ title, count, empty, className, children }: ColumnProps) => (
  <section className={className}>
    <h2>
      {title} <span>{count}</span>
    </h2>
    {count === 0 ? <p className={css.empty}>{empty}</p> : children}
  </section>
);

const BoardSkeleton = () => (
  <main className={css.columns} aria-busy="true" aria-label={messages.loading}>
    {[1, 2, 3].map((column) => (
      <section key={column}>
        <div className={css.stack}>
          <Skeleton width="100%" height={220} />
          <Skeleton width="100%" height={180} />
        </div>
      </section>
    ))}
  </main>
);
