// A gift card from the counter to the last cent: sold and printed by staff, redeemed in parts by the guest.
import { describe, expect } from '@jest/globals';
import type { GiftCardDetail } from '@theke/contracts/ordering/gift-card';
import type { Order } from '@theke/contracts/ordering/order';
import { until } from '@theke/kit/testing/until';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { consent, fillContact, openFilledCheckout, orderedUid, toCheckout } from './checkout-steps.ts';
import { logIn } from './confirm-on-board.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';

const journey = openJourney('embedded');
/** The browser logs refused requests. */
const isExpected = (fault: string) => /status of (401|422)/.test(fault);

describe.each([
  ['390 px', phone],
  ['1440 px', desk],
])('a gift card at %s', (_, size) => {
  // GIFT-04, GIFT-05, GIFT-08, GIFT-09, GIFT-11, GIFT-19
  withBrowser('is sold, redeemed in parts, and given back', async () => {
    const { platform, browser } = journey;
    const cookie = await platform.login('admin@demo.example');
    const staff = await openWindow(browser, size);
    await staff.page.goto(`${platform.url}/backend/gift-cards/sell`);
    await logIn(staff.page, 'admin@demo.example');
    await staff.page.getByRole('heading', { name: 'Geschenkkarte verkaufen' }).waitFor();
    await staff.page.getByRole('button', { name: '25,00' }).click();
    await staff.page.getByText('Gilt bis zu einem Tag').click();
    await staff.page.getByText(/^Ohne andere Vereinbarung bis .*§ 1478 ABGB/).waitFor();
    const nextYear = `31.12.${new Date().getFullYear() + 1}`;
    await staff.page.getByRole('textbox', { name: 'Gültig bis' }).fill(nextYear);
    await staff.page.getByText(/^Das ist kürzer als die gesetzliche Frist/).waitFor();
    await staff.page.getByLabel(/^Für/).fill('Eva');
    expect(await axeFindings(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: /25,00.*kassiert, Karte ausgeben/ }).click();
    await staff.page.getByText('Die Karte ist verkauft.').waitFor();
    expect(await axeFindings(staff.page)).toEqual([]);
    const code = (await staff.page.getByText(/^([2-9A-Z]{4} ){3}[2-9A-Z]{4}$/).textContent()) ?? '';
    await staff.page.getByRole('link', { name: 'Zur Karte' }).click();
    await staff.page.getByRole('heading', { name: `Geschenkkarte …${code.slice(-4)}` }).waitFor();
    const card = new URL(staff.page.url()).pathname.split('/').at(-1);
    const read = async () =>
      (await platform.call('GET', `/api/gift-cards/${card}`, { cookie })).body.data as GiftCardDetail;

    const guest = await openWindow(browser, size);
    const { page } = guest;
    await page.goto(`${platform.url}/kontakt#karte=${code.replaceAll(' ', '')}`);
    await page.getByRole('button', { name: 'Karte prüfen' }).click();
    await page.getByRole('status').getByText('25,00').waitFor();
    await page.getByRole('status').getByText(`Gültig bis ${nextYear}`).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await openFilledCheckout(page, `${platform.url}/store/innenstadt`, 'Takeaway', 2);
    await toCheckout(page);
    await fillContact(page, 'Gutmann');
    await page.getByRole('button', { name: 'Mit Geschenkkarte bezahlen' }).click();
    await page.getByLabel('Code der Geschenkkarte').fill('K7M2 XQPA 9RDT 4WEH');
    await page.getByRole('button', { name: 'Karte prüfen' }).click();
    await page.getByText('Diese Geschenkkarte gibt es nicht.').waitFor();
    await page.getByLabel('Code der Geschenkkarte').fill(code);
    await page.getByRole('button', { name: 'Karte prüfen' }).click();
    await page.getByText('Damit ist alles bezahlt.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await consent(page);
    await page.getByRole('button', { name: /abschicken|bestellen/ }).click();
    const uid = await orderedUid(page);
    await page.getByRole('heading', { level: 1, name: 'Ihre Bestellung ist bei uns.' }).waitFor();
    // As the payment, and in the sums.
    await page
      .getByText(`Geschenkkarte …${code.slice(-4)}`)
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const listed = (await platform.call('GET', `/api/orders?q=${uid}`, { cookie })).body.data as Order[];
    const order = listed[0] as Order;
    const total = order.totals.total.gross;
    expect(order.giftCard).toMatchObject({ amount: total, returned: 0 });
    expect((await read()).balance).toBe(Math.round((25 - total) * 100) / 100);

    await staff.page.goto(`${platform.url}/backend/orders/${order.id}`);
    await staff.page.getByRole('button', { name: 'Auf die Karte zurückbuchen' }).click();
    await staff.page
      .getByRole('button', { name: /zurückbuchen$/ })
      .last()
      .click();
    await staff.page.getByText(/sind wieder auf der Karte/).waitFor();
    expect(await axeFindings(staff.page)).toEqual([]);
    await until('the card to be whole again', async () => (await read()).balance === 25);
    await staff.page.goto(`${platform.url}/backend/gift-cards/${card}`);
    await staff.page.getByText('Zurückgebucht').first().waitFor();
    expect(await axeFindings(staff.page)).toEqual([]);
    const faults = [...staff.faults, ...guest.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [staff, guest]) await window.page.context().close();
  });
});

testLog(journey);
