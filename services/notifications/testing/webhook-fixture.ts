// Setup of the webhook tests: the service with a clock that the test controls, and businesses with receivers.
import type { Fact } from '@theke/contracts/event';
import { type User, users } from '@theke/contracts/identity/user';
import type { Message } from '@theke/contracts/notifications/message';
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookState,
  WholeWebhookDelivery,
} from '@theke/contracts/notifications/webhook';
import { type WebhookEventType, webhookEventTypes } from '@theke/contracts/notifications/webhook-events';
import type { Database } from '@theke/kit/database/database';
import type { WorkSubscription } from '@theke/kit/events/subscription';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService, toTestEvent } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../src/service.ts';
import { anOrder, aShop } from './order-samples.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

type Parts = Awaited<ReturnType<typeof notifications.setup>>;

export type WebhookFixture = Awaited<ReturnType<typeof openWebhookFixture>>;

export async function openWebhookFixture() {
  let now = new Date('2026-11-21T18:30:00.000Z');
  let db: Database;
  let subscriptions: WorkSubscription[] = [];
  const exposed: typeof notifications = {
    ...notifications,
    async setup(base) {
      db = base.db;
      const parts = await notifications.setup(base);
      subscriptions = parts.subscriptions;
      return parts;
    },
  };
  const service: TestService<Parts> = await startForTest(exposed, {
    now: () => now,
    env: { WEBHOOK_NETS: '127.0.0.0/8' },
  });
  const receivers: WebhookReceiver[] = [];
  const aReceiver = async () => {
    const receiver = await startWebhookReceiver();
    receivers.push(receiver);
    return receiver;
  };

  async function aBusiness() {
    const [tenant, branch] = [uuidv7(), uuidv7()];
    await aShop(service as unknown as TestService<never>, tenant, branch, { email: '' });
    const ask = (method: string, path: string, body?: unknown, as: Caller = asStaff(tenant)) =>
      request(service, method, `/api/${path}`, { as, body, now });
    const data = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const reply = await ask(method, path, body);
      if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.bytes.toString()}`);
      return reply.body.data as T;
    };
    const publish = async (fact: Fact) => {
      await service.publish(tenant, fact);
      await service.settled();
    };

    async function aWebhook(changes: { url?: string; events?: readonly WebhookEventType[]; isEnabled?: boolean } = {}) {
      const receiver = await aReceiver();
      const draft = { name: 'Warenwirtschaft', url: receiver.url, events: webhookEventTypes, ...changes };
      const { id } = await data<WebhookEndpoint>('POST', 'webhook-endpoints', draft);
      const log = (filter = '') =>
        data<WebhookDelivery[]>('GET', `webhook-deliveries?sort=createdAt&filter[endpoint]=${id}${filter}`);
      return {
        id,
        receiver,
        log,
        whole: (delivery: string) => data<WholeWebhookDelivery>('GET', `webhook-deliveries/${delivery}`),
        state: () => data<WebhookState>('GET', `webhook-endpoints/${id}/state`),
        read: () => data<WebhookEndpoint>('GET', `webhook-endpoints/${id}`),
        secret: async () => (await data<{ secret: string }>('POST', `webhook-endpoints/${id}/secret`, {})).secret,
        async change(changed: Partial<WebhookEndpoint>) {
          const {
            id: _,
            createdAt: __,
            updatedAt: ___,
            ...stored
          } = await data<WebhookEndpoint>('GET', `webhook-endpoints/${id}`);
          return data<WebhookEndpoint>('PUT', `webhook-endpoints/${id}`, { ...stored, ...changed });
        },
        /** Resolves when so many deliveries have one of these states. */
        reached: (count: number, ...states: WebhookDelivery['state'][]) =>
          until(`${count} deliveries to be ${states.join(' or ')}`, async () => {
            const found = (await log('&pageSize=200')).filter(({ state }) => states.includes(state));
            return found.length === count && found;
          }),
        /** Resolves when a delivery has had so many attempts. */
        tried: (attempts: number) =>
          until(`${attempts} attempts`, async () => {
            const [first] = await log();
            return first?.attempts === attempts && first;
          }),
      };
    }

    return {
      tenant,
      branch,
      ask,
      data,
      publish,
      aWebhook,
      order: (given: Parameters<typeof anOrder>[0] = {}) => anOrder({ branch, ...given }),
      async placed(given: Parameters<typeof anOrder>[0] = {}) {
        const order = anOrder({ branch, ...given });
        await publish(order.placed());
        return order;
      },
      person: (changes: Partial<User>) => {
        const id = uuidv7();
        return publish(users.events.changed(id, 1, { ...users.events.changed.example, id, version: 1, ...changes }));
      },
      mails: async () => (await data<Message[]>('GET', 'messages')).filter(({ kind }) => kind === 'webhook-disabled'),
    };
  }

  /** Handles events by one subscription in a shared transaction, concurrently as the inbox does. */
  const handleTogether = (tenant: string, subscription: string, facts: readonly Fact[]): Promise<void> =>
    db.withTenant(tenant, async (tx) => {
      const handler = subscriptions.find(({ name }) => name === subscription);
      if (!handler) throw new Error(`no reaction ${subscription}`);
      await Promise.all(
        facts.map((fact) => {
          const event = toTestEvent(tenant, fact);
          const { subject, type, time } = event;
          return handler.handle(tx, { ...fact, subject, type, time, tenant, event });
        }),
      );
    });

  return {
    service,
    handleTogether,
    clock: () => now,
    /** Advances the clock by seconds and runs the due timers. They do not wait for receivers. */
    async after(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
      await service.runTimers();
    },
    aReceiver,
    aBusiness,
    async stop() {
      // First, so that no attempt waits for a silent receiver.
      await Promise.all(receivers.map((receiver) => receiver.stop()));
      await service.stop();
    },
  };
}
