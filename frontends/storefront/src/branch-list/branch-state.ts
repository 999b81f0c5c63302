import type { Branch } from '@theke/contracts/catalog/branch';
import { branchStatus, isShownClosed, opensNext } from '@theke/rules/hours/opening-status';
import { locale } from '@theke/rules/texts/locale';
import { messages } from '../messages.de.ts';

export type BranchState = { state: 'open' | 'soon' | 'closed' | 'off'; text: string };

const marks = { open: 'open', 'closing-soon': 'soon', closed: 'closed' } as const;

/** Whether a branch does not take orders yet but will from a future date. */
export const opensLater = ({ orderableFrom }: Branch, now: Date): boolean =>
  orderableFrom !== null && Date.parse(orderableFrom) > now.getTime();

/** "02.12.2026" */
export const openingDate = ({ orderableFrom, timeZone }: Branch): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(
    new Date(orderableFrom ?? 0),
  );

/** State and text of a branch; a branch that is not public is inactive, regardless of its hours. */
export function branchState(branch: Branch, now: Date): BranchState {
  if (!branch.isPublic) return { state: 'off', text: messages.list.inactive };
  if (opensLater(branch, now)) return { state: 'off', text: messages.list.opensOn(openingDate(branch)) };
  const { state, text } = branchStatus(branch, now);
  return { state: marks[state], text };
}

const rank = { open: 0, soon: 0, closed: 1, off: 2 };

/** Sorts branches: open ones first, then by next opening, inactive ones last. The sort is stable. */
export function inOrder(branches: readonly Branch[], now: Date): Branch[] {
  const placed = branches.map((branch) => {
    const level = rank[branchState(branch, now).state];
    const opens = level === rank.closed ? opensNext(branch, now)?.getTime() : 0;
    return { branch, level, opens: opens ?? Number.MAX_VALUE };
  });
  return placed
    .toSorted((one, other) => one.level - other.level || one.opens - other.opens)
    .map(({ branch }) => branch);
}

/** Text with the order types of a branch, and whether it takes pre-orders while closed. */
export function offeredTypesText(branch: Branch, { state }: BranchState, now: Date): string {
  if (state === 'off') return branch.isPublic ? messages.list.notYet : messages.list.inactiveHow;
  const { takeaway, delivery, dineIn } = messages.orderTypes;
  const isForLater = state === 'closed' && !isShownClosed(branch, now);
  return [
    branch.isTakeawayEnabled && takeaway,
    branch.isDeliveryEnabled && delivery,
    branch.isDineInEnabled && dineIn,
    isForLater && messages.list.preorder,
  ]
    .filter(Boolean)
    .join(' · ');
}
