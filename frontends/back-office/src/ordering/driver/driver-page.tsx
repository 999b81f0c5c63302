import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { timeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { Bike } from 'lucide-react';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import { DeliveredList } from './delivered-list.tsx';
import * as css from './driver-page.module.css';
import { driverPageMessages as texts } from './driver-page-messages.de.ts';
import { Route } from './route.tsx';
import { StopTally } from './stop-tally.tsx';
import { UndoList } from './undo-list.tsx';
import { useStops } from './use-stops.ts';

/** A driver's own deliveries on the phone (DELIVERY-05). */
export function DriverPage() {
  return may(useMe(), 'orders.write') ? <OwnStops /> : <NotAllowed title={texts.title} />;
}

function OwnStops() {
  const { stops, open, done, sort, isOnline, isLive, freshAt, waiting } = useStops();
  const zoneOf = useZoneOf();
  const all = [...open, ...done];
  const zone = zoneOf(all[0]?.order.branch.id);
  const isCut = !isOnline || waiting > 0 || (stops.isError && !isLive);
  return (
    <>
      <PageBar title={texts.title} />
      <div className={css.page}>
        {stops.data && isCut && (
          <ConnectionNotice
            isOnline={isOnline}
            stateOf={timeText(freshAt, zone)}
            waiting={waiting}
            onRetry={() => void stops.refetch()}
          />
        )}
        {!stops.data &&
          (stops.isError ? (
            <LoadFailure message={texts.loadFailed} error={stops.error} refetch={stops.refetch} />
          ) : (
            <Skeleton width="100%" height={320} />
          ))}
        {stops.data && all.length === 0 && (
          <Empty title={texts.none} text={texts.noneText} sign={<Bike {...icon} size={36} />} />
        )}
        {all.length > 0 && (
          <>
            <StopTally open={open.map(({ order }) => order)} done={done.map(({ order }) => order)} />
            <UndoList stops={all} />
            {open.length > 0 && <Route stops={open} onSort={sort} />}
            <DeliveredList orders={done.map(({ order }) => order)} />
          </>
        )}
      </div>
    </>
  );
}
