import type { Order } from '@theke/contracts/ordering/order';

/** So many minutes from now staff promise an order for; by the most common one a new device begins. */
export const confirmSteps = [15, 20, 30, 45] as const;
const usualStep = 20;

const minute = 60_000;
const grid = 5 * minute;
/** An order that is expected later than this is promised for that time, not for some minutes from now. */
const soon = 60 * minute;

const key = 'theke.confirm-minutes';

/** The step that was used last on this device. */
export function lastStep(): number {
  try {
    const stored = Number(localStorage.getItem(key));
    return confirmSteps.find((step) => step === stored) ?? usualStep;
  } catch {
    return usualStep;
  }
}

export function rememberStep(step: number): void {
  try {
    localStorage.setItem(key, String(step));
  } catch {
    // Without storage each order begins with the usual step.
  }
}

/** Whether staff promise a time of their own: nothing was wished for, and it is not for another time of opening. */
export const mayChooseTime = (
  {
    status,
    kind,
    appointmentDate,
    expectedUntil,
  }: Pick<Order, 'status' | 'kind' | 'appointmentDate' | 'expectedUntil'>,
  now: number,
): boolean =>
  status === 'placed' &&
  kind !== 'quotation' &&
  appointmentDate === null &&
  (expectedUntil === null || Date.parse(expectedUntil) - now < soon);

/** So many minutes from now, on the clock's 5-minute grid: what a guest can remember. */
export const confirmTime = (now: number, step: number): number => Math.ceil((now + step * minute) / grid) * grid;
