import { expect } from '@jest/globals';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn } from './confirm-on-board.ts';
import { innenstadt } from './demo-shop.ts';
import {
  changePasswordOnScreen,
  createKeyOnScreen,
  createLinkOnScreen,
  logInByPasskeyOnScreen,
  logOutEverywhereOnScreen,
} from './manage-account.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { orderPhotoCake } from './order-photo-cake.ts';
import { checkOut } from './place-guest-order.ts';
import { readMessages } from './read-messages.ts';
import { createPerson, logInForCookie, readStatus } from './sessions.ts';
import { testEveryLayout } from './test-every-layout.ts';
import { testFirstOrder } from './test-first-order.ts';

const journey = openJourney('embedded');

testFirstOrder(journey, 'keys');

withBrowser('orders a cake with a photo, and reports a file that is not a picture', async () => {
  const { page, faults } = await openWindow(journey.browser, desk);
  const { refusal, previewWidth } = await orderPhotoCake(page, journey.platform.url);
  expect(refusal).toBe(
    'Die ausgewählte Datei "oma.png" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
  );
  expect(previewWidth).toBe(640);
  await page.getByText('Oma Hedwig.jpg').waitFor();
  await checkOut(page, 'finger');
  // The browser logs every refused response.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await page.context().close();
});

// OFFICE-01, ORDER-29
withBrowser('shows the messages to guest and branch in the back office, and sends one again', async () => {
  const messages = await readMessages(journey.browser, journey.platform.url);
  expect(messages.leadsTo).toBe(messages.status);
  expect(messages.text).toContain(messages.uid);
  expect([messages.before, messages.after]).toEqual([1, 2]);
  expect([...messages.findings, ...messages.faults]).toEqual([]);
});

withBrowser(
  'logs somebody in with a link made on a screen, and lets them manage their account by keyboard',
  async () => {
    const admin = await journey.platform.login('admin@demo.example');
    const person = await createPerson(journey.platform, admin);
    const office = await openWindow(journey.browser, desk);
    await office.page.goto(`${journey.platform.url}/backend/login`);
    await logIn(office.page, 'admin@demo.example');
    await office.page.getByText('Jetzt zu tun').waitFor();
    const link = await createLinkOnScreen(office.page, `${journey.platform.url}/backend/users/${person.id}`);
    expect(await axeFindings(office.page)).toEqual([]);
    const key = await createKeyOnScreen(office.page, `${journey.platform.url}/backend/api-keys`);
    const branch = await innenstadt(journey.platform);
    expect((await journey.platform.call('GET', `/api/orders/frontdesk/${branch.id}/${key}`)).status).toBe(200);

    const ownWindow = await openWindow(journey.browser, phone);
    await ownWindow.page.goto(link);
    await ownWindow.page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter');
    await ownWindow.page.waitForURL('**/backend/today');
    const otherSession = await logInForCookie(journey.platform, person);
    await changePasswordOnScreen(ownWindow.page, `${journey.platform.url}/backend/account`, person.password);
    expect(await readStatus(journey.platform, otherSession)).toBe(401);
    expect(await axeFindings(ownWindow.page)).toEqual([]);
    await logInByPasskeyOnScreen(ownWindow.page, `${journey.platform.url}/backend`, 'ein-anderes-langes-passwort');
    expect(await axeFindings(ownWindow.page)).toEqual([]);
    await logOutEverywhereOnScreen(ownWindow.page);

    await ownWindow.page.goto(link);
    await ownWindow.page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter');
    await ownWindow.page.getByRole('alert').getByText('wurde schon benutzt').waitFor();
    expect(await axeFindings(ownWindow.page)).toEqual([]);
    // The browser logs refused requests, and a stream that was cut when its session ended.
    const isRefusal = (fault: string) => /status of (401|422)|ERR_INCOMPLETE_CHUNKED_ENCODING/.test(fault);
    expect([...office.faults, ...ownWindow.faults].filter((fault) => !isRefusal(fault))).toEqual([]);
    await ownWindow.page.context().close();
    await office.page.context().close();
  },
);

testEveryLayout(journey);

testLog(journey);
