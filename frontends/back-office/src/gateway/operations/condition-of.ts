import type { OperatedService } from '@theke/contracts/operations/operations';

/** Alert thresholds, the same as in infra/deploy/prometheus/alerts.yml: seconds, events, seconds. */
export const limits = { eventLag: 5, waiting: 100, outboxAge: 5 } as const;

/**
 * `impaired`: responds, but has lost its database or the bus. `stalled`: handles fewer events than arrive. `away`:
 * does not respond.
 */
export type Condition = 'running' | 'stalled' | 'impaired' | 'away';

export function conditionOf({ state }: Pick<OperatedService, 'state'>): Condition {
  if (!state) return 'away';
  if (!state.isBusConnected || state.isDatabaseReachable === false) return 'impaired';
  const { eventLag, waiting, outbox } = state;
  // A late event without a backlog: the service has caught up, or an old event was redriven.
  const isBehind = (eventLag ?? 0) > limits.eventLag && (waiting ?? 0) > 0;
  const isStalled = isBehind || (waiting ?? 0) > limits.waiting || (outbox?.age ?? 0) > limits.outboxAge;
  return isStalled ? 'stalled' : 'running';
}
