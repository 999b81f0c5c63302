import type { DisabledReason, webhookEndpoints } from '@theke/contracts/notifications/webhook';
import type { Database } from '@theke/kit/database/database';
import { Problem } from '@theke/kit/problem';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { type BusinessMailDeps, queueBusinessMail } from '../messages/queue-business-mail.ts';
import { pushAudienceStore } from '../push/push-audience-store.ts';
import { officePage } from '../templates/template-shop.ts';
import { webhookDisabledMail } from '../templates/webhook-mail.ts';
import { webhookEndpointStore } from './webhook-endpoint-store.ts';

export type WebhookUseCases = ResourceUseCases<(typeof webhookEndpoints)['draft']>;

export type DisableWebhookDeps = BusinessMailDeps & { db: Database; useCases: WebhookUseCases };

/** Switches an endpoint off and mails the administrators (HOOK-08). Staff who change it at the same time win. */
export async function disableWebhook(
  deps: DisableWebhookDeps,
  { tenant, endpoint, reason }: { tenant: string; endpoint: string; reason: DisabledReason },
): Promise<void> {
  const { db, now, newId, useCases } = deps;
  try {
    await db.withTenant(tenant, async (tx) => {
      const found = await webhookEndpointStore.find(tx, endpoint);
      if (!found?.isEnabled) return;
      const { id: _, createdAt: __, updatedAt: ___, ...draft } = found;
      await useCases.updateIn(tx, endpoint, { ...draft, isEnabled: false });
      webhookEndpointStore.noteDisabled(tx, endpoint, reason, now());
      const event = newId();
      for (const recipient of await pushAudienceStore.administrators(tx, now()))
        await queueBusinessMail(deps, tx, {
          tenant,
          event,
          recipient,
          kind: 'webhook-disabled',
          write(shop) {
            const url = officePage(shop, `webhook-endpoints/${endpoint}`);
            return url === null ? undefined : webhookDisabledMail({ name: found.name, reason, url });
          },
        });
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
