import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Order } from '@theke/contracts/ordering/order';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { columnsOf } from '../board/board-columns.ts';
import { ConnectionNotice } from '../board/connection-notice.tsx';
import { currentOrdersQuery } from '../board/current-orders.ts';
import { OrderCard } from '../board/order-card.tsx';
import { ticketOf } from '../board/ticket-of.ts';
import { useFreshAt } from '../board/use-fresh-at.ts';
import { useLiveOrders } from '../board/use-live-orders.ts';
import { useMovesUnderWay } from '../board/use-move.ts';
import { useOnline } from '../board/use-online.ts';
import { useOrderMoves } from '../board/use-order-moves.tsx';
import { messages } from '../messages.de.ts';
import { timeText } from '../ui/format.ts';
import { DeskColumn } from './desk-column.tsx';
import { DeskHeader } from './desk-header.tsx';
import * as css from './frontdesk-page.module.css';
import { RingBar } from './ring-bar.tsx';
import { useBeat } from './use-beat.ts';
import { useDeviceLog } from './use-device-log.ts';
import { useRing } from './use-ring.ts';
import { useUnseen } from './use-unseen.ts';
import { useWakeLock } from './use-wake-lock.ts';

const words = messages.frontdesk;
const nobody: ReadonlySet<string> = new Set();

/** A branch's open orders for whoever stands at the counter: it rings until somebody has seen each new one. */
export function FrontdeskPage({ branch, name }: { branch: Branch; name: string }) {
  const api = useApi();
  const now = useNow(1_000).getTime();
  const { data, isError, error, dataUpdatedAt, refetch } = useQuery(currentOrdersQuery(api, branch.id));
  const isOnline = useOnline();
  const isLive = useLiveOrders(branch.id) && isOnline;
  const freshAt = useFreshAt(isLive, dataUpdatedAt);
  const isBroken = !isOnline || isError;
  const columns = data && columnsOf(data);
  const newIds = useMemo(() => data?.filter(({ status }) => status === 'placed').map(({ id }) => id), [data]);
  const shownIds = useMemo(() => (newIds ? new Set(newIds) : nobody), [newIds]);
  const { unseen, see } = useUnseen(branch.id, shownIds);
  const [longest] = unseen;
  const waiting = data?.find(({ id }) => id === longest?.order.id);
  const isLate = unseen.some(({ step }) => step !== 'none');
  const ring = useRing(unseen.length === 0 ? 'nobody' : isLate ? 'loud' : 'usual');
  const [isNoticed, setIsNoticed] = useState(false);
  const log = useDeviceLog(isLive, newIds);
  const { isDisabled } = useBeat({ branch: branch.id, name }, log, () => {
    setIsNoticed(true);
    ring.once();
  });
  useWakeLock();
  const moves = useOrderMoves();
  const underWay = useMovesUnderWay();
  useEffect(() => {
    document.title = `${words.title} - ${branch.name}`;
  }, [branch.name]);

  const card = (order: Order) => {
    const isUnseen = unseen.some((one) => one.order.id === order.id);
    return (
      <div key={order.id} className={css.order}>
        <OrderCard
          order={order}
          now={now}
          onMove={moves.onMove}
          onEdit={moves.onEdit}
          underWay={underWay.find((each) => each.order === order.id)}
          isWithoutPage
        />
        {isUnseen && (
          <button
            type="button"
            className={css.see}
            aria-label={words.seeOrder(ticketOf(order))}
            onClick={() => see(order.id)}
          >
            {words.see}
          </button>
        )}
      </div>
    );
  };

  return (
    <div className={css.page}>
      <DeskHeader
        branch={branch.name}
        time={timeText(now, branch.timeZone)}
        connection={isBroken ? 'broken' : isLive ? 'live' : 'polling'}
        ring={ring}
      />
      <p className={css.spoken} role="status">
        {unseen.length > 0 ? messages.board.arrived(unseen.length) : ''}
      </p>
      {longest && waiting && (
        <RingBar ticket={ticketOf(waiting)} since={Date.parse(longest.placedAt)} count={unseen.length} now={now} />
      )}
      {isDisabled && (
        <Notice kind="late" role="alert" className={css.notice}>
          {words.disabled}
        </Notice>
      )}
      {!ring.isOn && (
        <button type="button" className={css.silent} onClick={ring.toggle}>
          {words.turnSoundOn}
        </button>
      )}
      {isNoticed && (
        <Notice kind="soon" role="alert" className={css.notice}>
          <div className={css.noticed}>
            <b>{words.testNotice}</b>
            <button type="button" onClick={() => setIsNoticed(false)}>
              {words.noticed}
            </button>
          </div>
        </Notice>
      )}
      {data && isBroken && (
        <ConnectionNotice
          isOnline={isOnline}
          stateOf={timeText(freshAt, branch.timeZone)}
          waiting={underWay.filter(({ isWaiting }) => isWaiting).length}
          onRetry={() => void refetch()}
        />
      )}
      {!data && isError && (
        <ErrorPanel
          message={messages.board.loadFailed}
          text={error.message}
          retryLabel={messages.retry}
          onRetry={() => void refetch()}
        />
      )}
      {columns && (
        <main className={css.columns}>
          <DeskColumn title={messages.board.new} empty={messages.board.noNew}>
            {[...columns.fresh, ...columns.asked].map(card)}
          </DeskColumn>
          <DeskColumn title={messages.board.preparing} empty={messages.board.noPreparing}>
            {columns.preparing.map(card)}
          </DeskColumn>
          <DeskColumn title={messages.board.out} empty={messages.board.noOut}>
            {columns.out.map(card)}
          </DeskColumn>
        </main>
      )}
      {moves.dialog}
    </div>
  );
}
