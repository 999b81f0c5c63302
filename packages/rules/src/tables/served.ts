import type { OrderState } from '../orders/order-states.ts';
import { nextCourse } from './courses.ts';

type Round = {
  readonly status: OrderState;
  readonly items: readonly { readonly amount: number; readonly course?: number | undefined }[];
  readonly firedCourse?: number | null | undefined;
  /** Indexes of items that stations have ticked off. */
  readonly prepared: readonly number[];
};

/**
 * Whether the kitchen is done with a round: it has no course that waits, and was reported as ready or all of its dishes
 * were ticked off (TABLE-18). A round that was not confirmed yet is never served.
 */
export function isServed(round: Round): boolean {
  const { status, items, prepared } = round;
  if (nextCourse(round) !== undefined) return false;
  if (status === 'in-delivery') return true;
  return status === 'confirmed' && items.every(({ amount }, index) => amount === 0 || prepared.includes(index));
}
