import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { currentOrdersQuery } from '../shared/current-orders.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { TooManyNotice } from '../shared/too-many-notice.tsx';
import { useFreshAt } from '../shared/use-fresh-at.ts';
import { useIsWide } from '../shared/use-is-wide.ts';
import { useLiveOrders } from '../shared/use-live-orders.ts';
import { useMovesUnderWay } from '../shared/use-move.ts';
import { useOnline } from '../shared/use-online.ts';
import { useOrderMoves } from '../shared/use-order-moves.tsx';
import { DeskAlarm } from './desk-alarm.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskNone } from './desk-none.tsx';
import { DeskOrder } from './desk-order.tsx';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import * as css from './frontdesk-page.module.css';
import { useBeat } from './use-beat.ts';
import { useChosenOrder } from './use-chosen-order.ts';
import { useDeviceLog } from './use-device-log.ts';
import { useRing } from './use-ring.ts';
import { useUnseen } from './use-unseen.ts';
import { useWakeLock } from './use-wake-lock.ts';

const noIds: ReadonlySet<string> = new Set();

/** Open orders of a branch for the front desk; rings until each new order has been seen. */
export function FrontdeskPage({ branch, name }: { branch: Branch; name: string }) {
  const api = useApi();
  const now = useNow(1_000).getTime();
  const current = useQuery(currentOrdersQuery(api, branch.id));
  const { isError, error, dataUpdatedAt, refetch } = current;
  const data = current.data?.data;
  const isOnline = useOnline();
  const isLive = useLiveOrders(branch.id) && isOnline;
  const freshAt = useFreshAt(isLive, dataUpdatedAt);
  const isBroken = !isOnline || isError;
  const newIds = useMemo(() => data?.filter(({ status }) => status === 'placed').map(({ id }) => id), [data]);
  const shownIds = useMemo(() => (newIds ? new Set(newIds) : noIds), [newIds]);
  const { unseen, see } = useUnseen(branch.id, shownIds);
  const isWide = useIsWide();
  const ringingIds = unseen.map(({ order }) => order.id);
  const { shown, previousId, choose, leave } = useChosenOrder(data ?? [], ringingIds, isWide);
  const underWay = useMovesUnderWay();
  // An order with a pending move has been seen.
  const unanswered = unseen.filter(({ order }) => !underWay.some((each) => each.order === order.id));
  // The displayed order is announced, otherwise the one with the longest wait.
  const ringing = unanswered.find(({ order }) => order.id === shown?.id) ?? unanswered[0];
  const ringingOrder = data?.find(({ id }) => id === ringing?.order.id);
  const isLate = unanswered.some(({ step }) => step !== 'none');
  const ring = useRing(unanswered.length === 0 ? 'nobody' : isLate ? 'loud' : 'usual');
  const [isNoticed, setIsNoticed] = useState(false);
  const log = useDeviceLog(isLive, newIds);
  const { isDisabled } = useBeat({ branch: branch.id, name }, log, () => {
    setIsNoticed(true);
    ring.once();
  });
  useWakeLock();
  const moves = useOrderMoves();
  useEffect(() => {
    document.title = `${frontdeskMessages.title} - ${branch.name}`;
  }, [branch.name]);

  return (
    <div className={css.page}>
      <DeskHeader
        branch={branch.name}
        time={timeText(now, branch.timeZone)}
        connection={isBroken ? 'broken' : isLive ? 'live' : 'polling'}
        ring={ring}
      />
      <p role="status">
        <VisuallyHidden>{unseen.length > 0 ? orderMessages.board.arrived(unseen.length) : ''}</VisuallyHidden>
      </p>
      <DeskAlarm
        isDisabled={isDisabled}
        broken={
          data && isBroken
            ? {
                isOnline,
                stateOf: timeText(freshAt, branch.timeZone),
                waiting: underWay.filter(({ isWaiting }) => isWaiting).length,
                onRetry: () => void refetch(),
              }
            : undefined
        }
        ringing={
          ringing && ringingOrder
            ? {
                order: ringingOrder,
                since: Date.parse(ringing.placedAt),
                deadline: branch.unseenDeadlineMinutes,
                count: unanswered.length,
                now,
                zone: branch.timeZone,
              }
            : undefined
        }
        isNoticed={isNoticed}
        isSilent={!ring.isOn}
        onSee={() => {
          if (!ringingOrder) return;
          see(ringingOrder.id);
          // Keeps the order open: once seen, it is no longer selected as the ringing one.
          if (ringingOrder.id === shown?.id) choose(ringingOrder);
        }}
        onNoticed={() => setIsNoticed(false)}
        onSound={ring.toggle}
      />
      <TooManyNotice meta={current.data?.meta} className={css.notice} />
      {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
      {data && (
        <main className={css.split}>
          {(isWide || !shown) && (
            <DeskList
              orders={data}
              now={now}
              ringing={ringingIds}
              shown={shown?.id}
              previousId={previousId}
              onChoose={choose}
            />
          )}
          {(isWide || shown) && (
            <div className={css.stage}>
              {!isWide && (
                <button type="button" className={css.back} onClick={leave}>
                  <ChevronLeft {...icon} />
                  {frontdeskMessages.back}
                </button>
              )}
              {shown ? (
                <DeskOrder
                  key={shown.id}
                  order={shown}
                  now={now}
                  deadline={branch.unseenDeadlineMinutes}
                  isRinging={unanswered.some(({ order }) => order.id === shown.id)}
                  underWay={underWay.find(({ order }) => order === shown.id)}
                  onMove={moves.onMove}
                  onEdit={moves.onEdit}
                />
              ) : (
                <DeskNone />
              )}
            </div>
          )}
        </main>
      )}
      {moves.dialog}
    </div>
  );
}
