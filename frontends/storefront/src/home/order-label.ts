import type { Branch } from '@theke/contracts/catalog/branch';
import { isShownClosed } from '@theke/rules/hours/opening-status';
import { aboutMessages as messages } from '../about/about-messages.de.ts';
import { branchState } from '../branch-list/branch-state.ts';

/** Label of the link to a menu: "Online bestellen"; for a closed branch "Vorbestellen" or "Speisekarte ansehen". */
export function orderLabel(branch: Branch, now: Date): string {
  const { state } = branchState(branch, now);
  if (state === 'open' || state === 'soon') return messages.order;
  return state === 'closed' && !isShownClosed(branch, now) ? messages.preorder : messages.menu;
}
