import type { Branch } from '@theke/contracts/catalog/branch';
import { branchStatus } from '@theke/rules/hours/opening-status';
import { messages } from '../messages.de.ts';

export type BranchState = { state: 'open' | 'soon' | 'closed' | 'off'; text: string };

const marks = { open: 'open', 'closing-soon': 'soon', closed: 'closed' } as const;

/** Whether a branch takes its first orders only in the future. */
export const opensLater = ({ orderableFrom }: Branch, now: Date): boolean =>
  orderableFrom !== null && Date.parse(orderableFrom) > now.getTime();

/** "02.12.2026" */
export const openingDate = ({ orderableFrom, timeZone }: Branch): string =>
  new Intl.DateTimeFormat('de', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(
    new Date(orderableFrom ?? 0),
  );

/** Mark and words for a branch; one that is not public is inactive, whatever its hours. */
export function branchState(branch: Branch, now: Date): BranchState {
  if (!branch.isPublic) return { state: 'off', text: messages.list.inactive };
  if (opensLater(branch, now)) return { state: 'off', text: messages.list.opensOn(openingDate(branch)) };
  const { state, text } = branchStatus(branch, now);
  return { state: marks[state], text };
}

const rank = { open: 0, soon: 0, closed: 1, off: 2 };

/** Open first, inactive last; within that the order of the list. */
export const byState = (now: Date) => (one: Branch, other: Branch) =>
  rank[branchState(one, now).state] - rank[branchState(other, now).state];

/** The order types that a branch offers, as words. */
export function offeredTypesText(branch: Branch, { state }: BranchState): string {
  if (state === 'off') return branch.isPublic ? messages.list.notYet : messages.list.inactiveHow;
  const { takeaway, delivery, dineIn } = messages.orderTypes;
  return [branch.isTakeawayEnabled && takeaway, branch.isDeliveryEnabled && delivery, branch.isDineInEnabled && dineIn]
    .filter(Boolean)
    .join(' · ');
}
