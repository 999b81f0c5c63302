import type { Order, OrderItem } from '@theke/contracts/ordering/order';
import { promiseOf } from '@theke/rules/orders/promise';

/** A station of the kitchen: a category of the menu, in menu order. */
export type StationName = { name: string; rank: number };
export type Station = { name: string; lines: { order: Order; items: OrderItem[] }[] };

/** Items by station, most urgent order first; items that no menu lists are at the end under `other`. */
export function stationsOf(
  orders: readonly Order[],
  stationOf: ReadonlyMap<string, StationName>,
  other: string,
): Station[] {
  const unknown: StationName = { name: other, rank: Number.POSITIVE_INFINITY };
  const stations = new Map<string, Station & { rank: number }>();
  for (const order of orders.toSorted((one, another) => urgentAt(one) - urgentAt(another))) {
    for (const item of order.items.filter(({ amount }) => amount > 0)) {
      const { name, rank } = stationOf.get(item.product) ?? unknown;
      const station = stations.get(name) ?? { name, rank, lines: [] };
      stations.set(name, station);
      const line = station.lines.find((each) => each.order.id === order.id);
      if (line) line.items.push(item);
      else station.lines.push({ order, items: [item] });
    }
  }
  return [...stations.values()].toSorted((one, another) => one.rank - another.rank);
}

const urgentAt = (order: Order): number => promiseOf(order) ?? Date.parse(order.placedAt);
