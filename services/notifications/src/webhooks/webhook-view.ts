import type { WebhookDelivery, WebhookState, WholeWebhookDelivery } from '@theke/contracts/notifications/webhook';
import type { StoredAttempt, StoredWebhook } from './webhook-delivery-store.ts';
import type { EndpointState } from './webhook-endpoint-store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toDelivery = (stored: StoredWebhook): WebhookDelivery => ({
  id: stored.id,
  endpoint: { id: stored.endpoint },
  event: stored.event,
  type: stored.type,
  state: stored.state,
  attempts: stored.attempts,
  status: stored.status,
  lastError: stored.lastError,
  createdAt: stored.createdAt.toISOString(),
  nextAt: iso(stored.dueAt),
});

export const toWholeDelivery = (stored: StoredWebhook, attempts: readonly StoredAttempt[]): WholeWebhookDelivery => ({
  ...toDelivery(stored),
  payload: stored.payload,
  log: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
});

export const toState = (
  endpoint: string,
  state: EndpointState,
  { waiting, failed }: { waiting: number; failed: number },
  at: Date,
): WebhookState => ({
  endpoint: { id: endpoint },
  secretMadeAt: iso(state.secretMadeAt),
  previousSecretUntil: state.previousUntil && state.previousUntil > at ? state.previousUntil.toISOString() : null,
  failingSince: iso(state.failingSince),
  disabledReason: state.disabledReason,
  disabledAt: iso(state.disabledAt),
  waiting,
  failed,
  lastSentAt: iso(state.lastSentAt),
});
