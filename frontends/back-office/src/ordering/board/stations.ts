import type { Order, OrderItem } from '@theke/contracts/ordering/order';
import { promiseOf } from '@theke/rules/orders/promise';
import { isHeld } from '@theke/rules/tables/courses';

/** A station of the kitchen: a category of the menu, in menu order. */
export type StationName = { name: string; rank: number };
/** An item of a station; `index` is its position in the order. */
export type StationItem = { item: OrderItem; index: number; isPrepared: boolean };
export type StationLine = { order: Order; items: StationItem[]; isFinished: boolean };
/** `open` are lines with an unfinished item, most urgent order first; `finished` the others. */
export type Station = { name: string; open: StationLine[]; finished: StationLine[] };

/** Items by station, without those whose course is not fired; items that no menu lists are at the end under `other`. */
export function stationsOf(
  orders: readonly Order[],
  stationOf: ReadonlyMap<string, StationName>,
  other: string,
  preparedOf: (order: Order) => ReadonlySet<number> = ({ prepared }) => new Set(prepared),
): Station[] {
  const unknown: StationName = { name: other, rank: Number.POSITIVE_INFINITY };
  const stations = new Map<string, { name: string; rank: number; lines: Map<string, StationLine> }>();
  for (const order of orders.toSorted((one, another) => urgentAt(one) - urgentAt(another))) {
    const prepared = preparedOf(order);
    for (const [index, item] of order.items.entries()) {
      if (item.amount <= 0 || isHeld(item, order)) continue;
      const { name, rank } = stationOf.get(item.product) ?? unknown;
      const station = stations.get(name) ?? { name, rank, lines: new Map<string, StationLine>() };
      stations.set(name, station);
      const line = station.lines.get(order.id) ?? { order, items: [], isFinished: true };
      const isPrepared = prepared.has(index);
      line.items.push({ item, index, isPrepared });
      station.lines.set(order.id, { ...line, isFinished: line.isFinished && isPrepared });
    }
  }
  return [...stations.values()]
    .toSorted((one, another) => one.rank - another.rank)
    .map(({ name, lines }) => ({
      name,
      open: [...lines.values()].filter(({ isFinished }) => !isFinished),
      finished: [...lines.values()].filter(({ isFinished }) => isFinished),
    }));
}

const urgentAt = (order: Order): number => promiseOf(order) ?? Date.parse(order.placedAt);
