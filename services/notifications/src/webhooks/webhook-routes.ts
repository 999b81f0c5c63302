import {
  listWebhookDeliveries,
  makeWebhookSecret,
  readWebhookDelivery,
  readWebhookState,
  redriveFailedWebhooks,
  redriveWebhookDelivery,
  secretOverlapHours,
  testWebhook,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '@theke/contracts/notifications/webhook';
import { testEventType } from '@theke/contracts/notifications/webhook-events';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { queueDeliveries, toPayload } from './queue-webhooks.ts';
import { formatWebhookSecret, webhookSecret } from './sign-webhook.ts';
import { type StoredWebhook, webhookDeliveryStore } from './webhook-delivery-store.ts';
import { webhookEndpointStore } from './webhook-endpoint-store.ts';
import { newSalt } from './webhook-hooks.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { toDelivery, toState, toWholeDelivery } from './webhook-view.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId' | 'secret'> & { sender: WebhookSender };

/** Routes of webhooks besides CRUD. */
export function webhookRoutes(deps: Deps): Route[] {
  const { db, now, newId, secret, sender } = deps;

  async function findEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
    const endpoint = await webhookEndpointStore.find(tx, id);
    if (!endpoint) throw unknown(webhookEndpoints.label.one);
    return endpoint;
  }

  async function findDelivery(tx: Transaction, id: string): Promise<StoredWebhook> {
    const delivery = await webhookDeliveryStore.find(tx, id);
    if (!delivery) throw unknown(webhookDeliveries.label.one);
    return delivery;
  }

  /** @returns the number of deliveries that are due again */
  async function redrive(tx: Transaction, endpoint: WebhookEndpoint, ids: readonly string[]): Promise<number> {
    if (!endpoint.isEnabled)
      throw conflict('WEBHOOK_DISABLED', 'Dieser Webhook ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein.');
    const count = await webhookDeliveryStore.redrive(tx, endpoint.id, ids, now());
    tx.afterCommit((tenant) => sender.wake(tenant, endpoint.id));
    return count;
  }

  return [
    route(readWebhookState, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const [state, counts] = await Promise.all([
          webhookEndpointStore.state(tx, params.id),
          webhookEndpointStore.counts(tx, params.id),
        ]);
        if (!state) throw unknown(webhookEndpoints.label.one);
        return toState(params.id, state, counts, now());
      }),
    ),
    route(makeWebhookSecret, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const { id: endpoint } = await findEndpoint(tx, params.id);
        const [salt, at] = [newSalt(), now()];
        const overlapUntil = new Date(at.getTime() + secretOverlapHours * 3_600_000);
        webhookEndpointStore.renewSecret(tx, endpoint, { salt, at, overlapUntil });
        return { secret: formatWebhookSecret(webhookSecret(secret, { tenant, endpoint, salt })) };
      }),
    ),
    route(testWebhook, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const { id: endpoint } = await findEndpoint(tx, params.id);
        const [id, event, at] = [newId(), newId(), now()];
        const data = { message: 'Das ist ein Testereignis.' };
        const payload = toPayload({ id: event, type: testEventType, time: at.toISOString(), tenant, data });
        const delivery = { id, endpoint, event, type: testEventType, subject: endpoint, payload };
        queueDeliveries(deps, tx, [delivery]);
        return toDelivery({
          ...delivery,
          state: 'queued',
          attempts: 0,
          dueAt: at,
          status: null,
          lastError: null,
          createdAt: at,
        });
      }),
    ),
    route(redriveFailedWebhooks, ({ tenant, params, body }) =>
      db.withTenant(tenant, async (tx) => {
        const endpoint = await findEndpoint(tx, params.id);
        const ids = await webhookDeliveryStore.failedSince(tx, endpoint.id, new Date(body.since));
        return { count: await redrive(tx, endpoint, ids) };
      }),
    ),
    route(listWebhookDeliveries, ({ tenant, query }) =>
      db.withTenant(tenant, async (tx) => {
        const { data, meta } = await webhookDeliveryStore.list(tx, query);
        return { data: data.map(toDelivery), meta };
      }),
    ),
    route(readWebhookDelivery, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const delivery = await findDelivery(tx, params.id);
        return toWholeDelivery(delivery, await webhookDeliveryStore.attempts(tx, delivery.id));
      }),
    ),
    route(redriveWebhookDelivery, ({ tenant, params }) =>
      db.withTenant(tenant, async (tx) => {
        const delivery = await findDelivery(tx, params.id);
        await redrive(tx, await findEndpoint(tx, delivery.endpoint), [delivery.id]);
        return toDelivery(await findDelivery(tx, params.id));
      }),
    ),
  ];
}
