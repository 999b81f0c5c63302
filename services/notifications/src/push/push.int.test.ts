import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PushSubscription } from '@theke/contracts/notifications/push';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import { shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, toTestEvent } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { guest } from '../../testing/order-samples.ts';
import { openPushFixture, type PushFixture } from '../../testing/push-fixture.ts';
import { delayAfter } from '../messages/message.ts';
import { notifications } from '../service.ts';

let fixture: PushFixture;
beforeAll(async () => {
  fixture = await openPushFixture();
});
afterAll(async () => {
  const { log } = fixture.service;
  await fixture.stop();
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
});

const every = { isForEveryOrder: true };
const isoIn = (minutes: number) => new Date(fixture.clock().getTime() + minutes * 60_000).toISOString();

describe('recipients', () => {
  test('pushes an unseen order once, between bell and mail', async () => {
    const shop = await fixture.aTenant();
    const { browser, messages } = await shop.aBrowserOf(shop.asManager());
    const order = await shop.placed({ ticketNumber: 12 });
    await fixture.after(5);
    expect(messages()).toEqual([]);
    await fixture.after(1.25);
    const expected = ['Bestellung #12 wartet | Marillo Josefstadt: Niemand hat sie angesehen.'];
    expect(messages()).toEqual(expected);
    expect(browser.taken).toMatchObject([
      { message: { url: `/backend/orders/${order.id}` }, ttl: 3_600, urgency: 'high' },
    ]);
    await fixture.after(600);
    expect(messages()).toEqual(expected);
    expect(await shop.pushes()).toMatchObject([
      { state: 'sent', carrier: 'push-service', recipient: 'Dora Huber', kind: 'order-unseen' },
    ]);
  });

  test('does not push an order that was seen', async () => {
    const shop = await fixture.aTenant();
    const { messages } = await shop.aBrowserOf(shop.asManager());
    const order = await shop.placed();
    await fixture.after(5);
    await shop.publish(order.confirmed());
    await fixture.after(60);
    expect(messages()).toEqual([]);
  });

  test('pushes each new order once to subscribers of every order, despite repeated events', async () => {
    const shop = await fixture.aTenant();
    const [wants, waits] = [await shop.aBrowserOf(shop.asManager(), every), await shop.aBrowserOf(shop.asManager())];
    const order = await shop.placed({ ticketNumber: null });
    const again = toTestEvent(shop.tenant, order.placed());
    for (let times = 0; times < 3; times++) await fixture.service.options.bus?.publish([again]);
    await fixture.service.settled();
    await fixture.after(0);
    // The same order in another event is another cause, as with mails.
    expect(wants.messages()).toEqual(Array(2).fill(`Neue Bestellung ${order.uid} | Marillo Josefstadt`));
    await fixture.service.options.bus?.publish([again]);
    await fixture.service.settled();
    await fixture.after(0);
    expect([wants.messages().length, waits.messages().length]).toEqual([2, 0]);
  });

  test('replaces an earlier message about the same order', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    await shop.placed();
    await fixture.after(5);
    await fixture.after(1.25);
    expect(browser.taken).toHaveLength(2);
    expect(new Set(browser.taken.map(({ topic }) => topic)).size).toBe(1);
    expect(new Set(browser.taken.map(({ message }) => message.tag)).size).toBe(1);
  });

  test('shows no guest data and no ordered items on a lock screen', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    await shop.placed({ comment: 'Läuten bei Xanthippe!' });
    const [item] = orderStateExample.items;
    await fixture.after(0);
    await fixture.untilMissed();
    const messages = JSON.stringify(browser.taken);
    expect(browser.taken.length).toBeGreaterThan(0);
    for (const secret of [guest.firstName, guest.lastName, guest.phone, guest.email, 'Xanthippe', item?.name ?? '?'])
      expect(messages).not.toContain(secret);
  });

  test('links a counter tablet to its own page', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asTablet(), every);
    await shop.placed();
    await fixture.after(0);
    expect(browser.taken).toMatchObject([{ message: { url: '/frontdesk' } }]);
  });
});

describe('own work', () => {
  const ownWork = { isForOrders: false, isForOwnWork: true };
  /** Somebody with a browser that subscribed to their own work, and the events of their work. */
  async function withPerson(settings: object = ownWork) {
    const shop = await fixture.aTenant();
    const caller = shop.asEmployee([shop.branch]);
    const user = { id: caller.user?.id ?? '' };
    const browser = await shop.aBrowserOf(caller, settings);
    const branch = { id: shop.branch };
    const task = uuidv7();
    const facts = (to: { id: string }) => [
      schedulesPublished(uuidv7(), 1, {
        ...schedulesPublished.example,
        branch: { ...branch, name: 'Marillo Josefstadt' },
        people: [{ user: to, firstName: 'Xanthippe', email: '', shifts: [] }],
      }),
      taskAssigned(uuidv7(), 1, { task: { id: task }, number: 402, branch, people: [to] }),
      shiftSwapChanged(uuidv7(), 1, { ...shiftSwapChanged.example, branch, state: 'requested', to, note: 'Xanthippe' }),
    ];
    return { ...shop, caller, user, ...browser, facts, task };
  }

  test('notifies each person concerned of a plan, a task and a swap, once, without names, for a day', async () => {
    const shop = await withPerson();
    const colleague = await shop.aBrowserOf(shop.asEmployee([shop.branch]), ownWork);
    for (const fact of shop.facts(shop.user)) await shop.publish(fact);
    // An answer, not a request.
    const answered = { ...shiftSwapChanged.example, to: shop.user, state: 'accepted' as const };
    await shop.publish(shiftSwapChanged(uuidv7(), 2, answered));
    await shop.placed();
    await fixture.after(0);
    await fixture.untilMissed();
    // Sent concurrently, in no order.
    expect(shop.messages().toSorted()).toEqual([
      'Anfrage für einen Dienst | Jemand fragt, ob Sie einen Dienst übernehmen.',
      'Ihr Dienstplan ist neu | Marillo Josefstadt, 23.11.2026 bis 29.11.2026',
      'Neue Aufgabe | Sie sind für T-402 zuständig.',
    ]);
    const sent = shop.browser.taken.map(({ message, ttl, urgency }) => [message.url, ttl, urgency].join(' '));
    expect(sent.toSorted()).toEqual([
      `/backend/tasks/${shop.task} 86400 normal`,
      '/backend/working-schedules 86400 normal',
      '/backend/working-schedules 86400 normal',
    ]);
    expect(JSON.stringify(shop.browser.taken)).not.toContain('Xanthippe');
    expect(colleague.messages()).toEqual([]);
  });

  test('TIME-24: pushes a request for days off to those who may decide, without a name, with a link to the requests', async () => {
    const shop = await withPerson();
    const colleague = await shop.aBrowserOf(shop.asEmployee([shop.branch]), ownWork);
    await shop.publish(absenceAsked(uuidv7(), 1, { absence: { id: uuidv7() }, people: [shop.user] }));
    await fixture.after(0);
    await fixture.untilMissed();
    expect(shop.messages()).toEqual(['Antrag auf freie Tage | Jemand aus Ihrem Team wartet auf Ihre Entscheidung.']);
    expect(shop.browser.taken).toMatchObject([{ message: { url: '/backend/absences' }, ttl: 86_400 }]);
    expect(colleague.messages()).toEqual([]);
  });

  test('TIME-24: pushes a decision about days off to the person, without saying which', async () => {
    const shop = await withPerson();
    await shop.publish(absenceDecided(uuidv7(), 2, { ...absenceDecided.example, user: shop.user }));
    await fixture.after(0);
    await fixture.untilMissed();
    expect(shop.messages()).toEqual(['Ihr Antrag auf freie Tage | Über Ihren Antrag wurde entschieden.']);
    expect(shop.browser.taken).toMatchObject([{ message: { url: '/backend/my-time' }, ttl: 86_400 }]);
  });

  test('sends nothing about own work to subscribers of orders only, until they change it', async () => {
    const shop = await withPerson({ isForEveryOrder: true });
    for (const fact of shop.facts(shop.user)) await shop.publish(fact);
    await fixture.after(0);
    expect(shop.messages()).toEqual([]);
    await shop.save({ isForEveryOrder: true, isForOwnWork: true });
    const list = (await shop.ask(shop.caller, 'GET', 'subscriptions')).body.data;
    expect(list).toMatchObject([{ isForOrders: true, isForEveryOrder: true, isForOwnWork: true }]);
    const [plan] = shop.facts(shop.user);
    if (plan) await shop.publish(plan);
    await shop.placed();
    await fixture.after(0);
    expect(shop.messages()).toHaveLength(2);
  });

  test('sends nothing to users who were disabled or logged off, even if it was queued', async () => {
    const shop = await withPerson();
    const [plan, task] = shop.facts(shop.user);
    await shop.person(shop.user.id, 2, { roles: ['ROLE_EMPLOYEE'], branches: [{ id: shop.branch }], isActive: true });
    if (plan) await shop.publish(plan);
    await shop.person(shop.user.id, 3, { isActive: false });
    if (task) await shop.publish(task);
    await fixture.after(0);
    expect(shop.messages()).toEqual([]);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: 'Dieses Gerät wird nicht mehr benachrichtigt.', kind: 'shifts-published' },
    ]);
  });
});

describe('isolation', () => {
  test('sends no order of another tenant or branch', async () => {
    const [shop, other] = [await fixture.aTenant(), await fixture.aTenant()];
    const elsewhere = await shop.anotherBranch();
    const nobodys = [
      await other.aBrowserOf(other.asManager(), every),
      await shop.aBrowserOf(shop.asEmployee([elsewhere]), every),
      await shop.aBrowserOf(shop.asTablet(uuidv7(), elsewhere), every),
      await shop.aBrowserOf(shop.asManager(), { ...every, branches: [{ id: elsewhere }] }),
    ];
    const theirs = [
      await shop.aBrowserOf(shop.asEmployee([elsewhere, shop.branch]), every),
      await shop.aBrowserOf(shop.asManager(), { ...every, branches: [{ id: shop.branch }] }),
    ];
    await shop.placed();
    await fixture.after(0);
    await fixture.untilMissed();
    expect(nobodys.map(({ messages }) => messages())).toEqual([[], [], [], []]);
    expect(theirs.map(({ messages }) => messages().length > 0)).toEqual([true, true]);
  });

  test('rejects a subscription to an unknown branch or one out of scope', async () => {
    const shop = await fixture.aTenant();
    const elsewhere = await shop.anotherBranch();
    const foreign = (await fixture.aTenant()).branch;
    const { save } = await shop.aBrowserOf(shop.asEmployee([shop.branch]));
    for (const id of [elsewhere, foreign, uuidv7()])
      expect((await save({ branches: [{ id }] })).body.errors).toMatchObject([
        { code: 'BRANCH_UNKNOWN', field: 'branches' },
      ]);
    const lead = await shop.aBrowserOf(shop.asManager());
    expect((await lead.save({ branches: [{ id: elsewhere }] })).status).toBe(200);
    expect((await lead.save({ branches: [{ id: foreign }] })).status).toBe(422);
  });

  test('lets everyone list and remove only their own browsers', async () => {
    const shop = await fixture.aTenant();
    const [mine, yours] = [shop.asManager(), shop.asManager()];
    const { fingerprint, messages } = await shop.aBrowserOf(mine, every);
    const list = async (as: typeof mine) => (await shop.ask(as, 'GET', 'subscriptions')).body.data;
    expect(await list(mine)).toMatchObject([{ fingerprint, branches: null, isForEveryOrder: true }]);
    expect(await list(yours)).toEqual([]);
    expect((await shop.ask(yours, 'DELETE', `subscriptions/${fingerprint}`)).status).toBe(404);
    await shop.placed();
    await fixture.after(0);
    expect(messages()).toHaveLength(1);
    for (const answer of [204, 404])
      expect((await shop.ask(mine, 'DELETE', `subscriptions/${fingerprint}`)).status).toBe(answer);
    await shop.placed();
    await fixture.untilMissed();
    expect(messages()).toHaveLength(1);
  });

  test('assigns a browser to the last user who subscribed with it', async () => {
    const shop = await fixture.aTenant();
    const elsewhere = await shop.anotherBranch();
    const first = shop.asManager();
    const { save, messages } = await shop.aBrowserOf(first, every);
    expect((await save(every, shop.asEmployee([elsewhere]))).status).toBe(200);
    expect((await shop.ask(first, 'GET', 'subscriptions')).body.data).toEqual([]);
    await shop.placed();
    await fixture.untilMissed();
    expect(messages()).toEqual([]);
  });

  test('limits a person to ten browsers and removes the oldest', async () => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const made: string[] = [];
    for (let count = 0; count < 12; count++) {
      made.push((await shop.aBrowserOf(person)).fingerprint);
      await fixture.after(0.1);
    }
    const kept = (await shop.ask(person, 'GET', 'subscriptions')).body.data as PushSubscription[];
    expect(kept.map(({ fingerprint }) => fingerprint)).toEqual(made.slice(2).reverse());
  });
});

describe('users who lost access to orders', () => {
  const expired = () => ({ expiresAt: isoIn(-1) });
  test.each([
    ['is switched off', () => ({ isActive: false })],
    ['has no access any longer', expired],
    ['works in another branch now', () => ({ roles: ['ROLE_EMPLOYEE'] as const, branches: [{ id: uuidv7() }] })],
  ])('sends nothing to: %s', async (_, change) => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const { messages } = await shop.aBrowserOf(person, every);
    // Queued while the user still had access.
    await shop.placed();
    await shop.person(person.user?.id ?? '', 2, { ...change() } as never);
    await shop.placed();
    await fixture.after(0);
    await fixture.untilMissed();
    expect(messages()).toEqual([]);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: 'Dieses Gerät wird von dieser Filiale nicht mehr benachrichtigt.' },
    ]);
  });

  test('resumes when access returns, and stops when it expires', async () => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const id = person.user?.id ?? '';
    const { messages } = await shop.aBrowserOf(person, every);
    await shop.person(id, 2, { isActive: false });
    await shop.person(id, 3, { isActive: true, expiresAt: isoIn(60) });
    // An older event that arrives late changes nothing.
    await shop.person(id, 2, { isActive: false });
    await shop.placed();
    await fixture.after(0);
    expect(messages()).toHaveLength(1);
    await fixture.after(60);
    const before = messages().length;
    await shop.placed();
    await fixture.untilMissed();
    expect(messages()).toHaveLength(before);
  });

  test('removes the devices of a deleted user, even if the gateway still sends old claims', async () => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const { save, messages } = await shop.aBrowserOf(person, every);
    await shop.personDeleted(person.user?.id ?? '', 3);
    const left = await fixture.service.sql('select 1 from push_subscription where owner_id = $1', [person.user?.id]);
    expect(left).toEqual([]);
    await save();
    await shop.placed();
    await fixture.untilMissed();
    expect(messages()).toEqual([]);
  });

  test.each(['renewed', 'deleted'] as const)('sends nothing to a tablet whose key was %s', async (what) => {
    const shop = await fixture.aTenant();
    const id = uuidv7();
    await shop.key(id, 1);
    const { messages } = await shop.aBrowserOf(shop.asTablet(id), every);
    await shop.placed();
    await fixture.after(0);
    expect(messages()).toHaveLength(1);
    await (what === 'renewed' ? shop.key(id, 2) : shop.keyDeleted(id, 2));
    await shop.placed();
    await fixture.untilMissed();
    expect(messages()).toHaveLength(1);
  });

  test('sends nothing to an API key that reads orders', async () => {
    const shop = await fixture.aTenant();
    const as = {
      ...shop.asTablet(),
      key: { id: uuidv7(), name: 'Statistik', purpose: 'backoffice', branch: shop.branch },
    };
    expect((await shop.ask(as as never, 'GET', 'subscriptions')).status).toBe(403);
  });
});

describe('a push service', () => {
  test.each([['silent'], [500], [503], [429]] as const)(
    'that answers "%s" is retried, and gets the message once',
    async (trouble) => {
      const shop = await fixture.aTenant();
      const { browser, messages } = await shop.aBrowserOf(shop.asManager(), every);
      browser.plan(trouble);
      await shop.placed();
      await fixture.after(0);
      expect([messages().length, await shop.pushes()]).toMatchObject([0, [{ state: 'queued', attempts: 1 }]]);
      await fixture.after(delayAfter(1) / 60_000);
      expect([messages().length, await shop.pushes()]).toMatchObject([1, [{ state: 'sent', attempts: 2 }]]);
    },
  );

  test.each([[410], [404]] as const)(
    'that answers %i ends the subscription and shows staff the reason',
    async (answer) => {
      const shop = await fixture.aTenant();
      const person = shop.asManager();
      const { browser } = await shop.aBrowserOf(person, every);
      browser.plan(answer);
      await shop.placed();
      await fixture.after(0);
      expect((await shop.ask(person, 'GET', 'subscriptions')).body.data).toEqual([]);
      expect(await shop.pushes()).toMatchObject([
        {
          state: 'failed',
          recipient: '',
          lastError: 'Das Gerät hat sich bei seinem Push-Dienst abgemeldet und wird nicht mehr benachrichtigt.',
        },
      ]);
      await shop.placed();
      await fixture.untilMissed();
      expect([browser.asked, browser.taken]).toEqual([1, []]);
    },
  );

  test.each([[400], [403], [413]] as const)('that answers %i is not retried', async (answer) => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(answer);
    await shop.placed();
    await fixture.after(0);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: `Der Push-Dienst hat die Meldung abgelehnt (Antwort ${answer}).` },
    ]);
  });

  test('that redirects is not followed', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(307);
    await shop.placed();
    await fixture.after(0);
    expect(browser.asked).toBe(1);
    expect(await shop.pushes()).toMatchObject([{ state: 'failed' }]);
  });

  test('that is offline for an hour gets no expired message', async () => {
    const shop = await fixture.aTenant();
    const { browser, messages } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(503);
    await shop.placed();
    await fixture.after(0);
    await fixture.after(61);
    expect(messages().filter((line) => line.startsWith('Neue'))).toEqual([]);
    const [first] = await shop.pushes();
    expect(first?.lastError).toBe('Die Meldung ist älter als eine Stunde und wird nicht mehr zugestellt.');
  });
});

describe('a subscription', () => {
  test.each([
    'http://push.example/send/1',
    'https://127.0.0.1/send/1',
    'https://2130706433/send/1',
    'https://0x7f.1/send/1',
    'https://[::1]/send/1',
    'https://localhost/send/1',
    'https://postgres/send/1',
    'https://printer.local/send/1',
    'https://push.example:5432/send/1',
    'https://user:geheim@push.example/send/1',
    'ftp://push.example/send/1',
    'javascript:alert(1)',
  ])('is refused with an endpoint that is not public: %s', async (endpoint) => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager());
    const reply = await shop.ask(shop.asManager(), 'PUT', 'subscriptions', { ...browser.subscription, endpoint });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map(({ field }) => field)).toContain('endpoint');
  });

  test('is refused with an invalid key', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager());
    for (const p256dh of [`B${'A'.repeat(86)}`, 'B', ''])
      expect(
        (await shop.ask(shop.asManager(), 'PUT', 'subscriptions', { ...browser.subscription, p256dh })).body.errors,
      ).toMatchObject([{ field: 'p256dh' }]);
  });
});

test('is refused, without a public key, if push is not configured', async () => {
  const service = await startForTest(notifications);
  const tenant = uuidv7();
  const ask = (method: string, path: string, body?: unknown) =>
    request(service, method, `/api/push/${path}`, { as: asStaff(tenant), body });
  expect((await ask('GET', 'key')).body.data).toEqual({ key: null });
  const { subscription } = fixture.pushService.subscribe('');
  const reply = await ask('PUT', 'subscriptions', subscription);
  expect([reply.status, reply.body.errors?.[0]?.code]).toEqual([409, 'PUSH_NOT_SET_UP']);
  await service.stop();
});
