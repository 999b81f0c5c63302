// The board with thousands of new orders (security finding H1 of the first attack).
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import { confirmOrder, handOutOrder, listCurrentOrders } from '@theke/contracts/ordering/order-endpoints';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { BoardPage } from './board-page.tsx';

/** The server's event stream, controlled by the test. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readonly readyState = Stream.OPEN;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {}
}
Object.assign(globalThis, { EventSource: Stream });

const idAt = (index: number) => `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const placedAt = (index: number) => new Date(Date.UTC(2026, 10, 21, 10) + index * 1_000).toISOString();
const junk = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) =>
    anOrder({ id: idAt(index), ticketNumber: index + 1, placedAt: placedAt(index), history: [] }),
  );

function draw(orders: Order[], { isTotalCapped = false } = {}) {
  let loads = 0;
  let answer = () => {};
  let waits = false;
  const confirmed: unknown[] = [];
  let handedOut = 0;
  const api = (async (endpoint: Endpoint, sent: { body?: unknown }) => {
    const meta = { total: orders.length, isTotalCapped, page: 1, pageSize: 2_500 };
    const become = (status: Order['status']) => {
      orders[0] = { ...(orders[0] as Order), status };
      return orders[0];
    };
    if (endpoint === confirmOrder) {
      confirmed.push(sent.body);
      return become('confirmed');
    }
    if (endpoint === handOutOrder) {
      handedOut += 1;
      return become('in-delivery');
    }
    if (endpoint !== listCurrentOrders) return endpoint.reply.kind === 'list' ? { data: [], meta } : [];
    loads += 1;
    if (waits) await new Promise<void>((resolve) => (answer = resolve));
    return { data: orders, meta };
  }) as unknown as OfficeApi;
  renderPage(<BoardPage />, { office, api, path: '/orders', route: '/orders' });
  return {
    loads: () => loads,
    confirmed,
    handedOut: () => handedOut,
    hold: () => (waits = true),
    release: () => act(async () => answer()),
  };
}
const cards = () => screen.getAllByRole('article');

test('of two thousand new orders the newest are on top, and the others can be expanded', async () => {
  draw(junk(2_001).toReversed());
  await screen.findByText('Weitere anzeigen (1.961)');
  expect(cards()).toHaveLength(40);
  expect(within(cards()[0] as HTMLElement).getByRole('link').textContent).toBe('2001');
  await userEvent.click(screen.getByText('Weitere anzeigen (1.961)'));
  expect(cards()).toHaveLength(80);
  expect(screen.queryByText(/^Mehr als/)).toBeNull();
});

test('says above the list if not all open orders could be loaded', async () => {
  draw(junk(3), { isTotalCapped: true });
  await screen.findByText(/^Mehr als 3 Bestellungen sind offen\./);
});

test('new orders during loading cause one further load and cancel nothing', async () => {
  const board = draw(junk(1));
  await screen.findByRole('article');
  const before = board.loads();
  board.hold();
  const stream = Stream.opened.at(-1) as Stream;
  await act(async () => {
    for (let n = 0; n < 20; n += 1) stream.dispatchEvent(new Event('order'));
  });
  expect(board.loads()).toBe(before + 1);
  await board.release();
  await board.release();
  expect(board.loads()).toBe(before + 2);
});

test('a move can be undone until it is sent; leaving the page sends it', async () => {
  const { confirmed } = draw([anOrder({ appointmentDate: null, expectedUntil: null })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Bestätigen für \d\d:\d\d$/ }));
  const back = await screen.findByRole('button', { name: /^Bestätigt für \d\d:\d\d · Rückgängig$/ });
  expect(document.activeElement).toBe(back);
  await userEvent.click(back);
  await screen.findByRole('button', { name: /^Bestätigen für/ });
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(confirmed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Bestätigen für/ }));
  await screen.findByRole('button', { name: /^Bestätigt für \d\d:\d\d · Rückgängig$/ });
  expect(confirmed).toEqual([]);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(confirmed).toEqual([{ appointment: expect.stringMatching(/:\d[05]:00\.000Z$/) }]);
});

test('the card moves at once, with the undo on it; a finished order can be undone in its column', async () => {
  const { confirmed } = draw([anOrder({ appointmentDate: null, expectedUntil: null })]);
  await screen.findByRole('heading', { name: 'Neu 1' });
  await userEvent.click(screen.getByRole('button', { name: /^Bestätigen für/ }));
  await screen.findByRole('heading', { name: 'In Zubereitung 1' });
  within(screen.getByRole('article')).getByRole('button', { name: /Rückgängig$/ });
  await userEvent.click(screen.getByRole('button', { name: /Rückgängig$/ }));
  await screen.findByRole('heading', { name: 'Neu 1' });
  expect(confirmed).toEqual([]);
  cleanup();
  draw([anOrder({ status: 'in-delivery' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Abgeholt' }));
  const done = (await screen.findByRole('heading', { name: /^Abgeschlossen 1/ })).closest('section') as HTMLElement;
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(within(done).getByRole('button', { name: 'Abgeholt · Rückgängig' }));
  await screen.findByRole('article');
});

test('the next step needs no wait: it sends the first at once, and is itself held', async () => {
  const { confirmed, handedOut } = draw([anOrder({ appointmentDate: null, expectedUntil: null })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Bestätigen für/ }));
  await screen.findByRole('button', { name: /^Bestätigt für .* Rückgängig$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Abholbereit' }));
  await waitFor(() => expect(confirmed).toHaveLength(1));
  await screen.findByRole('button', { name: 'Abholbereit · Rückgängig' });
  expect(handedOut()).toBe(0);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(handedOut()).toBe(1));
  expect(confirmed).toHaveLength(1);
});

const [pizza] = anOrder().items;
const withParts = (...parts: { name: string; values: string[]; isUsual?: boolean }[]) =>
  anOrder({
    items: [{ ...(pizza as Order['items'][number]), parts: parts.map((part) => ({ uploads: [], ...part })) }],
  });

test('a card shows only deviations from the default (PRODUCT-13)', async () => {
  draw([
    withParts(
      { name: 'Größe', values: ['Normal, 32 cm'], isUsual: true },
      { name: 'Weglassen', values: ['Ohne Basilikum'] },
    ),
  ]);
  const card = await screen.findByRole('article');
  within(card).getByText('Ohne Basilikum');
  expect(card.textContent).not.toContain('Normal');
});

test("the icon of a guest's note has an accessible name", async () => {
  draw([anOrder({ comment: 'Ohne Zwiebel' })]);
  const card = await screen.findByRole('article');
  within(card).getByRole('img', { name: 'Anmerkung des Gastes' });
});

test('irreversible actions have text labels: no icon-only button cancels an order in preparation', async () => {
  draw([anOrder({ status: 'confirmed' })]);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('button', { name: 'Stornieren' }).textContent).toBe('Stornieren');
  expect(within(card).getByRole('button', { name: 'Positionen ändern' }).textContent).toBe('Positionen ändern');
});

test('asks to enable sound when the board opens, and not again after a refusal today', async () => {
  localStorage.clear();
  draw([]);
  const question = await screen.findByRole('complementary', { name: 'Ton einschalten' });
  within(question).getByRole('button', { name: 'Ton einschalten' });
  await userEvent.click(within(question).getByRole('button', { name: 'Heute ohne Ton' }));
  expect(screen.queryByRole('complementary', { name: 'Ton einschalten' })).toBeNull();
  cleanup();
  draw([]);
  await screen.findByText('Keine neuen Bestellungen.');
  expect(screen.queryByRole('complementary', { name: 'Ton einschalten' })).toBeNull();
});

describe('card contents on this device', () => {
  afterEach(() => localStorage.clear());
  const [sample] = junk(1) as [Order];
  const order: Order = {
    ...sample,
    comment: 'Ohne Zwiebel',
    contact: { ...sample.contact, firstName: 'Eva', lastName: 'Wiesinger' },
  };
  const dish = String(order.items[0]?.name);
  const cardText = () => cards()[0]?.textContent ?? '';
  const choose = async (name: string) => userEvent.click(await screen.findByRole('switch', { name, hidden: true }));

  test('SHAPE-10: without guests’ data a card keeps number, time and products, and shows no name', async () => {
    draw([order]);
    await screen.findByText(/Wiesinger/);
    expect(screen.getByRole('switch', { name: 'Gästedaten', hidden: true }).getAttribute('aria-checked')).toBe('true');
    await choose('Gästedaten');
    await waitFor(() => expect(cardText()).not.toContain('Wiesinger'));
    expect(cardText()).toContain(dish);
    expect(localStorage.getItem('show_customer_data')).toBe('0');
    await choose('Gästedaten');
    await screen.findByText(/Wiesinger/);
    expect(localStorage.getItem('show_customer_data')).toBe('1');
  });

  test('SHAPE-10: without products a card shows their number, and the device remembers the setting', async () => {
    localStorage.setItem('show_product_data', '0');
    draw([order]);
    await screen.findByText(order.items.length === 1 ? '1 Position' : `${order.items.length} Positionen`);
    expect(cardText()).toContain('Wiesinger');
    expect(cardText()).not.toContain(dish);
    expect(cardText()).not.toContain('Ohne Zwiebel');
    await choose('Produkte');
    await screen.findByText('Ohne Zwiebel');
    expect(localStorage.getItem('show_product_data')).toBe('1');
  });
});
