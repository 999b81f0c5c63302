// Setup of the push tests: a shop, its staff and tablets, their browsers, and a push service.
import { branches } from '@theke/contracts/catalog/branch';
import type { Fact } from '@theke/contracts/event';
import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { type User, users } from '@theke/contracts/identity/user';
import type { Message } from '@theke/contracts/notifications/message';
import type { PushSubscription } from '@theke/contracts/notifications/push';
import { asKey, asStaff, type Caller } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { newVapidKey } from '../src/push/vapid.ts';
import { notifications } from '../src/service.ts';
import { anOrder, aShop } from './order-samples.ts';
import { startPushService } from './push-service-simulator.ts';

type Parts = Awaited<ReturnType<typeof notifications.setup>>;
type Wanted = { branches?: { id: string }[]; isForOrders?: boolean; isForEveryOrder?: boolean; isForOwnWork?: boolean };

export type PushFixture = Awaited<ReturnType<typeof openPushFixture>>;

/** Starts the service with a clock that the test controls and a simulated push service. */
export async function openPushFixture() {
  const pushService = await startPushService();
  let now = new Date('2026-11-21T18:30:00.000Z');
  const service: TestService<Parts> = await startForTest(notifications, {
    now: () => now,
    env: {
      VAPID_PRIVATE_KEY: newVapidKey(),
      VAPID_SUBJECT: 'mailto:betrieb@marillo.example',
      PUSH_URL: pushService.url,
    },
  });

  async function aTenant() {
    const [tenant, branch] = [uuidv7(), uuidv7()];
    await aShop(service as unknown as TestService<never>, tenant, branch, { email: '' });
    const ask = (as: Caller, method: string, path: string, body?: unknown): Promise<Reply> =>
      request(service, method, `/api/push/${path}`, { as, body, now });
    const publish = async (fact: Fact) => {
      await service.publish(tenant, fact);
      await service.settled();
    };

    /** A browser of a user. */
    async function aBrowserOf(as: Caller, wanted: Wanted = {}) {
      const { body } = await ask(as, 'GET', 'key');
      const browser = pushService.subscribe((body.data as { key: string }).key);
      const save = (changed: Wanted = wanted, by = as) =>
        ask(by, 'PUT', 'subscriptions', { ...browser.subscription, ...changed });
      const saved = await save();
      if (saved.status !== 200) throw new Error(saved.bytes.toString());
      return {
        browser,
        save,
        fingerprint: (saved.body.data as PushSubscription).fingerprint,
        /** The received messages, one line each. */
        messages: () => browser.taken.map(({ message }) => `${message.title} | ${message.body}`),
      };
    }

    return {
      tenant,
      branch,
      ask,
      publish,
      aBrowserOf,
      anotherBranch: async () => {
        const id = uuidv7();
        await publish(branches.events.changed(id, 1, { ...branches.events.changed.example, id, name: 'Nebenan' }));
        return id;
      },
      /** Publishes a user as identity does. */
      person: (id: string, version: number, changes: Partial<User> = {}) =>
        publish(users.events.changed(id, version, { ...users.events.changed.example, id, version, ...changes })),
      personDeleted: (id: string, version: number) => publish(users.events.deleted(id, version, { id })),
      key: (id: string, version: number, of = branch) =>
        publish(apiKeyChanged(id, version, { ...apiKeyChanged.example, id, branch: { id: of } })),
      keyDeleted: (id: string, version: number) => publish(apiKeyDeleted(id, version, { id })),
      asManager: (id = uuidv7()) => asStaff(tenant, { roles: ['ROLE_MANAGER'], id }),
      asEmployee: (own: string[], id = uuidv7()) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: own, id }),
      asTablet: (id = uuidv7(), of = branch) => asKey(tenant, 'frontdesk', of, id),
      async placed(given: Parameters<typeof anOrder>[0] = {}) {
        const order = anOrder({ branch, ...given });
        await publish(order.placed());
        return order;
      },
      async pushes(): Promise<Message[]> {
        const path = '/api/messages?sort=createdAt&filter[channel]=push';
        return (await request(service, 'GET', path, { as: asStaff(tenant), now })).body.data as Message[];
      },
    };
  }

  /** Advances the clock by minutes and runs the due timers. */
  async function after(minutes: number) {
    now = new Date(now.getTime() + minutes * 60_000);
    await service.runTimers();
    // Messages queued by a timer are due at once.
    await service.runTimers();
  }

  return {
    service,
    pushService,
    clock: () => now,
    after,
    /** Runs all escalation steps of a new unseen order. */
    async untilMissed() {
      for (const minutes of [5, 1.25, 1.25, 2.5]) await after(minutes);
    },
    aTenant,
    async stop() {
      await service.stop();
      await pushService.stop();
    },
  };
}
