import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { ChefHat } from 'lucide-react';
import { useMarkPrepared, usePrepared } from '../shared/use-prepared.ts';
import { boardToolsMessages } from './board-tools-messages.de.ts';
import * as css from './station-board.module.css';
import { StationCard } from './station-card.tsx';
import { type StationLine, stationsOf } from './stations.ts';
import { useStationNames } from './use-station-names.ts';

type Props = {
  /** Orders in preparation. */
  orders: readonly Order[];
  /** Number of unanswered orders; the kitchen does not prepare them yet, but staff must see them. */
  unanswered: number;
  now: number;
  onShowOrders: () => void;
};

/** Items to prepare by station, with the number of unanswered orders above. */
export const StationBoard = ({ unanswered, onShowOrders, ...rest }: Props) => (
  <>
    {unanswered > 0 && (
      <p className={css.unanswered} role="status">
        {boardToolsMessages.unanswered(unanswered)}
        <button type="button" onClick={onShowOrders}>
          {boardToolsMessages.showOrders}
        </button>
      </p>
    )}
    <Stations {...rest} />
  </>
);

/** Stations with their items, earliest due first; finished orders are collapsed. */
function Stations({ orders, now }: Pick<Props, 'orders' | 'now'>) {
  const zoneOf = useZoneOf();
  const prepared = usePrepared();
  const mark = useMarkPrepared();
  const names = useStationNames([...new Set(orders.map(({ branch }) => branch.id))].toSorted());
  if (orders.length === 0)
    return (
      <Empty
        title={boardToolsMessages.noStations}
        text={boardToolsMessages.noStationsText}
        sign={<ChefHat {...icon} size={36} />}
      />
    );
  if (!names) return <Skeleton width="100%" height={240} />;
  const card = (line: StationLine) => (
    <StationCard
      key={line.order.id}
      line={line}
      now={now}
      zone={zoneOf(line.order.branch.id)}
      onMark={(items, isPrepared) => {
        for (const { index } of items) mark({ order: line.order.id, index, isPrepared });
      }}
    />
  );
  return (
    <div className={css.stations}>
      {stationsOf(orders, names, boardToolsMessages.otherStation, prepared).map(({ name, open, finished }) => (
        <section key={name} className={css.station}>
          <h2>
            {name} <span>{open.length}</span>
          </h2>
          <ol>{open.map(card)}</ol>
          {open.length === 0 && <p className={css.none}>{boardToolsMessages.stationDone}</p>}
          {finished.length > 0 && (
            <details className={css.ended}>
              <summary>{boardToolsMessages.finished(finished.length)}</summary>
              <ol>{finished.map(card)}</ol>
            </details>
          )}
        </section>
      ))}
    </div>
  );
}
