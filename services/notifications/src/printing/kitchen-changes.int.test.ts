// MSG-10, MSG-11: kitchens that use paper only get every change, and slips for another day when preparation starts.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Device } from '@theke/contracts/notifications/device';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { openPrintingFixture, type PrintingFixture } from '../../testing/printing-fixture.ts';
import { startRawPrinter } from '../../testing/raw-printer-simulator.ts';

let fixture: PrintingFixture;
beforeAll(async () => {
  fixture = await openPrintingFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

const [margherita] = orderStateExample.items;
if (!margherita) throw new Error('the example has no item');
const items = [
  { ...margherita, amount: 2 },
  { ...margherita, name: 'Calzone' },
];

async function aKitchen(draft: Partial<Device> = {}) {
  const shop = await fixture.aTenant();
  const kitchen = await shop.aCloudPrinter({ prints: 'kitchen-slip', ...draft });
  const papers = async () => ((await kitchen.poll()) ?? []).join('\n');
  return { ...shop, ...kitchen, papers };
}

test('prints the difference for a removed dish, a changed amount, an added dish and a changed note', async () => {
  const { placed, publish, papers } = await aKitchen();
  const order = await placed({ items, comment: '' });
  expect(await papers()).toContain('2 x Margherita');
  const struck = [
    { ...margherita, amount: 3 },
    { ...margherita, name: 'Calzone', amount: 0 },
  ];
  await publish(order.changed({ items: struck }, 2));
  const change = await papers();
  for (const line of ['NDERUNG', '3 x Margherita', 'bisher: 2 x Margherita', 'Calzone (gestrichen)'])
    expect(change).toContain(line);
  expect(await papers()).toBe('');
  await publish(order.changed({ comment: 'Nussallergie!', items: [...struck, { ...margherita, name: 'Cola' }] }, 3));
  const next = await papers();
  for (const line of ['NEUE ANMERKUNG', '| Nussallergie!', 'NEU:', '1 x Cola']) expect(next).toContain(line);
  expect(next).not.toContain('Margherita');
});

// TABLE-08
test('prints a course when it is fired, and nothing about it before', async () => {
  const { placed, publish, papers } = await aKitchen();
  const courses = [
    ...items,
    { ...margherita, name: 'Tiramisu', course: 2 },
    { ...margherita, name: 'Espresso', course: 3 },
  ];
  const order = await placed({ items: courses, firedCourse: 1 });
  const first = await papers();
  for (const line of ['Gang 1', '2 x Margherita', '1 x Calzone']) expect(first).toContain(line);
  expect(first).not.toContain('Tiramisu');
  await publish(order.changed({ items: courses, firedCourse: 2 }, 2));
  const fired = await papers();
  for (const line of ['ABRUF', 'GANG 2:', '1 x Tiramisu']) expect(fired).toContain(line);
  for (const line of ['Margherita', 'Espresso', 'bisher']) expect(fired).not.toContain(line);
  expect(await papers()).toBe('');
});

test('prints nothing for changes that the kitchen does not read: contact, refund, hand-out', async () => {
  const { placed, publish, papers } = await aKitchen();
  const order = await placed({ items });
  await papers();
  await publish(order.changed({ contact: { phone: '+436649999999' }, refunded: 5 }, 2));
  await publish(order.confirmed(null, 3));
  await publish(order.handedOut(4));
  expect(await papers()).toBe('');
});

test('prints a cancellation only after the first slip', async () => {
  const { placed, publish, papers } = await aKitchen();
  const [made, waiting] = [await placed({ items }), await placed({ items })];
  expect(await papers()).toContain(made.uid);
  await publish(waiting.canceled());
  await publish(made.canceled());
  const paper = await papers();
  for (const line of ['STORNIERT', 'Nicht mehr zubereiten:', '2 x Margherita', made.uid]) expect(paper).toContain(line);
  expect(await papers()).toBe('');
});

test('merges changes before the printer polls into one slip, which a rejection replaces', async () => {
  const { placed, publish, papers } = await aKitchen();
  const order = await placed({ items, comment: '' });
  await papers();
  await publish(order.changed({ comment: 'Ohne Zwiebel' }, 2));
  await publish(order.changed({ comment: 'Ohne Knoblauch' }, 3));
  await publish(order.rejected(null, 4));
  expect(await papers()).toContain('STORNIERT');
  expect(await papers()).toBe('');
});

test('prints a moved time with the previous one', async () => {
  const { placed, publish, papers } = await aKitchen();
  const order = await placed({ items, appointmentDate: '2026-11-21T19:15:00.000Z' });
  expect(await papers()).toContain('20:15');
  await publish(order.confirmed('2026-11-21T19:45:00.000Z'));
  const paper = await papers();
  expect(paper).toContain('NEUE ZEIT');
  expect(paper).toMatch(/20:45[\s\S]*bisher: Sa\., 21\.11\., 20:15/);
});

test('prints changes on a network printer too', async () => {
  const shop = await fixture.aTenant();
  const printer = await startRawPrinter();
  try {
    await shop.aDevice({ type: 'escpos', prints: 'kitchen-slip', address: printer.address });
    const order = await shop.placed({ items, comment: '' });
    await fixture.service.runTimers();
    expect(printer.paper).toHaveLength(1);
    await shop.publish(order.changed({ comment: 'Ohne Zwiebel' }, 2));
    await fixture.service.runTimers();
    expect(printer.paper).toHaveLength(2);
  } finally {
    await printer.close();
  }
});

test('prints a slip for another day when preparation starts, with its date in large type', async () => {
  const { placed, papers, stateOf, device } = await aKitchen();
  const order = await placed({ items, appointmentDate: '2026-11-22T18:00:00.000Z', ticketNumber: 47 });
  expect(await papers()).toBe('');
  // 20 minutes before 19:00 of the next day.
  const dueAt = '2026-11-22T17:40:00.000Z';
  expect((await stateOf(device)).jobs).toMatchObject([{ uid: order.uid, state: 'queued', dueAt }]);
  fixture.later((Date.parse(dueAt) - fixture.clock().getTime()) / 60_000 - 1);
  expect(await papers()).toBe('');
  fixture.later(1);
  expect(await papers()).toMatch(/47 +19:00/);
});

test('moves the print time by lead time and appointment, and drops it on cancellation', async () => {
  const { placed, publish, stateOf, device } = await aKitchen();
  const inDays = (days: number) => new Date(fixture.clock().getTime() + days * 86_400_000).toISOString();
  const cake = { ...margherita, name: 'Torte', leadMinutes: 2 * 1_440 };
  const order = await placed({ items: [cake], appointmentDate: inDays(5) });
  const due = async () => (await stateOf(device)).jobs.map(({ state, dueAt }) => [state, dueAt]);
  expect(await due()).toEqual([['queued', inDays(3)]]);
  await publish(order.confirmed(inDays(6)));
  expect(await due()).toEqual([['queued', inDays(4)]]);
  await publish(order.canceled(null, 3));
  expect(await due()).toEqual([['failed', inDays(4)]]);
});

test('prints a slip for another day at once if the printer is set so, with the date in its head', async () => {
  const { placed, papers } = await aKitchen({ printsAhead: 'at-once' });
  const at = new Date(fixture.clock().getTime() + 3 * 86_400_000);
  await placed({ items, appointmentDate: at.toISOString(), ticketNumber: 47 });
  const day = new Intl.DateTimeFormat('de', {
    ...{ weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'Europe/Vienna' },
  }).format(at);
  expect(await papers()).toMatch(new RegExp(`47 +${day.replaceAll('.', '\\.')} \\d\\d:\\d\\d`));
});
