import { determineOutcome, type OrderFacts } from '../orders/outcome.ts';
import { soldItems } from '../orders/sold-items.ts';
import { dateOf, isoWeekday, localTime } from '../time/local-time.ts';
import { daysFrom } from '../working-time/calendar.ts';

type PastOrder = OrderFacts & {
  /** ISO 8601. */
  placedAt: string;
  items: readonly {
    product: string;
    name: string;
    amount: number;
    parts: readonly { values: readonly string[]; isUsual?: boolean | undefined }[];
  }[];
};

/** A product that a customer ordered in several orders. */
export type Favourite = {
  product: string;
  name: string;
  /** Number of orders that contain it. */
  orders: number;
  /** Values that differ from the default choice, chosen in at least half of these orders: "ohne Zwiebel". */
  choices: string[];
};

export type OrderHabits = {
  /** Usual number of days from one order to the next; null for fewer than three days with orders. */
  everyDays: number | null;
  /** ISO weekday (1: Monday) of at least half of these days; null without one or for fewer than three days. */
  weekday: number | null;
  /** The most frequent ones first, at most five. */
  favourites: Favourite[];
};

const fewest = 3;
const maxFavourites = 5;

/**
 * What a customer's orders have in common (CUSTOMER-05). Orders of one local day count once for the rhythm; only
 * orders and items that figures count (STAT-01, STAT-25) do.
 */
export function orderHabits(orders: readonly PastOrder[], zone: string): OrderHabits {
  const sold = orders.filter((order) => determineOutcome(order) === 'counted');
  const days = [...new Set(sold.map(({ placedAt }) => dateOf(localTime(zone, Date.parse(placedAt)))))].sort();
  const gaps = days.slice(1).map((day, index) => daysFrom(days[index] as string, day));
  const isRegular = days.length >= fewest;
  return {
    everyDays: isRegular ? median(gaps) : null,
    weekday: isRegular ? findMajority(days.map(isoWeekday)) : null,
    favourites: favouritesIn(sold),
  };
}

/** The lower one of two middle values. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] as number;

/** The most frequent value if it is at least half of all. */
function findMajority(values: readonly number[]): number | null {
  const [most] = [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length * 2 >= values.length ? most[0] : null;
}

function favouritesIn(orders: readonly PastOrder[]): Favourite[] {
  const ordered = orders.flatMap((order) =>
    [...Map.groupBy(soldItems(order.items), ({ product }) => product)].map(([product, items]) => ({
      product,
      name: items[0]?.name ?? '',
      values: new Set(items.flatMap(({ parts }) => parts.flatMap(({ values, isUsual }) => (isUsual ? [] : values)))),
    })),
  );
  return [...Map.groupBy(ordered, ({ product }) => product)]
    .filter(([, same]) => same.length >= 2)
    .map(([product, same]) => ({
      product,
      name: same[0]?.name ?? '',
      orders: same.length,
      choices: [...new Set(same.flatMap(({ values }) => [...values]))].filter(
        (value) => same.filter(({ values }) => values.has(value)).length * 2 >= same.length,
      ),
    }))
    .sort((a, b) => b.orders - a.orders || a.name.localeCompare(b.name, 'de'))
    .slice(0, maxFavourites);
}
