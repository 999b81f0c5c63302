import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted, formTested } from '@theke/contracts/content/form';
import { configChanged } from '@theke/contracts/identity/config';
import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import { passkeyChanged } from '@theke/contracts/identity/passkey';
import { tokenChanged } from '@theke/contracts/identity/personal-token';
import { loginLinkRequested, userInvited } from '@theke/contracts/identity/session';
import { twoFactorChanged } from '@theke/contracts/identity/two-factor';
import type { Message, WholeMessage } from '@theke/contracts/notifications/message';
import { newOrderMessageRequested, refundRecorded } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { paymentRefunded } from '@theke/contracts/payments/payment-events';
import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import type { Database } from '@theke/kit/database/database';
import { createImmediateTimers } from '@theke/kit/events/immediate-timers';
import type { Delivery } from '@theke/kit/events/subscription';
import { loginLinkToken } from '@theke/kit/login-link';
import { orderHash } from '@theke/kit/order-link';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService, toTestEvent } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder, aShop, branchEmail, guest } from '../../testing/order-samples.ts';
import { notifications } from '../service.ts';
import { causeOf, type MessageDraft } from './message.ts';
import { queueMessages } from './queue-messages.ts';
import { forgetFormMails } from './write-form-mails.ts';

let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
/** Database of the most recently started service. */
let db: Database;
const withDatabase: typeof notifications = {
  ...notifications,
  setup(base) {
    db = base.db;
    return notifications.setup(base);
  },
};
beforeAll(async () => {
  service = await startForTest(withDatabase);
});
afterAll(() => service.stop());

/** A new tenant with one placed order. */
async function placed(
  given: Parameters<typeof anOrder>[0] = {},
  config: { enablePluginSMS?: boolean; enableSMSAbroad?: boolean; shopName?: string } = {},
) {
  const tenant = uuidv7();
  const order = anOrder(given);
  await aShop(service, tenant, order.branch, { config });
  await service.publish(tenant, order.placed());
  await service.settled();
  return { tenant, order };
}

const admin = (tenant: string) => asStaff(tenant);
async function list(tenant: string, query = ''): Promise<Message[]> {
  const reply = await request(service, 'GET', `/api/messages?sort=createdAt${query}`, { as: admin(tenant) });
  expect(reply.status).toBe(200);
  return reply.body.data as Message[];
}
const kindsOf = (messages: readonly Message[]) => messages.map(({ kind, channel }) => `${kind} ${channel}`).sort();
const read = async (tenant: string, id: string) =>
  (await request(service, 'GET', `/api/messages/${id}`, { as: admin(tenant) })).body.data as WholeMessage;

test('keeps the newest state of an order when an older event arrives later', async () => {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  const changed = order.changed({ comment: 'Neu', contact: { ...guest, email: 'neu@example.at' } }, 2);
  await service.publish(tenant, changed);
  await service.settled();
  await service.publish(tenant, order.placed(1));
  await service.settled();
  const [row] = await service.sql<{ doc: object }>('select doc from copy where id = $1', [order.id]);
  expect(row?.doc).toEqual((changed.data as { order: object }).order);
  // A message about the older event goes to the current address.
  expect((await list(tenant, `&filter[order]=${order.id}`)).map(({ recipient }) => recipient).sort()).toEqual([
    branchEmail,
    'neu@example.at',
  ]);
});

test('needs no earlier event, because each contains everything for a mail', async () => {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  await service.publish(tenant, order.confirmed());
  await service.settled();
  const [mail] = await list(tenant);
  expect((await read(tenant, mail?.id ?? '')).text).toContain('Margherita');
  // Stored once: text and HTML are rendered from the same content on demand.
  const stored = await service.sql(
    'select body_text as text, letter is not null as "hasLetter" from message where id = $1',
    [mail?.id],
  );
  expect(stored).toEqual([{ text: '', hasLetter: true }]);
  // A mail from earlier versions has its text stored.
  await service.sql(`update message set body_text = 'Von früher' where id = $1`, [mail?.id]);
  expect((await read(tenant, mail?.id ?? '')).text).toBe('Von früher');
});

// MSG-05
test('notifies branch and guest of a new order once, even if the event is repeated', async () => {
  const { tenant, order } = await placed();
  const event = toTestEvent(tenant, order.placed());
  for (let times = 0; times < 3; times++) await service.options.bus?.publish([event]);
  await service.settled();
  // A second event of the same order is another cause; a repeated event is not.
  const found = await list(tenant);
  expect(found.filter(({ recipient }) => recipient === guest.email)).toHaveLength(2);
  expect(found.filter(({ recipient }) => recipient === branchEmail)).toHaveLength(2);
  await service.options.bus?.publish([event]);
  await service.settled();
  expect(await list(tenant)).toHaveLength(4);
});

test('finds messages by recipient, subject and order', async () => {
  const { tenant, order } = await placed();
  const other = anOrder({ branch: order.branch, contact: { ...guest, email: 'hundert_prozent@example.at' } });
  await service.publish(tenant, other.placed());
  await service.settled();
  const found = async (q: string) => (await list(tenant, `&q=${encodeURIComponent(q)}`)).length;
  expect(await list(tenant)).toHaveLength(4);
  expect(await found('HUNDERT_prozent')).toBe(1);
  // Wildcards of a pattern are escaped.
  expect(await found('hundert%')).toBe(0);
  expect(await found(order.uid)).toBe(2);
  expect(await found('niemand')).toBe(0);
});

test('stores a mail in the local mailbox with a link to the order if no transport is configured', async () => {
  const { tenant, order } = await placed();
  await service.runTimers();
  const found = await list(tenant);
  expect(found.map(({ state, carrier, attempts }) => ({ state, carrier, attempts }))).toEqual(
    Array(2).fill({ state: 'sent', carrier: 'mailbox', attempts: 1 }),
  );
  const mail = found.find(({ kind }) => kind === 'order-received') as Message;
  const link = `https://marillo.example/status/${order.uid}/${orderHash(testSecret, tenant, order.uid)}`;
  expect((await read(tenant, mail.id)).text).toContain(link);
  const page = await request(service, 'GET', `/api/messages/${mail.id}/html`, { as: admin(tenant) });
  expect(page.bytes.toString()).toContain(`href="${link}"`);
  expect(page.headers.get('content-security-policy')).toContain('sandbox');
});

test("uses the shop's most recent name, even if it changed within the same second", async () => {
  const { tenant, order } = await placed({}, { shopName: 'Gasthaus Linde' });
  const config = { ...configChanged.example.config, shopName: 'Gasthaus Buche' };
  await service.publish(tenant, configChanged(tenant, 2, { id: tenant, config }));
  await service.settled();
  await service.publish(tenant, order.confirmed());
  await service.settled();
  const texts = await Promise.all((await list(tenant, `&filter[order]=${order.id}`)).map(({ id }) => read(tenant, id)));
  const saying = (name: string) => texts.filter(({ text }) => text.includes(name)).map(({ kind }) => kind);
  expect(saying('Gasthaus Linde').sort()).toEqual(['branch-new-order', 'order-received']);
  expect(saying('Gasthaus Buche')).toEqual(['order-confirmed']);
});

// SESSION-13
test('mails the owner of an account about a login on a new device, with device and time', async () => {
  const { tenant } = await placed();
  const [user, session] = [uuidv7(), uuidv7()];
  const data = { ...newDeviceUsed.example, user, email: 'mara.lang@marillo.example' };
  await service.publish(tenant, newDeviceUsed(session, 1, data));
  await service.settled();
  const [mail] = (await list(tenant)).filter(({ kind }) => kind === 'new-device');
  expect(mail).toMatchObject({ recipient: 'mara.lang@marillo.example', order: null, branch: null });
  const { text } = await read(tenant, String(mail?.id));
  expect(text).toContain('Firefox auf Windows, Samstag, 21.11.2026, 12:00 Uhr');
  expect(text).toContain('/backend/account');
});

// SESSION-14
test('mails the owner of an account that its second login step was turned off', async () => {
  const { tenant } = await placed();
  const user = uuidv7();
  const data = { user, email: 'mara.lang@marillo.example', isOn: false };
  await service.publish(tenant, twoFactorChanged(user, 1, data));
  await service.settled();
  const [mail] = (await list(tenant)).filter(({ kind }) => kind === 'two-factor');
  expect(mail).toMatchObject({ recipient: data.email, subject: 'Anmeldung in zwei Schritten ausgeschaltet' });
});

// SESSION-15, ACCESS-16
test.each([
  ['passkey', passkeyChanged, 'Passkey hinzugefügt'],
  ['api-token', tokenChanged, 'API-Token erstellt'],
] as const)('mails the owner of an account when it gets a %s', async (kind, event, subject) => {
  const { tenant } = await placed();
  const data = { user: uuidv7(), email: 'mara.lang@marillo.example', name: 'Handy', isAdded: true };
  await service.publish(tenant, event(uuidv7(), 1, data));
  await service.settled();
  const [mail] = (await list(tenant)).filter((one) => one.kind === kind);
  expect(mail).toMatchObject({ recipient: data.email, subject });
});

// ORDER-31
// SESSION-11
test('mails a login link to the requester and hides it from staff who may not create one', async () => {
  const { tenant } = await placed();
  const [user, link] = [uuidv7(), uuidv7()];
  await service.publish(tenant, loginLinkRequested(link, 1, { user, email: 'mara.lang@marillo.example', link }));
  await service.settled();
  const [mail] = (await list(tenant)).filter(({ kind }) => kind === 'login-link');
  expect(mail).toMatchObject({ recipient: 'mara.lang@marillo.example', order: null, branch: null });
  const token = loginLinkToken(testSecret, tenant, link);
  expect((await read(tenant, String(mail?.id))).text).toContain(`/backend/login-link#${token}`);
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  const whole = await request(service, 'GET', `/api/messages/${mail?.id}`, { as: manager });
  expect([whole.status, (whole.body.data as WholeMessage).hasHtml]).toEqual([200, false]);
  expect(JSON.stringify(whole.body)).not.toContain(token);
  expect((await request(service, 'GET', `/api/messages/${mail?.id}/html`, { as: manager })).status).toBe(404);
  expect((await request(service, 'GET', `/api/messages/${mail?.id}/html`, { as: admin(tenant) })).status).toBe(200);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  expect((await request(service, 'GET', `/api/messages/${mail?.id}`, { as: employee })).status).toBe(404);
  expect(JSON.stringify(service.log)).not.toContain(token);
});

// SESSION-16
test('mails an invitation with a login link and hides it from staff who may not create one', async () => {
  const { tenant } = await placed();
  const [user, link, email] = [uuidv7(), uuidv7(), 'paul.huber@marillo.example'];
  await service.publish(tenant, userInvited(link, 1, { user, email, link }));
  await service.settled();
  const [mail] = (await list(tenant)).filter(({ kind }) => kind === 'user-invited');
  expect(mail).toMatchObject({ recipient: email });
  const token = loginLinkToken(testSecret, tenant, link);
  const { text } = await read(tenant, String(mail?.id));
  expect(text).toContain(`/backend/login-link#${token}`);
  expect(text).toContain('Der Link gilt 7 Tage');
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  const whole = await request(service, 'GET', `/api/messages/${mail?.id}`, { as: manager });
  expect(JSON.stringify(whole.body)).not.toContain(token);
});

test("mails a form submission to its recipient and escapes the visitor's text", async () => {
  const { tenant } = await placed();
  const id = uuidv7();
  const said = {
    ...formSubmitted.example,
    id,
    fields: [
      { label: 'Name', value: '<b>Dora</b>' },
      { label: 'Nachricht', value: 'Eins\nZwei' },
    ],
  };
  await service.publish(tenant, formSubmitted(id, 1, said));
  await service.settled();
  const [mail, ...others] = (await list(tenant)).filter(({ kind }) => kind === 'form-submission');
  expect([mail?.recipient, mail?.subject, others]).toEqual([
    'office@talraum.example',
    'Neue Anfrage über „Kontakt“',
    [],
  ]);
  const { text } = await read(tenant, String(mail?.id));
  for (const part of ['<b>Dora</b>', 'Eins', 'Zwei', 'dora.huber@example.org']) expect(text).toContain(part);
  const page = await request(service, 'GET', `/api/messages/${mail?.id}/html`, { as: admin(tenant) });
  expect(page.bytes.toString()).toContain('&lt;b&gt;Dora&lt;/b&gt;');
});

// FORM-10
test('mails the test of a form to the member of staff, marked as a test', async () => {
  const { tenant } = await placed();
  await service.publish(tenant, formTested(uuidv7(), 1, formTested.example));
  await service.settled();
  const [mail] = (await list(tenant)).filter(({ kind }) => kind === 'form-submission');
  expect([mail?.recipient, mail?.subject]).toEqual(['dora.huber@talraum.example', 'Test: Neue Anfrage über „Kontakt“']);
  expect((await read(tenant, String(mail?.id))).text).toContain('Niemand hat es abgesendet.');
});

test("erases the stored mail of a form's deleted lead, and no other", async () => {
  const [{ tenant }, { tenant: other }] = [await placed(), await placed()];
  const send = (inTenant: string) => {
    const id = uuidv7();
    return service.publish(inTenant, formSubmitted(id, 1, { ...formSubmitted.example, id }));
  };
  const [erased] = [await send(tenant), await send(tenant), await send(other)];
  await service.settled();
  // The lead has the id of its event (services/analytics/src/leads).
  const deleted = (id: string) => analyticsLeads.events.deleted(id, 2, { id });
  for (const at of [tenant, other]) await service.publish(at, deleted(erased?.id ?? ''));
  await service.publish(tenant, deleted(uuidv7()));
  await service.settled();
  const mails = (await list(tenant)).filter(({ kind }) => kind === 'form-submission');
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['', 'office@talraum.example']);
  const gone = mails.find(({ recipient }) => recipient === '');
  expect(await read(tenant, String(gone?.id))).toMatchObject({ state: 'erased', subject: '', text: '' });
  expect(JSON.stringify(await service.sql('select * from message where id = $1', [gone?.id]))).not.toContain('Dora');
  expect((await list(other)).filter(({ kind, state }) => kind === 'form-submission' && state === 'erased')).toEqual([]);
});

test("mails staff all shifts of a published week in the branch's time zone", async () => {
  const { tenant } = await placed();
  const id = uuidv7();
  const [sara] = schedulesPublished.example.people;
  const night = { startAt: '2026-11-27T21:00:00.000Z', endAt: '2026-11-28T02:00:00.000Z', pauseMinutes: 0 };
  const schedules = {
    ...schedulesPublished.example,
    people: [
      {
        user: { id: uuidv7() },
        firstName: 'Sara',
        email: 'sara@demo.example',
        shifts: [...(sara?.shifts ?? []), { ...night, role: '', note: '<b>Bar</b>' }],
      },
      { user: { id: uuidv7() }, firstName: 'Ali', email: 'ali@demo.example', shifts: [] },
    ],
  };
  const event = schedulesPublished(id, 1, schedules);
  await service.publish(tenant, event);
  await service.settled();
  const mails = (await list(tenant)).filter(({ kind }) => kind === 'shifts-published');
  const to = async (recipient: string) => {
    const mail = mails.find((one) => one.recipient === recipient);
    return [mail?.subject, (await read(tenant, mail?.id ?? '')).text] as const;
  };
  expect(mails).toHaveLength(2);
  const [subject, text] = await to('sara@demo.example');
  expect(subject).toBe('Ihre Dienste vom 23.11.2026 bis 29.11.2026');
  for (const part of [
    'Guten Tag Sara, das ist Ihr Plan für Marillo Neubau',
    'Dienstag, 24.11.2026: 16:00 bis 23:00 Uhr, 30 Minuten Pause, Küche',
    'Freitag, 27.11.2026: 22:00 bis 03:00 Uhr (Samstag, 28.11.2026), <b>Bar</b>',
    '/backend/working-schedules',
  ])
    expect(text).toContain(part);
  expect((await to('ali@demo.example'))[1]).toContain('keinen Dienst mehr');
});

test('TIME-24: mails requests for days off to those who decide and the decision to the person', async () => {
  const { tenant } = await placed();
  const people = [
    { id: uuidv7(), firstName: 'Dora', email: 'dora@demo.example' },
    // As in events of earlier releases.
    { id: uuidv7() },
  ];
  const days = { from: '2026-12-14', to: '2026-12-18', half: null };
  await service.publish(
    tenant,
    absenceAsked(uuidv7(), 1, { absence: { id: uuidv7() }, people, name: 'Sara Novak', days }),
  );
  await service.publish(tenant, absenceAsked(uuidv7(), 1, { absence: { id: uuidv7() }, people }));
  const decision = { ...absenceDecided.example, email: 'sara@demo.example' };
  await service.publish(
    tenant,
    absenceDecided(uuidv7(), 2, { ...decision, days: { ...days, to: days.from, half: 'morning' } }),
  );
  const refusal = { ...decision, state: 'rejected' as const, answer: '<b>Zwei</b> sind schon weg.' };
  await service.publish(tenant, absenceDecided(uuidv7(), 2, refusal));
  await service.settled();
  const mails = (await list(tenant)).filter(({ kind }) => kind.startsWith('absence'));
  const found = await Promise.all(
    mails.map(async ({ id, recipient, subject }) => ({ recipient, subject, text: (await read(tenant, id)).text })),
  );
  const withSubject = (subject: string) => found.find((one) => one.subject === subject);
  expect(found).toHaveLength(3);
  const asked = withSubject('Ein Antrag auf freie Tage wartet auf Sie');
  expect(asked?.recipient).toBe('dora@demo.example');
  for (const part of ['Sara Novak', 'Montag, 14.12.2026 bis Freitag, 18.12.2026', '/backend/absences'])
    expect(asked?.text).toContain(part);
  const decided = found.filter(({ subject }) => subject === 'Entscheidung über Ihre freien Tage');
  const withText = (part: string) => decided.find(({ text }) => text.includes(part))?.text;
  expect(withText('hat Ihren Antrag genehmigt')).toContain('Montag, 14.12.2026, Vormittag');
  expect(withText('hat Ihren Antrag abgelehnt')).toContain('<b>Zwei</b> sind schon weg.');

  // Other staff see in the list that there was a mail, but not about whom and when.
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  for (const { id } of mails) {
    const { text, hasHtml } = (await request(service, 'GET', `/api/messages/${id}`, { as: manager })).body.data as {
      text: string;
      hasHtml: boolean;
    };
    expect([text.includes('Sara') || text.includes('2026'), hasHtml]).toEqual([false, false]);
    expect((await request(service, 'GET', `/api/messages/${id}/html`, { as: manager })).status).toBe(404);
  }
});

test("sends an offer by mail with message, prices and deadline in the branch's time zone, and no SMS", async () => {
  const { tenant, order } = await placed({}, { enablePluginSMS: true });
  const offer = {
    message: 'Mit <b>Geschirr</b>.',
    validUntil: '2026-11-30T22:59:00.000Z',
    sentAt: '2026-11-21T18:45:00.000Z',
  };
  await service.publish(tenant, order.offered(offer));
  await service.settled();
  const [mail, ...others] = (await list(tenant)).filter(({ kind }) => kind === 'order-offered');
  expect(others).toEqual([]);
  const { text } = await read(tenant, mail?.id ?? '');
  for (const part of ['Angebotsanfrage', 'Mit <b>Geschirr</b>.', '30.11.2026', '23:59']) expect(text).toContain(part);
  const page = await request(service, 'GET', `/api/messages/${mail?.id}/html`, { as: admin(tenant) });
  expect(page.bytes.toString()).toContain('Mit &lt;b&gt;Geschirr&lt;/b&gt;.');
});

test('notifies a guest of each step by mail, and by SMS if the shop sends them', async () => {
  const { tenant, order } = await placed({}, { enablePluginSMS: true });
  await service.publish(tenant, order.countered('2026-11-21T19:40:00.000Z', 2));
  await service.publish(tenant, order.confirmed('2026-11-21T19:40:00.000Z', 3));
  await service.publish(tenant, order.handedOut(4));
  await service.settled();
  const toGuest = (await list(tenant)).filter(({ kind }) => kind !== 'branch-new-order');
  expect(kindsOf(toGuest)).toEqual([
    'counter-appointment email',
    'counter-appointment sms',
    'order-confirmed email',
    'order-confirmed sms',
    'order-handed-out email',
    'order-handed-out sms',
    'order-received email',
    'order-received sms',
  ]);
  expect(toGuest.filter(({ channel }) => channel === 'sms').every(({ recipient }) => recipient === guest.phone)).toBe(
    true,
  );
});

// STATUS-05
test.each([
  ['rejected', 'order-rejected', true],
  ['canceled', 'order-canceled', false],
] as const)('tells the guest why an order was %s, without internal notes', async (move, kind, isTold) => {
  const { tenant, order } = await placed();
  await service.publish(tenant, order[move]('Der Ofen ist ausgefallen.', 2));
  await service.settled();
  const mail = (await list(tenant)).find((one) => one.kind === kind) as Message;
  const { text } = await read(tenant, mail.id);
  expect(text).toContain('Ihre Bestellung wurde storniert.');
  expect(text.includes('Der Ofen ist ausgefallen.')).toBe(isTold);
});

// PAY-08
test('sends no cancellation to a guest who gave up the online payment', async () => {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  await service.publish(tenant, order.due());
  const fact = order.canceled('Der Gast hat die Zahlung abgebrochen.', 2);
  const { order: state } = fact.data as { order: OrderState };
  const [first] = state.history;
  const history = (['awaiting-payment', 'canceled'] as const).map((status) => ({ ...first, status }));
  await service.publish(tenant, { ...fact, data: { ...(fact.data as object), order: { ...state, history } } });
  await service.settled();
  expect(await list(tenant)).toEqual([]);
});

test('sends nothing to a guest without an address', async () => {
  const { tenant, order } = await placed({ contact: { ...guest, email: '' } });
  await service.publish(tenant, order.confirmed());
  await service.settled();
  expect(kindsOf(await list(tenant))).toEqual(['branch-new-order email']);
});

test('tells a guest who paid too late that the money is refunded, though the order was never placed', async () => {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  const { id, uid, branch } = order;
  await service.publish(tenant, order.due());
  await service.settled();
  expect(await list(tenant)).toEqual([]);
  const refund = { ...paymentRefunded.example, order: id, uid, branch, reason: 'late' as const };
  await service.publish(tenant, paymentRefunded(refund.payment, 3, refund));
  await service.settled();
  const [mail, ...others] = await list(tenant);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'payment-refunded', recipient: guest.email });
  expect((await read(tenant, mail?.id ?? '')).text.replaceAll('\u00a0', ' ')).toContain('10,90 €');
});

// PAY-16
test('mails a refund on site like any other and says that no transfer follows', async () => {
  const { tenant, order } = await placed({});
  const { id, uid, branch } = order;
  const refund = { ...refundRecorded.example, id, uid, branch, amount: 5.5, note: 'Pizza war kalt.' };
  await service.publish(tenant, refundRecorded(id, 3, refund));
  await service.settled();
  const mail = (await list(tenant)).find(({ kind }) => kind === 'payment-refunded');
  const text = (await read(tenant, mail?.id ?? '')).text.replaceAll('\u00a0', ' ');
  for (const part of ['5,50 €', 'Betrag: −5,50 €', 'Pizza war kalt.', 'vor Ort zurückbekommen'])
    expect(text).toContain(part);
  expect(text).not.toContain('einige Tage');
});

test('sends the confirmation again through the requested channel, as often as staff ask', async () => {
  const { tenant, order } = await placed({}, { enablePluginSMS: true });
  const { id, uid, branch } = order;
  const ask = (channel: 'email' | 'sms') =>
    service.publish(
      tenant,
      newOrderMessageRequested(id, 1, { ...newOrderMessageRequested.example, id, uid, branch, channel }),
    );
  await ask('email');
  await ask('email');
  await ask('sms');
  await service.settled();
  const received = (await list(tenant)).filter(({ kind }) => kind === 'order-received');
  expect(kindsOf(received)).toEqual([...Array(3).fill('order-received email'), ...Array(2).fill('order-received sms')]);
});

// MSG-02
test('limits messages to an unconfirmed recipient to five per hour over all orders, and not to confirmed ones', async () => {
  const { tenant, order } = await placed({}, { enablePluginSMS: true });
  const { branch } = order;
  const spellings = [
    'katharina@example.at',
    'Katharina@Example.AT',
    'katharina+1@example.at',
    'katharina+zwei@example.at',
  ];
  const more = Array.from({ length: 19 }, (_, index) =>
    anOrder({ branch, contact: { ...guest, email: spellings[index % 4] as string } }),
  );
  await Promise.all(more.map((one) => service.publish(tenant, one.placed())));
  // Staff reject all of them; the recipient needs no message about it.
  await Promise.all(more.map((one) => service.publish(tenant, one.rejected(null, 2))));
  await service.settled();
  const toGuest = (messages: Message[]) => messages.filter(({ kind }) => kind !== 'branch-new-order');
  const reached = async () => toGuest(await list(tenant, '&pageSize=200')).filter(({ state }) => state !== 'failed');
  for (const channel of ['email', 'sms'])
    expect((await reached()).filter((message) => message.channel === channel)).toHaveLength(5);
  const [refused] = await list(tenant, '&filter[state]=failed');
  expect(refused).toMatchObject({
    attempts: 0,
    lastError:
      'An diesen Empfänger gingen in der letzten Stunde schon 5 Nachrichten zu Bestellungen, die noch nicht bestätigt waren.',
  });
  // The branch gets a message for every order.
  expect((await list(tenant, '&pageSize=200')).filter(({ kind }) => kind === 'branch-new-order')).toHaveLength(20);
  await service.publish(tenant, order.confirmed());
  await service.settled();
  const confirmed = (await reached()).filter(({ kind }) => kind === 'order-confirmed');
  expect(kindsOf(confirmed)).toEqual(['order-confirmed email', 'order-confirmed sms']);
  // Another tenant is not affected.
  const elsewhere = await placed();
  expect((await list(elsewhere.tenant)).map(({ state }) => state)).not.toContain('failed');
});

// MSG-03
test.each([
  [{}, 'failed', false],
  [{ enableSMSAbroad: true }, 'sent', true],
] as const)('sends an SMS abroad only if the shop allows it: %j', async (config, state, isSent) => {
  const { tenant, order } = await placed(
    { contact: { ...guest, phone: '+882161234567' } },
    { enablePluginSMS: true, ...config },
  );
  await service.runTimers();
  const [sms] = await list(tenant, `&filter[order]=${order.id}&filter[channel]=sms`);
  expect(sms).toMatchObject({ state });
  if (!isSent) expect(sms?.lastError).toMatch(/^SMS gehen nur an Nummern aus Österreich/);
});

test('shows an employee only messages of their own branches', async () => {
  const { tenant, order } = await placed();
  const staffOf = (branch: string) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  const seen = async (branch: string) =>
    (await request(service, 'GET', '/api/messages', { as: staffOf(branch) })).body.meta?.total;
  expect(await seen(order.branch)).toBe(2);
  expect(await seen(uuidv7())).toBe(0);
  const [first] = await list(tenant);
  const foreign = await request(service, 'GET', `/api/messages/${first?.id}`, { as: staffOf(uuidv7()) });
  expect(foreign.status).toBe(404);
});

test('lists messages from and until a given time', async () => {
  const { tenant } = await placed();
  const [first] = await list(tenant);
  const at = String(first?.createdAt);
  const count = async (query: string) =>
    (await request(service, 'GET', `/api/messages?${query}`, { as: asStaff(tenant) })).body.meta?.total;
  expect(await count(`filter[createdAtFrom]=${at}`)).toBe(2);
  expect(await count(`filter[createdAtUntil]=${at}`)).toBe(0);
  expect(await count('filter[createdAtUntil]=2999-01-01T00:00:00Z&filter[channel]=sms')).toBe(0);
});

test('does not send a message again that did not fail', async () => {
  const { tenant } = await placed();
  await service.runTimers();
  const [first] = await list(tenant);
  const reply = await request(service, 'POST', `/api/messages/${first?.id}/send-again`, {
    as: admin(tenant),
    body: {},
  });
  expect(reply.status).toBe(202);
  await service.runTimers();
  expect((await list(tenant))[0]).toMatchObject({ state: 'sent', attempts: 1 });
});

test('removes an erased guest from all tables and logs, even if events arrive later', async () => {
  const said = { contact: { ...guest, lastName: 'Xanthippe' }, comment: 'Grüße von Xanthippe' };
  const { tenant, order } = await placed(said);
  await service.publish(tenant, order.rejected('Leider nein, Frau Xanthippe.', 2));
  await service.settled();
  await service.runTimers();
  expect(await traces('Xanthippe')).not.toEqual([]);

  const late = order.confirmed(null, 3);
  const unheard = anOrder({ ...said, branch: order.branch });
  await service.publish(tenant, order.erased());
  await service.publish(tenant, unheard.erased());
  await service.settled();
  await service.publish(tenant, late);
  await service.publish(tenant, unheard.placed());
  await service.settled();
  expect(await traces('Xanthippe')).toEqual([]);
  expect((await list(tenant)).filter(({ order: about }) => about?.id === order.id)).toMatchObject(
    Array(3).fill({ state: 'erased', recipient: '', subject: '' }),
  );
  const [erased] = await list(tenant, `&filter[order]=${order.id}`);
  const again = await request(service, 'POST', `/api/messages/${erased?.id}/send-again`, {
    as: admin(tenant),
    body: {},
  });
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([409, 'MESSAGE_ERASED']);
});

/** Tables that contain a word, and `log` if the log contains it. */
async function traces(word: string): Promise<string[]> {
  const tables = await service.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await service.sql(`select 1 from "${name}" t where t::text like $1`, [`%${word}%`]);
    if (rows.length > 0) found.push(name);
  }
  return JSON.stringify(service.log).includes(word) ? [...found, 'log'] : found;
}

const draft = (event: string, branch: string): MessageDraft => ({
  cause: causeOf('branch-new-order', event),
  channel: 'email',
  kind: 'branch-new-order',
  order: null,
  branch,
  recipient: branchEmail,
  subject: 'Betreff',
  text: 'Text',
  signed: null,
});

// MSG-02
test('counts several messages of one recipient that are stored together', async () => {
  const [tenant, branch] = [uuidv7(), anOrder().branch];
  const store = (recipients: readonly (string | undefined)[]) =>
    db.withTenant(tenant, async (tx) => {
      for (const countedAs of recipients)
        queueMessages({ now: () => new Date(), newId: uuidv7, sendSoon: createImmediateTimers() }, tx, [
          { ...draft(uuidv7(), branch), ...(countedAs && { countedAs }) },
        ]);
    });
  const states = async () =>
    (
      await service.sql<{ each: string }>(
        `select concat_ws(' ', count(*), state, counted_as) as each from message where tenant_id = $1 group by state, counted_as order by 1`,
        [tenant],
      )
    ).map(({ each }) => each);
  await store(['a', 'a', 'a', 'b', undefined]);
  expect(await states()).toEqual(['1 queued', '1 queued b', '3 queued a']);
  await store(['a', 'b', 'a', 'a', 'b', ...Array(6).fill(undefined)]);
  expect(await states()).toEqual(['1 failed', '3 queued b', '5 queued a', '7 queued']);
});

test('stores no mail of a lead that is deleted in the same transaction', async () => {
  const [tenant, lead] = [uuidv7(), uuidv7()];
  await db.withTenant(tenant, async (tx) => {
    queueMessages({ now: () => new Date(), newId: uuidv7, sendSoon: createImmediateTimers() }, tx, [
      { ...draft(lead, anOrder().branch), cause: causeOf('form-submission', lead), kind: 'form-submission' },
    ]);
    await forgetFormMails.handle(tx, { data: { id: lead } } as Delivery<unknown>);
  });
  const kept = await service.sql('select state, recipient, body_text from message where tenant_id = $1', [tenant]);
  expect(kept).toEqual([{ state: 'erased', recipient: '', body_text: '' }]);
});

test('sends messages of a crashed process after two minutes, and skips those with a retry', async () => {
  let clock = new Date('2026-11-26T12:00:10Z');
  const other = await startForTest(withDatabase, { now: () => clock });
  try {
    const [tenant, order] = [uuidv7(), anOrder()];
    await aShop(other, tenant, order.branch);
    await other.settled();
    const states = () =>
      other.sql<{ state: string; attempts: number }>('select state, attempts from message where tenant_id = $1', [
        tenant,
      ]);
    const store = (event: string) =>
      db.withTenant(tenant, async (tx) =>
        queueMessages(
          // Simulates a crash: sends to no immediate timers of the process.
          { now: () => clock, newId: uuidv7, sendSoon: createImmediateTimers() },
          tx,
          [draft(event, order.branch)],
        ),
      );
    await store(uuidv7());
    await store(uuidv7());
    // One timer for both.
    expect(await other.sql(`select from timer where name = 'send-missed'`)).toHaveLength(1);
    clock = new Date(clock.getTime() + 60_000);
    await other.runTimers();
    expect(await states()).toEqual(Array(2).fill({ state: 'queued', attempts: 0 }));
    clock = new Date(clock.getTime() + 60_000);
    await other.runTimers(); // Finds the missed messages.
    await other.runTimers();
    expect(await states()).toEqual(Array(2).fill({ state: 'sent', attempts: 1 }));
    expect(await other.sql('select from timer')).toEqual([]);
  } finally {
    await other.stop();
  }
});
