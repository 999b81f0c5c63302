import { describe, expect } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import type { Locator, Page } from 'playwright-core';
import { isFullRun } from '../../tools/local/is-full-run.ts';
import { bookMonth } from './book-month.ts';
import { axeFindings, desk, openWindow, phone, widths } from './browser.ts';
import { closeDay } from './close-day.ts';
import { sendMoves } from './confirm-on-board.ts';
import { alternateWidths, openJourney, testLog, withBrowser } from './open-journey.ts';
import { findCard, holdBack, openBoard, placeOrder } from './order-board.ts';
import { refundFromBoard } from './refund-from-board.ts';
import { signReceipts } from './sign-receipts.ts';

const journey = openJourney(whyNoRabbitmq() ? 'embedded' : 'distributed');
/** The browser logs refused requests and the missing network. */
const isExpected = (fault: string) => /status of (401|409)|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(fault);

/** The times to offer; in the last minutes of a day those of the next. */
async function listTimes(dialog: Locator): Promise<Locator> {
  const times = dialog.getByRole('group', { name: 'Zeiten' }).getByRole('button');
  await times.first().waitFor();
  if ((await times.count()) < 3) await dialog.getByRole('group', { name: 'Tag' }).getByRole('button').nth(1).click();
  return times;
}

describe('the order board', () => {
  withBrowser('shows the second of two staff who was first, and the guest one answer', async () => {
    const { platform, browser } = journey;
    const [confirmed, refused] = [await placeOrder(platform), await placeOrder(platform)];
    const first = await openBoard(browser, platform, 'manager@demo.example', desk);
    const second = await openBoard(browser, platform, 'mitarbeiter@demo.example', phone);
    const guest = await openWindow(browser, phone);
    await guest.page.goto(`${platform.url}/status/${confirmed.uid}/${confirmed.hash}`);
    await guest.page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns.' }).waitFor();
    const name = (await (
      await platform.call('GET', '/api/users/me', { cookie: await platform.login('manager@demo.example') })
    ).body.data) as { firstName: string; lastName: string };
    const note = new RegExp(`${name.firstName} ${name.lastName} war um \\d\\d:\\d\\d schneller`);

    // Both confirm: a repetition for the server, but worth knowing for people.
    const confirming = await holdBack(second.page, `**/api/orders/${confirmed.id}/status/confirm`);
    await findCard(second.page, confirmed).getByRole('button', { name: 'Bestätigen' }).click();
    await sendMoves(second.page);
    await confirming.sent;
    await findCard(first.page, confirmed).getByRole('button', { name: 'Bestätigen' }).click();
    await sendMoves(first.page);
    await findCard(first.page, confirmed).getByRole('button', { name: 'Abholbereit' }).waitFor();
    confirming.release();
    await second.page.getByText(note).waitFor();
    expect(await axeFindings(second.page)).toEqual([]);
    await findCard(second.page, confirmed).getByRole('button', { name: 'Abholbereit' }).waitFor();

    // One confirms while the other refuses.
    const refusing = await holdBack(second.page, `**/api/orders/${refused.id}/status/reject`);
    await findCard(second.page, refused).getByRole('button', { name: 'Ablehnen' }).click();
    await second.page.getByRole('button', { name: 'Wir schließen in wenigen Minuten.' }).click();
    await second.page.getByRole('button', { name: 'Bestellung ablehnen' }).click();
    await sendMoves(second.page);
    await refusing.sent;
    await findCard(first.page, refused).getByRole('button', { name: 'Bestätigen' }).click();
    await sendMoves(first.page);
    await findCard(first.page, refused).getByRole('button', { name: 'Abholbereit' }).waitFor();
    refusing.release();
    await second.page.getByText(`Bestellung ${refused.ticketNumber}: In Zubereitung`).waitFor();

    await guest.page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();
    const { body } = await platform.call('GET', `/api/orders/${confirmed.id}`, {
      cookie: await platform.login('manager@demo.example'),
    });
    const { history } = body.data as { history: { status: string }[] };
    expect(history.map(({ status }) => status)).toEqual(['placed', 'confirmed']);
    expect([...first.faults, ...second.faults, ...guest.faults].filter((fault) => !isExpected(fault))).toEqual([]);
    for (const { page } of [first, second, guest]) await page.context().close();
  });

  // ORDER-03
  withBrowser(
    'offers another time by keyboard, rejects a colleague’s late offer, and shows the time that the guest accepted',
    async () => {
      const { platform, browser } = journey;
      const order = await placeOrder(platform);
      const { page, faults } = await openBoard(browser, platform, 'mitarbeiter@demo.example', desk);
      // A colleague is about to offer yet another time.
      const colleague = await openBoard(browser, platform, 'manager@demo.example', phone);
      const asking = 'Dem Gast eine andere Zeit vorschlagen';
      await findCard(colleague.page, order).getByRole('button', { name: 'Andere Zeit' }).click();
      await colleague.page.getByRole('button', { name: asking }).click();
      const colleagueDialog = colleague.page.getByRole('dialog', { name: 'Andere Zeit vorschlagen' });
      await (await listTimes(colleagueDialog)).last().click();
      await findCard(page, order).getByRole('button', { name: 'Andere Zeit' }).press('Enter');
      await page.getByRole('button', { name: asking }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Andere Zeit vorschlagen' });
      const time = (await listTimes(dialog)).nth(1);
      const offered = (await time.textContent()) ?? '';
      await time.press('Enter');
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: /Uhr vorschlagen$/ }).press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await sendMoves(page);
      await findCard(page, order).getByText('Vorschlag').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await colleagueDialog.getByRole('button', { name: /Uhr vorschlagen$/ }).click();
      await sendMoves(colleague.page);
      await colleague.page.getByText(/ war um \d\d:\d\d schneller/).waitFor();
      await findCard(colleague.page, order).getByText('Vorschlag').waitFor();

      const guest = await openWindow(browser, phone);
      await guest.page.goto(`${platform.url}/status/${order.uid}/${order.hash}`);
      await guest.page.getByRole('button', { name: new RegExp(`^Ja, .*${offered}`) }).press('Enter');
      await guest.page.getByRole('heading', { name: 'Wir bereiten alles frisch für Sie zu.' }).waitFor();
      await findCard(page, order).getByRole('button', { name: 'Abholbereit' }).waitFor();
      expect(await findCard(page, order).textContent()).toContain(offered);
      expect([...faults, ...colleague.faults, ...guest.faults].filter((fault) => !isExpected(fault))).toEqual([]);
      for (const window of [guest.page, colleague.page, page]) await window.context().close();
    },
  );

  withBrowser('charges the total shown after items were changed on the board', async () => {
    const { platform, browser } = journey;
    const order = await placeOrder(platform);
    const { page, faults } = await openBoard(browser, platform, 'mitarbeiter@demo.example', desk);
    await findCard(page, order)
      .getByRole('button', { name: /Weitere Schritte/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Positionen ändern' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Positionen ändern' });
    await dialog.getByRole('button', { name: 'Margherita: mehr' }).press('Enter');
    const shownTotal = await dialog
      .getByText('Neuer Gesamtbetrag')
      .locator('xpath=ancestor::div[1]')
      .locator('dd')
      .textContent();
    await dialog.getByRole('button', { name: 'Änderungen speichern' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await findCard(page, order).getByText(`Bar ${shownTotal}`).waitFor();
    const cookie = await platform.login('manager@demo.example');
    const edits = await until('the change to appear in the history', async () => {
      const { body } = await platform.call('GET', `/api/orders/${order.id}`, { cookie });
      return (body.data as { edits: { text: string }[] }).edits.map(({ text }) => text);
    });
    expect(edits).toEqual([expect.stringContaining('Margherita: 2 statt 1')]);
    await fitsItsWidths(page);
    await page.goto(`${platform.url}/backend/orders/${order.id}`);
    const name = page.getByRole('table').first().getByText('Margherita');
    await name.evaluate((element) => element.replaceChildren('Donaudampfschifffahrtskapitänsbrotzeitteller'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });
});

/** Nothing of the board leaves the screen with a long branch name, least of all the clock. */
async function fitsItsWidths(page: Page): Promise<void> {
  await page.getByLabel('Filiale').evaluate((select) => {
    select.append(new Option('Marillo Leopoldstadt am Karmelitermarkt'));
  });
  for (const width of [1024, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const rightEdge = (element: Element) => element.getBoundingClientRect().right;
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    if (width > 390) expect(await page.locator('header time').evaluate(rightEdge)).toBeLessThanOrEqual(width);
    // The filters take one row above the first order.
    const tools = page.getByRole('region', { name: 'Bestellungen filtern' });
    expect(await tools.evaluate((element) => element.clientHeight)).toBeLessThan(72);
  }
}

describe.each(widths)('the order board at %s', (_, size) => {
  const inTurn = alternateWidths(size);
  const atEachWidth = isFullRun ? withBrowser : inTurn;

  inTurn('reports a missing network, keeps pending moves, and sends them later', async () => {
    const { platform, browser } = journey;
    const order = await placeOrder(platform);
    const { page, faults } = await openBoard(browser, platform, 'manager@demo.example', size);
    await findCard(page, order).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('alert').getByText('Sie sind offline').waitFor();
    await findCard(page, order).getByRole('button', { name: 'Bestätigen' }).click();
    await sendMoves(page);
    await findCard(page, order).getByText('Bestätigen, wird gesendet').waitFor();
    await page.getByText('Eine Änderung wird gesendet, sobald die Verbindung wieder da ist.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const meanwhile = await placeOrder(platform);

    await page.context().setOffline(false);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await findCard(page, order).getByRole('button', { name: 'Abholbereit' }).waitFor();
    await findCard(page, meanwhile).getByRole('button', { name: 'Bestätigen' }).waitFor();
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    await page.context().close();
  });

  atEachWidth('refunds an online payment in part and then completely, visible to the guest', () =>
    refundFromBoard(journey.platform, journey.browser, size),
  );

  // CLOSE-01, CLOSE-06
  atEachWidth('closes the day with a difference in the cash', () => closeDay(journey.platform, journey.browser, size));

  // CLOSE-10, CLOSE-11
  atEachWidth('exports the closes of a month as bookings once the accounts are entered', () =>
    bookMonth(journey.platform, journey.browser, size),
  );

  // FISCAL-04, FISCAL-09
  atEachWidth('has the receipt of a sold order signed by the till of its branch', () =>
    signReceipts(journey.platform, journey.browser, size),
  );
});

testLog(journey);
