import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { amountText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ChefHat, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { differencesOf } from '../shared/choices-of.ts';
import { dueOf } from '../shared/due-of.ts';
import { OrderKind } from '../shared/order-kind.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { urgencyOf } from '../shared/urgency.ts';
import { boardToolsMessages } from './board-tools-messages.de.ts';
import * as css from './station-board.module.css';
import { stationsOf } from './stations.ts';
import { useStationNames } from './use-station-names.ts';

const looks = { new: undefined, ok: undefined, soon: css.soon, late: css.late };

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

/** Stations with their items, earliest due first. */
function Stations({ orders, now }: Pick<Props, 'orders' | 'now'>) {
  const zoneOf = useZoneOf();
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
  return (
    <div className={css.stations}>
      {stationsOf(orders, names, boardToolsMessages.otherStation).map(({ name, lines }) => (
        <section key={name} className={css.station}>
          <h2>
            {name} <span>{lines.length}</span>
          </h2>
          <ol>
            {lines.map(({ order, items }) => {
              const due = dueOf(order, now, zoneOf(order.branch.id));
              return (
                <li key={order.id} className={classNames(css.line, looks[urgencyOf(order, now).urgency])}>
                  <Link to={`/orders/${order.id}`}>
                    <b>{ticketOf(order)}</b>
                    <OrderKind order={order} />
                    <span>
                      {due.time}
                      <small>{due.note}</small>
                    </span>
                  </Link>
                  <ul>
                    {items.map((item, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
                      <li key={index}>
                        <b>{amountText(item.amount, item.unit)}</b>
                        <span>
                          {item.name}
                          {differencesOf(item) && <small>{differencesOf(item)}</small>}
                        </span>
                      </li>
                    ))}
                  </ul>
                  {order.comment && (
                    <p>
                      <MessageSquare {...icon} size={16} />
                      <span>
                        <VisuallyHidden>{orderMessages.board.note}: </VisuallyHidden>
                        {order.comment}
                      </span>
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
