import type { OperatedService } from '@theke/contracts/operations/operations';

/** From here on a figure is too high; the same as in infra/prometheus/alerts.yml. Seconds, events, seconds. */
export const limits = { eventLag: 5, waiting: 100, outboxAge: 5 } as const;

/** `impaired`: it answers, but reaches its database or the bus no more. `stalled`: it handles less than comes. */
export type Condition = 'running' | 'stalled' | 'impaired' | 'away';

export function conditionOf({ state }: Pick<OperatedService, 'state'>): Condition {
  if (!state) return 'away';
  if (!state.isBusConnected || state.isDatabaseReachable === false) return 'impaired';
  const { eventLag, waiting, outbox } = state;
  // An event that was late and nothing behind it: it has caught up, or somebody redrove what was old.
  const isBehind = (eventLag ?? 0) > limits.eventLag && (waiting ?? 0) > 0;
  const isStalled = isBehind || (waiting ?? 0) > limits.waiting || (outbox?.age ?? 0) > limits.outboxAge;
  return isStalled ? 'stalled' : 'running';
}
