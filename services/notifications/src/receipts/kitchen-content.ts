import type { OrderState } from '@theke/contracts/ordering/order-state';
import { differingParts } from '@theke/rules/products/part-lines';
import { courseOf, isHeld } from '@theke/rules/tables/courses';
import { isStruck, timesOf } from './receipt.ts';

/** One item of a kitchen slip. Items keep their position; a removed one stays and is marked. */
export type KitchenDish = {
  times: string;
  name: string;
  choices: string[];
  isStruck: boolean;
  /** Absent for an order without courses. */
  course?: number;
  /** Its course is not fired yet: the slip leaves it out. */
  isHeld?: boolean;
};

/** Content of a kitchen slip, to compare slips. Instants are ISO texts. */
export type KitchenContent = {
  /** Version of the order from which it was made. */
  version: number;
  /** Due time: agreed, wished or expected. */
  time: string | null;
  table: string | null;
  comment: string;
  dishes: KitchenDish[];
  isCanceled: boolean;
};

/**
 * Choices as text: one of several is prefixed as an addition; a single one describes the dish. Photos are on the
 * order's page only.
 */
export const choicesOf = (item: OrderState['items'][number]): string[] =>
  differingParts(item.parts).flatMap(({ name, values, uploads }) => [
    ...(values.length === 1 ? values : values.map((value) => `+ ${value}`)),
    ...(uploads.length > 0 ? [`${name}: siehe Bestellung`] : []),
  ]);

/** Due time of an order; null: as soon as possible. */
export const dueTimeOf = (order: Pick<OrderState, 'appointment' | 'appointmentDate' | 'expectedFrom'>): string | null =>
  order.appointment ?? order.appointmentDate ?? order.expectedFrom;

export const toKitchenContent = (order: OrderState): KitchenContent => ({
  version: order.version,
  time: dueTimeOf(order),
  table: order.tableIdentifier,
  comment: order.comment,
  dishes: order.items.map((item) => ({
    times: timesOf(item),
    name: item.name,
    choices: choicesOf(item),
    isStruck: isStruck(item),
    ...(order.firedCourse !== undefined && { course: courseOf(item), isHeld: isHeld(item, order) }),
  })),
  isCanceled: order.isCanceled || order.isRejected || order.isFailed,
});

/** Compared by values, because stored JSON has another key order. */
const dishText = ({ times, name, choices, isStruck, isHeld = false }: KitchenDish): string =>
  JSON.stringify([times, name, choices, isStruck, isHeld]);

export const isSameDish = (one: KitchenDish, other: KitchenDish): boolean => dishText(one) === dishText(other);

const contentText = ({ time, table, comment, dishes, isCanceled }: KitchenContent): string =>
  JSON.stringify([time, table, comment, dishes.map(dishText), isCanceled]);

/** Whether two slips have the same content for the kitchen. */
export const isSameContent = (one: KitchenContent, other: KitchenContent): boolean =>
  contentText(one) === contentText(other);
