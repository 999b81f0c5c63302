import { randomBytes } from 'node:crypto';
import { maxWebhookEndpoints, type webhookEndpoints } from '@theke/contracts/notifications/webhook';
import type { Transaction } from '@theke/kit/database/database';
import { clearTimer } from '@theke/kit/events/timers';
import { AddressRule } from '@theke/kit/outgoing/address-rule';
import { parseNets } from '@theke/kit/outgoing/nets';
import { conflict, invalid } from '@theke/kit/problem';
import type { ResourceHooks } from '@theke/kit/resource/resource-use-cases';
import { webhookDeliveryStore } from './webhook-delivery-store.ts';
import type { WebhookDirectory } from './webhook-directory.ts';
import { webhookEndpointStore } from './webhook-endpoint-store.ts';
import { webhookTimer } from './webhook-timer.ts';

export const newSalt = (): string => randomBytes(32).toString('base64url');

/**
 * Checks the address of an endpoint, and keeps its state and deliveries in step with it.
 * @param nets networks that are not public and may be called, also by http
 */
export function webhookHooks(
  nets: string,
  directory: WebhookDirectory,
): ResourceHooks<(typeof webhookEndpoints)['draft']> {
  const rule = new AddressRule(parseNets(nets));
  const forget = (tx: Transaction) => tx.afterCommit((tenant) => directory.forget(tenant));

  /** Names are resolved and checked when an attempt connects: here that would keep the transaction waiting. */
  const isAllowed = (url: string): boolean => rule.mayBegin(url) && (nets !== '' || new URL(url).protocol === 'https:');

  return {
    async beforeSave(tx, { url }, before) {
      if (!before && (await webhookEndpointStore.count(tx)) >= maxWebhookEndpoints)
        throw conflict('TOO_MANY_WEBHOOKS', `Mehr als ${maxWebhookEndpoints} Webhooks sind nicht möglich.`);
      if (url !== before?.url && !isAllowed(url))
        throw invalid(
          'ADDRESS_NOT_ALLOWED',
          'Diese Adresse ist nicht erlaubt. Bitte geben Sie eine öffentliche Adresse an, die mit https:// beginnt.',
          'url',
        );
      return undefined;
    },
    async afterSave(tx, { id, isEnabled }, _, before) {
      forget(tx);
      if (!before) return webhookEndpointStore.begin(tx, id, newSalt());
      if (isEnabled && !before.isEnabled) webhookEndpointStore.noteEnabled(tx, id);
      if (!isEnabled && before.isEnabled) webhookDeliveryStore.failQueued(tx, id, 'Der Webhook wurde ausgeschaltet.');
    },
    async beforeDelete(tx, id) {
      forget(tx);
      webhookDeliveryStore.removeOfEndpoint(tx, id);
      webhookEndpointStore.remove(tx, id);
      clearTimer(tx, { name: webhookTimer, subject: id });
    },
  };
}
