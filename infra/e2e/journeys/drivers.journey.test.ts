// A delivery from the board to the door: driver, route, photo and signature; the guest sees when it is their turn.
import { describe, expect } from '@jest/globals';
import type { Order } from '@theke/contracts/ordering/order';
import { until } from '@theke/kit/testing/until';
import { axeFindings, desk, openWindow, phone } from './browser.ts';
import { logIn, sendMoves } from './confirm-on-board.ts';
import { margheritaDraft } from './demo-shop.ts';
import { deliver, deliverButton, sign, takePhoto } from './drive-route.ts';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { findCard, openBoard, type Placed, placeOrder } from './order-board.ts';
import { toDelivery } from './order-preparations.ts';
import { moveOrder } from './staff-calls.ts';

const journey = openJourney('embedded');
/** The browser logs refused requests, and those of the cut line. */
const isExpected = (fault: string) => /status of (401|422)|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(fault);

describe('a driver', () => {
  // DELIVERY-03 to DELIVERY-11
  withBrowser('is chosen on the board, sorts the route, and delivers with signature and photo', async () => {
    const { platform, browser } = journey;
    const staff = await platform.login('manager@demo.example');
    const draft = toDelivery(await margheritaDraft(platform), '1010 Innere Stadt');
    const streets = ['Wipplingerstraße 8', 'Graben 1', 'Hoher Markt 3'];
    const orders: Placed[] = [];
    for (const street of streets) orders.push(await placeOrder(platform, { ...draft, street }));
    for (const { uid } of orders) await moveOrder(platform, staff, uid, 'confirm');
    const [first, second, third] = orders as [Placed, Placed, Placed];
    const read = async ({ id }: Placed) =>
      (await platform.call('GET', `/api/orders/${id}`, { cookie: staff })).body.data as Order;

    const board = await openBoard(browser, platform, 'manager@demo.example', desk);
    for (const [index, order] of orders.entries()) {
      await findCard(board.page, order)
        .getByRole('combobox', { name: `Fahrer der Bestellung ${order.ticketNumber}` })
        .selectOption('Emre Yıldız');
      await until('the order to be the last stop', async () => (await read(order)).stopNumber === index + 1);
    }
    expect(await axeFindings(board.page)).toEqual([]);

    const driver = await openWindow(browser, phone);
    await driver.page.goto(`${platform.url}/backend/login`);
    await logIn(driver.page, 'mitarbeiter@demo.example');
    await driver.page.getByRole('heading', { name: /^Neu/ }).waitFor();
    await driver.page.goto(`${platform.url}/backend/driver`);
    const { page } = driver;
    await page.getByRole('button', { name: 'Losfahren mit 3 Bestellungen' }).waitFor();
    await page.getByRole('button', { name: 'Hoher Markt 3 früher anfahren' }).press('Enter');
    await until('the route to be stored', async () => (await read(third)).stopNumber === 2);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Losfahren mit 3 Bestellungen' }).click();
    await sendMoves(page);

    const guest = await openWindow(browser, phone);
    await guest.page.goto(`${platform.url}/status/${third.uid}/${third.hash}`);
    await guest.page.getByText('Ihre Bestellung ist die 2. von 3 Zustellungen.').waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);

    await deliverButton(page).waitFor();
    await sign(page);
    await deliver(page);
    await guest.page.getByText('Sie sind als Nächstes dran.').waitFor();
    await until('the signature to be stored', async () => (await read(first)).proof?.kind === 'signature');

    // The line is cut for a moment: the delivery with its photo is sent afterwards.
    await page.getByRole('button', { name: 'Hoher Markt 3: Einzelheiten' }).waitFor();
    await takePhoto(page);
    await page.context().setOffline(true);
    await deliver(page);
    await page.getByText(/wird gesendet, sobald die Verbindung wieder da ist/).waitFor();
    await page.context().setOffline(false);
    await guest.page.getByRole('heading', { name: 'Ihre Bestellung ist bei Ihnen.' }).waitFor();
    await until('the photo to be stored', async () => (await read(third)).proof?.kind === 'photo');

    // Staff open the photo on the order's page.
    await board.page.goto(`${platform.url}/backend/orders/${third.id}`);
    const photo = board.page.getByRole('link', { name: 'zustellung.jpg' });
    const address = await photo.getAttribute('href');
    expect((await platform.call('GET', address ?? '')).status).toBe(200);
    expect((await read(second)).status).toBe('in-delivery');
    await deliver(page);
    await until('the last order to be delivered', async () => (await read(second)).status === 'delivered');
    const faults = [...board.faults, ...driver.faults, ...guest.faults];
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    for (const window of [board, driver, guest]) await window.page.context().close();
  });
});

testLog(journey);
