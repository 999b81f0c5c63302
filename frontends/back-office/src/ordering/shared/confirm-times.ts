import type { Order } from '@theke/contracts/ordering/order';

/** Minutes from now that staff can confirm an order for, and the default on a new device. */
export const confirmSteps = [15, 20, 30, 45] as const;
const usualStep = 20;

const minute = 60_000;
const grid = 5 * minute;
/** An order expected later than this (in ms) is confirmed for its expected time, not for minutes from now. */
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
    // Without storage, each order starts with the default step.
  }
}

/** Whether staff choose the time: none was requested, and the order is not for a later opening. */
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

/** Minutes after the announced time that staff can confirm an order for. */
export const laterSteps = [0, 10, 20, 30] as const;

/**
 * Times for which staff can confirm an order: from the end of the window shown to the guest, on the 5-minute grid;
 * without one, or once it has passed, minutes from now (WHEN-14).
 */
export function confirmChoices({ expectedUntil }: Pick<Order, 'expectedUntil'>, now: number): ConfirmChoices {
  const announced = expectedUntil === null ? 0 : Math.ceil(Date.parse(expectedUntil) / grid) * grid;
  return announced > now
    ? { isAnnounced: true, times: laterSteps.map((step) => ({ step, at: announced + step * minute })) }
    : { isAnnounced: false, times: confirmSteps.map((step) => ({ step, at: confirmTime(now, step) })) };
}

/** `step`: minutes after the announced time if `isAnnounced`, else minutes from now. `at` in ms since 1970. */
type ConfirmChoices = { isAnnounced: boolean; times: readonly { step: number; at: number }[] };

/** Time after `step` minutes, rounded up to the 5-minute grid. */
export const confirmTime = (now: number, step: number): number => Math.ceil((now + step * minute) / grid) * grid;
