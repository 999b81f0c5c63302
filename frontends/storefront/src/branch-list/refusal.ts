import type { Branch } from '@theke/contracts/catalog/branch';
import { closedNotice } from '@theke/rules/opening-status';
import { messages } from '../messages.de.ts';
import { openingDate, opensLater } from './branch-state.ts';

/** Why nothing can be ordered at a branch now, the first sentence the headline; empty while it takes orders. */
export function refusal(branch: Branch, now: Date): string[] {
  if (!branch.isPublic) return [messages.menu.inactive];
  if (opensLater(branch, now)) return [messages.list.opensOn(openingDate(branch)), messages.list.notYet];
  if (!branch.isTakeawayEnabled) return [messages.menu.noTakeaway];
  return closedNotice(branch, 'takeaway', now);
}
