import type { Branch } from '@theke/contracts/catalog/branch';
import { closedNotice, isShownClosed } from '@theke/rules/hours/opening-status';
import type { OrderType } from '@theke/rules/orders/order-types';
import { offeredTypes } from '@theke/rules/orders/order-types';
import { messages } from '../messages.de.ts';
import { openingDate, opensLater } from './branch-state.ts';

/** Reasons why a branch takes no orders now, the first being the headline; empty if it does. */
export function refusal(branch: Branch, orderType: OrderType, now: Date): string[] {
  if (!branch.isPublic) return [messages.menu.inactive, branch.closedMessage || messages.menu.inactiveHow];
  if (opensLater(branch, now)) return [messages.list.opensOn(openingDate(branch)), messages.list.notYet];
  if (offeredTypes(branch).length === 0) return [messages.menu.noOrders];
  return isShownClosed(branch, now) ? closedNotice(branch, orderType, now) : [];
}
