import type { Weighted } from '../visits/visitors.ts';

/** What guests order in a shop. */
export type OrderingShop = {
  /** Identifiers of branches. */
  branches: Weighted<string>;
  /** Keys of the categories for main dishes, and for extras. */
  meals: Weighted<string>;
  extras: Weighted<string>;
  /** Phone orders per online order. */
  byTelephone: number;
  staff: readonly string[];
};

export const pizzeriaOrders: OrderingShop = {
  branches: [
    ['innenstadt', 6],
    ['neubau', 3],
    ['meidling', 4],
  ],
  meals: [
    ['pizza', 13],
    ['pasta', 5],
    ['salate', 2],
  ],
  extras: [
    ['getraenke', 8],
    ['vorspeisen', 3],
    ['suesses', 3],
    ['wein', 2],
  ],
  byTelephone: 0.3,
  staff: ['Dora Huber', 'Emre Yılmaz', 'Lena Maurer'],
};

export const bakeryOrders: OrderingShop = {
  branches: [
    ['lend', 5],
    ['geidorf', 3],
  ],
  meals: [
    ['mehlspeisen', 6],
    ['brot', 5],
  ],
  extras: [
    ['kaffee', 7],
    ['mehlspeisen', 2],
    ['wein', 1],
  ],
  byTelephone: 0.15,
  staff: ['Greta Lang', 'Simon Pölzl'],
};
