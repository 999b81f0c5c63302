import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { logoDrawn, type MailLogo } from '@theke/contracts/media/logo';
import type { Message } from '@theke/contracts/notifications/message';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder, aShop, guest } from '../../testing/order-samples.ts';
import { startSmtp } from '../../testing/smtp-simulator.ts';
import { delayAfter, maxAttempts } from '../messages/message.ts';
import { notifications } from '../service.ts';

const from = 'shop@theke.example';
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let service: TestService<Awaited<ReturnType<typeof notifications.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');

beforeAll(async () => {
  smtp = await startSmtp({ user: 'theke', pass: 'geheim' });
  service = await startForTest(notifications, { env: { SMTP_URL: smtp.url, MAIL_FROM: from }, now: () => clock });
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});
beforeEach(() => void smtp.taken.splice(0));

type LogoAt = readonly [version: number, logo: MailLogo | null];

/**
 * A tenant with one order whose guest gets a mail and whose branch has no address. Plan server errors first, because
 * the service also sends on its own.
 */
async function oneMail(shopName = 'Pizzeria Marillo', logos: readonly LogoAt[] = []) {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch, { config: { shopName }, email: '' });
  for (const [version, logo] of logos) await service.publish(tenant, logoDrawn(tenant, version, { id: tenant, logo }));
  await service.settled();
  await service.publish(tenant, order.placed());
  await service.settled();
  const ask = (method: string, path: string) =>
    request(service, method, `/api/messages${path}`, {
      as: asStaff(tenant),
      now: clock,
      ...(method === 'POST' && { body: {} }),
    });
  const mail = async () => ((await ask('GET', '')).body.data as Message[])[0] as Message;
  const page = async () => ask('GET', `/${(await mail()).id}/html`);
  return { mail, page, again: async () => ask('POST', `/${(await mail()).id}/send-again`) };
}
/** Advances the clock by `ms` and runs the timers. */
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
  return service.runTimers();
};

test('delivers a complete mail from the shop to the guest only, as text and HTML', async () => {
  const { mail } = await oneMail('Mörwald & Söhne\r\nBcc: fremd@example.at');
  await service.runTimers();
  expect(smtp.taken).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: '' }] = smtp.taken;
  const { id } = await mail();
  expect(to).toEqual([guest.email]);
  expect(raw).toContain(`Message-ID: <${id}@theke.example>`);
  const headers = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  expect(headers).toMatch(/^From: .*<shop@theke\.example>/m);
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(await mail()).toMatchObject({ state: 'sent', carrier: 'smtp', attempts: 1, lastError: null });
});

test('embeds the logo in the mail, also for staff, and omits it once it is deleted', async () => {
  const logo = logoDrawn.example.logo as MailLogo;
  const { page } = await oneMail('Pizzeria Marillo', [
    [2, { ...logo, width: 256, height: 64 }],
    [1, null],
  ]);
  await service.runTimers();
  const [{ raw } = { raw: '' }] = smtp.taken;
  expect(raw).toContain('Content-Type: multipart/related');
  expect(raw).toContain('Content-ID: <logo@theke>');
  expect(raw.replaceAll(/=\r\n/g, '')).toContain(
    'src=3D"cid:logo@theke" alt=3D"Pizzeria Marillo" width=3D"128" height=3D"32"',
  );
  expect(raw.replaceAll('\r\n', '')).toContain(logo.png);
  const { bytes, headers } = await page();
  expect(bytes.toString()).toContain(`src="data:image/png;base64,${logo.png}"`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; img-src data:;");
  smtp.taken.splice(0);
  await oneMail('Pizzeria Marillo', [
    [1, logo],
    [2, null],
  ]);
  await service.runTimers();
  expect(smtp.taken[0]?.raw).not.toMatch(/logo|multipart\/related/);
});

test.each([
  ['cut', 'Der Mailserver ist nicht erreichbar oder hat die Verbindung abgebrochen.'],
  ['busy', 'Der Mailserver nimmt die Nachricht gerade nicht an (Antwort 451).'],
] as const)('retries a mail that is %s with growing delays, and delivers it once', async (trouble, sentence) => {
  smtp.plan(trouble, trouble);
  const { mail } = await oneMail();
  await service.runTimers();
  expect(await mail()).toMatchObject({ state: 'queued', attempts: 1, lastError: sentence });
  await pass(delayAfter(1) - 1);
  expect((await mail()).attempts).toBe(1);
  await pass(1);
  expect((await mail()).attempts).toBe(2);
  expect(smtp.taken).toEqual([]);
  await pass(delayAfter(2));
  expect(await mail()).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
  expect(smtp.taken).toHaveLength(1);
});

test('sends a mail twice under one Message-ID if the server crashed while accepting it', async () => {
  smtp.plan('cut-after');
  const { mail } = await oneMail();
  await service.runTimers();
  await pass(delayAfter(1));
  const { id, state } = await mail();
  expect(state).toBe('sent');
  expect(smtp.taken.map(({ raw }) => raw.includes(`Message-ID: <${id}@`))).toEqual([true, true]);
});

test('does not retry a permanent error, shows staff the reason and lets them send again', async () => {
  smtp.plan('refused');
  const { mail, again } = await oneMail();
  await service.runTimers();
  const failed = {
    state: 'failed',
    attempts: 1,
    lastError: 'Der Mailserver hat die Nachricht abgelehnt (Antwort 550).',
  };
  expect(await mail()).toMatchObject(failed);
  await pass(24 * 60 * 60_000);
  expect(await mail()).toMatchObject(failed);
  expect((await again()).status).toBe(202);
  await service.runTimers();
  expect(await mail()).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  expect(smtp.taken).toHaveLength(1);
});

test('gives a mail up after ten attempts', async () => {
  smtp.plan(...Array<'busy'>(maxAttempts).fill('busy'));
  const { mail } = await oneMail();
  await service.runTimers();
  for (let tries = 1; tries < maxAttempts; tries++) {
    expect(await mail()).toMatchObject({ state: 'queued', attempts: tries });
    await pass(delayAfter(tries));
  }
  expect(await mail()).toMatchObject({ state: 'failed', attempts: maxAttempts });
  await pass(24 * 60 * 60_000);
  expect(smtp.taken).toEqual([]);
});

test('retries when the server rejects our login', async () => {
  const stranger = await startForTest(notifications, {
    env: { SMTP_URL: smtp.url.replace('geheim', 'falsch'), MAIL_FROM: from },
  });
  try {
    const tenant = uuidv7();
    const order = anOrder();
    await aShop(stranger, tenant, order.branch, { email: '' });
    await stranger.publish(tenant, order.placed());
    await stranger.settled();
    await stranger.runTimers();
    const reply = await request(stranger, 'GET', '/api/messages', { as: asStaff(tenant) });
    expect(reply.body.data).toMatchObject([
      { state: 'queued', attempts: 1, lastError: 'Der Mailserver hat unsere Anmeldung abgelehnt.' },
    ]);
    expect(JSON.stringify(stranger.log)).not.toMatch(/falsch|katharina/);
  } finally {
    await stranger.stop();
  }
});
