import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PushSubscription } from '@theke/contracts/notifications/push';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { absenceAsked } from '@theke/contracts/time-tracking/absence-asked';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import { shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { eventOf, startForTest } from '@theke/kit/testing/start-for-test';
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

describe('who is told what', () => {
  test('an order that nobody looks at is pushed between the bell and the mail, once', async () => {
    const shop = await fixture.aTenant();
    const { browser, said } = await shop.aBrowserOf(shop.asManager());
    const order = await shop.placed({ ticketNumber: 12 });
    await fixture.after(5);
    expect(said()).toEqual([]);
    await fixture.after(1.25);
    const told = ['Bestellung #12 wartet | Marillo Josefstadt: Niemand hat sie angesehen.'];
    expect(said()).toEqual(told);
    expect(browser.taken).toMatchObject([
      { message: { url: `/backend/orders/${order.id}` }, ttl: 3_600, urgency: 'high' },
    ]);
    await fixture.after(600);
    expect(said()).toEqual(told);
    expect(await shop.pushes()).toMatchObject([
      { state: 'sent', carrier: 'push-service', recipient: 'Dora Huber', kind: 'order-unseen' },
    ]);
  });

  test('an order that somebody has seen is not pushed', async () => {
    const shop = await fixture.aTenant();
    const { said } = await shop.aBrowserOf(shop.asManager());
    const order = await shop.placed();
    await fixture.after(5);
    await shop.tell(order.confirmed());
    await fixture.after(60);
    expect(said()).toEqual([]);
  });

  test('each new order is pushed to those who want that, once however often its event comes', async () => {
    const shop = await fixture.aTenant();
    const [wants, waits] = [await shop.aBrowserOf(shop.asManager(), every), await shop.aBrowserOf(shop.asManager())];
    const order = await shop.placed({ ticketNumber: null });
    const again = eventOf(shop.tenant, order.placed());
    for (let times = 0; times < 3; times++) await fixture.service.options.bus?.publish([again]);
    await fixture.service.settled();
    await fixture.after(0);
    // The same order told as another event is another cause, as it is with mails.
    expect(wants.said()).toEqual(Array(2).fill(`Neue Bestellung ${order.uid} | Marillo Josefstadt`));
    await fixture.service.options.bus?.publish([again]);
    await fixture.service.settled();
    await fixture.after(0);
    expect([wants.said().length, waits.said().length]).toEqual([2, 0]);
  });

  test('what is told of an order later takes the place of what was told before', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    await shop.placed();
    await fixture.after(5);
    await fixture.after(1.25);
    expect(browser.taken).toHaveLength(2);
    expect(new Set(browser.taken.map(({ topic }) => topic)).size).toBe(1);
    expect(new Set(browser.taken.map(({ message }) => message.tag)).size).toBe(1);
  });

  test('nothing of the guest and nothing of what they ordered is on a lock screen', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    await shop.placed({ comment: 'Läuten bei Xanthippe!' });
    const [item] = orderStateExample.items;
    await fixture.after(0);
    await fixture.untilMissed();
    const said = JSON.stringify(browser.taken);
    expect(browser.taken.length).toBeGreaterThan(0);
    for (const secret of [guest.firstName, guest.lastName, guest.phone, guest.email, 'Xanthippe', item?.name ?? '?'])
      expect(said).not.toContain(secret);
  });

  test('a tablet at the counter is led to its own page', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asTablet(), every);
    await shop.placed();
    await fixture.after(0);
    expect(browser.taken).toMatchObject([{ message: { url: '/frontdesk' } }]);
  });
});

describe('own work', () => {
  const ownWork = { isForOrders: false, isForOwnWork: true };
  /** Somebody with a browser that hears of their own work, and all that happens to them. */
  async function withPerson(wanted: object = ownWork) {
    const shop = await fixture.aTenant();
    const caller = shop.asEmployee([shop.branch]);
    const user = { id: caller.user?.id ?? '' };
    const told = await shop.aBrowserOf(caller, wanted);
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
    return { ...shop, caller, user, ...told, facts, task };
  }

  test('a published plan, a task and a swap are told whoever they concern and asked for it, once, without a name, and for a day', async () => {
    const shop = await withPerson();
    const colleague = await shop.aBrowserOf(shop.asEmployee([shop.branch]), ownWork);
    for (const fact of shop.facts(shop.user)) await shop.tell(fact);
    // Answered, and not asked.
    const answered = { ...shiftSwapChanged.example, to: shop.user, state: 'accepted' as const };
    await shop.tell(shiftSwapChanged(uuidv7(), 2, answered));
    await shop.placed();
    await fixture.after(0);
    await fixture.untilMissed();
    // They are sent together, in no order.
    expect(shop.said().toSorted()).toEqual([
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
    expect(colleague.said()).toEqual([]);
  });

  test('TIME-24: pushes a request for days off to those who may decide, without a name, with a link to the requests', async () => {
    const shop = await withPerson();
    const colleague = await shop.aBrowserOf(shop.asEmployee([shop.branch]), ownWork);
    await shop.tell(absenceAsked(uuidv7(), 1, { absence: { id: uuidv7() }, people: [shop.user] }));
    await fixture.after(0);
    await fixture.untilMissed();
    expect(shop.said()).toEqual(['Antrag auf freie Tage | Jemand aus Ihrem Team wartet auf Ihre Entscheidung.']);
    expect(shop.browser.taken).toMatchObject([{ message: { url: '/backend/time-sheets' }, ttl: 86_400 }]);
    expect(colleague.said()).toEqual([]);
  });

  test('who asked for orders alone hears nothing of it, and the choice can be changed', async () => {
    const shop = await withPerson({ isForEveryOrder: true });
    for (const fact of shop.facts(shop.user)) await shop.tell(fact);
    await fixture.after(0);
    expect(shop.said()).toEqual([]);
    await shop.save({ isForEveryOrder: true, isForOwnWork: true });
    const list = (await shop.ask(shop.caller, 'GET', 'subscriptions')).body.data;
    expect(list).toMatchObject([{ isForOrders: true, isForEveryOrder: true, isForOwnWork: true }]);
    const [plan] = shop.facts(shop.user);
    if (plan) await shop.tell(plan);
    await shop.placed();
    await fixture.after(0);
    expect(shop.said()).toHaveLength(2);
  });

  test('whoever was switched off, or logged off that browser, hears nothing, also of what was queued', async () => {
    const shop = await withPerson();
    const [plan, task] = shop.facts(shop.user);
    await shop.person(shop.user.id, 2, { roles: ['ROLE_EMPLOYEE'], branches: [{ id: shop.branch }], isActive: true });
    if (plan) await shop.tell(plan);
    await shop.person(shop.user.id, 3, { isActive: false });
    if (task) await shop.tell(task);
    await fixture.after(0);
    expect(shop.said()).toEqual([]);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: 'Dieses Gerät wird nicht mehr benachrichtigt.', kind: 'shifts-published' },
    ]);
  });
});

describe('what is another’s', () => {
  test('no order of another tenant or of another branch is told', async () => {
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
    expect(nobodys.map(({ said }) => said())).toEqual([[], [], [], []]);
    expect(theirs.map(({ said }) => said().length > 0)).toEqual([true, true]);
  });

  test('nobody asks to be told of a branch that is not theirs, or that there is not', async () => {
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

  test('everyone lists and removes their own browsers only', async () => {
    const shop = await fixture.aTenant();
    const [mine, yours] = [shop.asManager(), shop.asManager()];
    const { fingerprint, said } = await shop.aBrowserOf(mine, every);
    const list = async (as: typeof mine) => (await shop.ask(as, 'GET', 'subscriptions')).body.data;
    expect(await list(mine)).toMatchObject([{ fingerprint, branches: null, isForEveryOrder: true }]);
    expect(await list(yours)).toEqual([]);
    expect((await shop.ask(yours, 'DELETE', `subscriptions/${fingerprint}`)).status).toBe(404);
    await shop.placed();
    await fixture.after(0);
    expect(said()).toHaveLength(1);
    for (const answer of [204, 404])
      expect((await shop.ask(mine, 'DELETE', `subscriptions/${fingerprint}`)).status).toBe(answer);
    await shop.placed();
    await fixture.untilMissed();
    expect(said()).toHaveLength(1);
  });

  test('a browser is whose who entered it last', async () => {
    const shop = await fixture.aTenant();
    const elsewhere = await shop.anotherBranch();
    const first = shop.asManager();
    const { save, said } = await shop.aBrowserOf(first, every);
    expect((await save(every, shop.asEmployee([elsewhere]))).status).toBe(200);
    expect((await shop.ask(first, 'GET', 'subscriptions')).body.data).toEqual([]);
    await shop.placed();
    await fixture.untilMissed();
    expect(said()).toEqual([]);
  });

  test('a person has ten browsers; the oldest makes room', async () => {
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

describe('whoever may not see orders any more', () => {
  const expired = () => ({ expiresAt: isoIn(-1) });
  test.each([
    ['is switched off', () => ({ isActive: false })],
    ['has no access any more', expired],
    ['works in another branch now', () => ({ roles: ['ROLE_EMPLOYEE'] as const, branches: [{ id: uuidv7() }] })],
  ])('is told nothing: %s', async (_, change) => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const { said } = await shop.aBrowserOf(person, every);
    // It was queued while they still might.
    await shop.placed();
    await shop.person(person.user?.id ?? '', 2, { ...change() } as never);
    await shop.placed();
    await fixture.after(0);
    await fixture.untilMissed();
    expect(said()).toEqual([]);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: 'Dieses Gerät wird von dieser Filiale nicht mehr benachrichtigt.' },
    ]);
  });

  test('is told again when they come back, and until the moment that their access ends', async () => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const id = person.user?.id ?? '';
    const { said } = await shop.aBrowserOf(person, every);
    await shop.person(id, 2, { isActive: false });
    await shop.person(id, 3, { isActive: true, expiresAt: isoIn(60) });
    // An older word that comes late changes nothing.
    await shop.person(id, 2, { isActive: false });
    await shop.placed();
    await fixture.after(0);
    expect(said()).toHaveLength(1);
    await fixture.after(60);
    const before = said().length;
    await shop.placed();
    await fixture.untilMissed();
    expect(said()).toHaveLength(before);
  });

  test('is forgotten once deleted, also where they come in a last time with what the gateway still believed', async () => {
    const shop = await fixture.aTenant();
    const person = shop.asManager();
    const { save, said } = await shop.aBrowserOf(person, every);
    await shop.personDeleted(person.user?.id ?? '', 3);
    const left = await fixture.service.sql('select 1 from push_subscription where owner_id = $1', [person.user?.id]);
    expect(left).toEqual([]);
    await save();
    await shop.placed();
    await fixture.untilMissed();
    expect(said()).toEqual([]);
  });

  test.each(['renewed', 'deleted'] as const)('is a tablet whose key was %s', async (what) => {
    const shop = await fixture.aTenant();
    const id = uuidv7();
    await shop.key(id, 1);
    const { said } = await shop.aBrowserOf(shop.asTablet(id), every);
    await shop.placed();
    await fixture.after(0);
    expect(said()).toHaveLength(1);
    await (what === 'renewed' ? shop.key(id, 2) : shop.keyDeleted(id, 2));
    await shop.placed();
    await fixture.untilMissed();
    expect(said()).toHaveLength(1);
  });

  test('is a key that reads orders for a program', async () => {
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
    'that says "%s" is asked again, and has it once',
    async (trouble) => {
      const shop = await fixture.aTenant();
      const { browser, said } = await shop.aBrowserOf(shop.asManager(), every);
      browser.plan(trouble);
      await shop.placed();
      await fixture.after(0);
      expect([said().length, await shop.pushes()]).toMatchObject([0, [{ state: 'queued', attempts: 1 }]]);
      await fixture.after(delayAfter(1) / 60_000);
      expect([said().length, await shop.pushes()]).toMatchObject([1, [{ state: 'sent', attempts: 2 }]]);
    },
  );

  test.each([[410], [404]] as const)('that says %i ends the subscription, and staff see why', async (answer) => {
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
  });

  test.each([[400], [403], [413]] as const)('that says %i is not asked again', async (answer) => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(answer);
    await shop.placed();
    await fixture.after(0);
    expect(await shop.pushes()).toMatchObject([
      { state: 'failed', lastError: `Der Push-Dienst hat die Meldung abgelehnt (Antwort ${answer}).` },
    ]);
  });

  test('that leads us elsewhere is not followed', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(307);
    await shop.placed();
    await fixture.after(0);
    expect(browser.asked).toBe(1);
    expect(await shop.pushes()).toMatchObject([{ state: 'failed' }]);
  });

  test('that is away for an hour gets nothing that nobody wants to hear any more', async () => {
    const shop = await fixture.aTenant();
    const { browser, said } = await shop.aBrowserOf(shop.asManager(), every);
    browser.plan(503);
    await shop.placed();
    await fixture.after(0);
    await fixture.after(61);
    expect(said().filter((line) => line.startsWith('Neue'))).toEqual([]);
    const [first] = await shop.pushes();
    expect(first?.lastError).toBe('Die Meldung ist älter als eine Stunde und wird nicht mehr zugestellt.');
  });
});

describe('what a browser enters', () => {
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
  ])('an address that only leads inside, or nowhere, is refused: %s', async (endpoint) => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager());
    const reply = await shop.ask(shop.asManager(), 'PUT', 'subscriptions', { ...browser.subscription, endpoint });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map(({ field }) => field)).toContain('endpoint');
  });

  test('a key that is no key is refused', async () => {
    const shop = await fixture.aTenant();
    const { browser } = await shop.aBrowserOf(shop.asManager());
    for (const p256dh of [`B${'A'.repeat(86)}`, 'B', ''])
      expect(
        (await shop.ask(shop.asManager(), 'PUT', 'subscriptions', { ...browser.subscription, p256dh })).body.errors,
      ).toMatchObject([{ field: 'p256dh' }]);
  });
});

test('where nobody set push up, no key is answered and nothing is entered', async () => {
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
