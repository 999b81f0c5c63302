import type { OrderState } from '@theke/contracts/ordering/order-state';
import { differingParts } from '@theke/rules/products/part-lines';
import { isStruck, timesOf } from './receipt.ts';

/** One item as the kitchen reads it; items of an order never change places, a struck one stays. */
export type KitchenDish = { times: string; name: string; choices: string[]; isStruck: boolean };

/** Everything of an order that a kitchen slip says, for comparing one slip with the next. Instants are ISO texts. */
export type KitchenContent = {
  /** The order's version that it was made from. */
  version: number;
  /** When the order is due: agreed on, wished for, or expected. */
  time: string | null;
  table: string | null;
  comment: string;
  dishes: KitchenDish[];
  isCanceled: boolean;
};

/** Of several choices each is an addition; one alone is what the dish is like. Photographs are on the order's page. */
export const choicesOf = (item: OrderState['items'][number]): string[] =>
  differingParts(item.parts).flatMap(({ name, values, uploads }) => [
    ...(values.length === 1 ? values : values.map((value) => `+ ${value}`)),
    ...(uploads.length > 0 ? [`${name}: siehe Bestellung`] : []),
  ]);

/** When an order is due; null: as soon as possible. */
export const dueTimeOf = (order: Pick<OrderState, 'appointment' | 'appointmentDate' | 'expectedFrom'>): string | null =>
  order.appointment ?? order.appointmentDate ?? order.expectedFrom;

export const kitchenContentOf = (order: OrderState): KitchenContent => ({
  version: order.version,
  time: dueTimeOf(order),
  table: order.tableIdentifier,
  comment: order.comment,
  dishes: order.items.map((item) => ({
    times: timesOf(item),
    name: item.name,
    choices: choicesOf(item),
    isStruck: isStruck(item),
  })),
  isCanceled: order.isCanceled || order.isRejected || order.isFailed,
});

/** A stored content has its keys in another order, so values are compared. */
const dishText = ({ times, name, choices, isStruck }: KitchenDish): string =>
  JSON.stringify([times, name, choices, isStruck]);

export const isSameDish = (one: KitchenDish, other: KitchenDish): boolean => dishText(one) === dishText(other);

const contentText = ({ time, table, comment, dishes, isCanceled }: KitchenContent): string =>
  JSON.stringify([time, table, comment, dishes.map(dishText), isCanceled]);

/** Whether two slips tell the kitchen the same. */
export const isSameContent = (one: KitchenContent, other: KitchenContent): boolean =>
  contentText(one) === contentText(other);
