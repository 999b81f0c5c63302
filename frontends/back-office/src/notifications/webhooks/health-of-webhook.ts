import type { WebhookState } from '@theke/contracts/notifications/webhook';

type Health = 'off' | 'failing' | 'ok' | 'none';

/** What the list says about a webhook. */
export function healthOfWebhook(
  isEnabled: boolean,
  { failingSince, lastSentAt }: Pick<WebhookState, 'failingSince' | 'lastSentAt'>,
): Health {
  if (!isEnabled) return 'off';
  if (failingSince) return 'failing';
  return lastSentAt ? 'ok' : 'none';
}
