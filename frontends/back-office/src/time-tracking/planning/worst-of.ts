import type { PlanWarning } from '@theke/contracts/time-tracking/working-schedule';

/** Returns the worst kind of warning: breach, then notice of a law, then absence. */
export function worstOf(warnings: readonly PlanWarning[]): 'breach' | 'notice' | 'absence' | undefined {
  if (warnings.some(({ severity }) => severity === 'breach')) return 'breach';
  if (warnings.some(({ rule }) => rule !== 'absence')) return 'notice';
  return warnings.length > 0 ? 'absence' : undefined;
}
