import { useQuery } from '@tanstack/react-query';
import type { Order } from '@theke/contracts/ordering/order';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { type ReactNode, useMemo, useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { timeText } from '../ui/format.ts';
import { columnsOf } from './board-columns.ts';
import { BoardHeader } from './board-header.tsx';
import * as css from './board-page.module.css';
import { currentOrdersQuery, ordersKey } from './current-orders.ts';
import { DoneList } from './done-list.tsx';
import { OrderCard } from './order-card.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ticketOf } from './ticket-of.ts';
import { useBoardBranch } from './use-board-branch.ts';
import { useChime } from './use-chime.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { type BoardMove, useMove } from './use-move.ts';

/** What the shift looks at: who waits, what is being made, what may be fetched. Live, and honest when it is not. */
export function BoardPage() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const now = useNow(1_000).getTime();
  const zoneOf = useZoneOf();
  const query = branch ? { branch: branch.id } : {};
  const { data, isError, error, dataUpdatedAt, refetch } = useQuery(currentOrdersQuery(api, branch?.id));
  const missed = useQuery({
    queryKey: [...ordersKey, 'missed', branch?.id ?? 'all'],
    queryFn: ({ signal }) => api(listMissedOrders, { query }, signal),
    refetchInterval: 60_000,
  });
  const isLive = useLiveOrders(branch?.id);
  const move = useMove();
  const [asking, setAsking] = useState<{ order: Order; move: 'reject' | 'cancel' }>();
  const columns = data && columnsOf(data);
  const newIds = useMemo(() => data?.filter(({ status }) => status === 'placed').map(({ id }) => id), [data]);
  const sound = useChime(newIds);

  const onMove = (order: Order, wanted: BoardMove) => {
    if (wanted === 'reject' || wanted === 'cancel') setAsking({ order, move: wanted });
    else move.mutate({ order, move: wanted });
  };
  const card = (order: Order) => (
    <OrderCard
      key={order.id}
      order={order}
      now={now}
      onMove={onMove}
      busyMove={move.isPending && move.variables.order.id === order.id ? move.variables.move : undefined}
    />
  );
  const open = columns && columns.fresh.length + columns.preparing.length + columns.out.length;

  return (
    <div className={css.board}>
      <BoardHeader counts={{ current: open, missed: missed.data?.length }} connection={{ isLive }} sound={sound} />
      <p className={css.spoken} role="status">
        {newIds && newIds.length > 0 ? messages.board.arrived(newIds.length) : ''}
      </p>
      {isError && data && (
        <Notice kind="soon" role="alert" className={css.stale}>
          <b>{messages.board.stale}</b> {messages.board.state(timeText(dataUpdatedAt, zoneOf(branch?.id)))}{' '}
          <button type="button" onClick={() => void refetch()}>
            {messages.board.retry}
          </button>
        </Notice>
      )}
      {!data && isError && (
        <ErrorPanel
          message={error.message || messages.board.loadFailed}
          retryLabel={messages.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <BoardSkeleton />}
      {columns && (
        <main className={css.columns}>
          <Column
            title={messages.board.new}
            count={columns.fresh.length}
            empty={messages.board.noNew}
            className={css.fresh}
          >
            {columns.fresh.map(card)}
          </Column>
          <Column title={messages.board.preparing} count={columns.preparing.length} empty={messages.board.noPreparing}>
            {columns.preparing.map(card)}
          </Column>
          <Column
            title={messages.board.out}
            count={columns.out.length}
            empty={messages.board.noOut}
            className={css.out}
          >
            {columns.out.map(card)}
          </Column>
          <Column
            title={messages.board.done}
            count={columns.done.length}
            empty={messages.board.noDone}
            className={css.done}
          >
            {columns.done.length > 0 && <DoneList orders={columns.done} />}
          </Column>
        </main>
      )}
      {asking && (
        <ReasonDialog
          move={asking.move}
          ticket={ticketOf(asking.order)}
          isBusy={move.isPending}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => move.mutate({ ...asking, reason }, { onSettled: () => setAsking(undefined) })}
        />
      )}
    </div>
  );
}

type ColumnProps = { title: string; count: number; empty: string; className?: string | undefined; children: ReactNode };

const Column = ({ title, count, empty, className, children }: ColumnProps) => (
  <section className={className}>
    <h2>
      {title} <span>{count}</span>
    </h2>
    {count === 0 ? <p className={css.empty}>{empty}</p> : <div className={css.stack}>{children}</div>}
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
