// GIFT-04, GIFT-07, GIFT-09
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  correctGiftCard,
  type GiftCardDetail,
  readGiftCard,
  redeemGiftCard,
  returnToGiftCard,
  reverseGiftCard,
  sellGiftCard,
} from '@theke/contracts/ordering/gift-card';
import type { Order } from '@theke/contracts/ordering/order';
import type { Role } from '@theke/contracts/permissions';
import { office } from '../../../testing/test-office.ts';
import { OrderGiftCard } from '../orders/order-gift-card.tsx';
import { OrderItems } from '../orders/order-items.tsx';
import { anOrder } from '../shared/order-samples.ts';
import { GiftCardPage } from './gift-card-page.tsx';
import { SellGiftCardPage } from './sell-gift-card-page.tsx';

const branch: Branch = branches.events.changed.example;
const card: GiftCardDetail = {
  ...{ id: '0199f000-0000-7000-8000-0000000000aa', version: 3, codeEnd: '4WEH', state: 'active', currency: 'EUR' },
  ...{ initial: 50, balance: 30, branch: { id: branch.id }, method: 'cash', soldAt: '2026-11-21T11:00:00.000Z' },
  ...{ soldBy: 'Anna', validUntil: null, recipientName: 'Eva', recipientEmail: '', message: '' },
  bookings: [
    { at: '2026-11-21T11:00:00.000Z', kind: 'sold', amount: 50, by: 'Anna', reason: '', order: null },
    {
      ...{ at: '2026-11-22T11:00:00.000Z', kind: 'redeemed', amount: -20, by: 'Gast', reason: '' },
      order: { id: branch.id, uid: 'K7M2XQPA' },
    },
  ],
};
const giftCard = { id: card.id, codeEnd: '4WEH', amount: 8, returned: 0 };

function draw(page: React.ReactElement, { roles, shown = card }: { roles?: Role[]; shown?: GiftCardDetail } = {}) {
  const sent: [Endpoint, unknown][] = [];
  const api = (async (endpoint: Endpoint, { body }: { body?: unknown } = {}) => {
    if (endpoint.method !== 'GET') sent.push([endpoint, body]);
    if (endpoint === readGiftCard || endpoint === correctGiftCard || endpoint === reverseGiftCard) return shown;
    if (endpoint === sellGiftCard) return { ...card, code: 'K7M2 XQPA 9RDT 4WEH' };
    if (endpoint === redeemGiftCard || endpoint === returnToGiftCard) return anOrder({ giftCard });
    return { data: [], meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 25 } };
  }) as unknown as OfficeApi;
  renderPage(page, {
    ...{ office, api, path: `/gift-cards/${card.id}`, route: '/gift-cards/:id', branches: [branch] },
    config: { enablePluginGiftCards: true },
    ...(roles && { roles }),
  });
  return sent;
}

test('sells a card with a usual amount, and shows its code for printing', async () => {
  const sent = draw(<SellGiftCardPage />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^25,00/ }));
  await user.type(screen.getByLabelText(/^Für/), 'Eva');
  await user.click(screen.getByRole('button', { name: /^25,00.* kassiert, Karte ausgeben$/ }));
  await screen.findByText('K7M2 XQPA 9RDT 4WEH');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[1]).toMatchObject({
    amount: 25,
    method: 'cash',
    validUntil: null,
    recipientName: 'Eva',
    branch: { id: branch.id },
  });
  screen.getByRole('img', { name: 'QR-Code zum Guthaben der Karte' });
});

// GIFT-19
test('names the legal period of the branch, and says that an earlier day is shorter', async () => {
  const sent = draw(<SellGiftCardPage />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^25,00/ }));
  await user.click(screen.getByRole('radio', { name: 'Gilt bis zu einem Tag' }));
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gültig bis' });
  const year = new Date().getFullYear();
  expect(date.value).toContain(String(year + 30));
  screen.getByText(/^Ohne andere Vereinbarung bis .* \(§ 1478 ABGB: 30 Jahre\)\.$/);
  expect(screen.queryByText(/kürzer als die gesetzliche Frist/)).toBeNull();
  await user.clear(date);
  await user.type(date, `31.12.${year + 2}`);
  screen.getByText(/kürzer als die gesetzliche Frist/);
  await user.click(screen.getByRole('button', { name: /^25,00.* kassiert, Karte ausgeben$/ }));
  await screen.findByText('K7M2 XQPA 9RDT 4WEH');
  expect(sent[0]?.[1]).toMatchObject({ amount: 25, validUntil: `${year + 2}-12-31` });
});

test('refuses a value below 1 and above 1.000', async () => {
  draw(<SellGiftCardPage />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Wert/), '1000,01');
  screen.getByText(/^Bitte einen Betrag von 1 bis 1\.000/);
  expect(screen.getByRole('button', { name: /Karte ausgeben$/ })).toHaveProperty('disabled', true);
});

test('lists the bookings, and corrects the balance with a reason', async () => {
  const sent = draw(<GiftCardPage />);
  const user = userEvent.setup();
  await screen.findByRole('link', { name: 'Bestellung K7M2XQPA' });
  expect(screen.queryByRole('button', { name: 'Verkauf stornieren' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guthaben berichtigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Betrag'), '-5');
  const save = dialog.getByRole('button', { name: 'Guthaben berichtigen' });
  expect(save).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText('Grund'), 'Vertippt.');
  await user.click(save);
  expect(sent).toEqual([[correctGiftCard, { version: 3, reason: 'Vertippt.', amount: -5 }]]);
});

// GIFT-17
test('shows the buyer of an online sale, and says that its money goes back online', async () => {
  const online = { uid: 'K7M2XQPAHD3W', buyerName: 'Johanna Leitner', buyerEmail: 'johanna@demo.example', refunded: 0 };
  const [sold] = card.bookings;
  const shown: GiftCardDetail = { ...card, balance: 50, method: 'card', online, bookings: sold ? [sold] : [] };
  const sent = draw(<GiftCardPage />, { shown });
  const user = userEvent.setup();
  await screen.findByText('Johanna Leitner');
  screen.getByText('Online');
  expect(screen.getByRole('link', { name: 'Zahlung ansehen' }).getAttribute('href')).toBe(`/payments?order=${card.id}`);
  await user.click(screen.getByRole('button', { name: 'Verkauf stornieren' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/auf demselben Weg zurück/);
  await user.type(dialog.getByLabelText('Grund'), 'Doppelt.');
  await user.click(dialog.getByRole('button', { name: 'Verkauf stornieren' }));
  expect(sent).toEqual([[reverseGiftCard, { version: 3, reason: 'Doppelt.' }]]);
});

test('shows whether the money of a reversed online sale is back', async () => {
  const online = { uid: 'K7M2XQPAHD3W', buyerName: '', buyerEmail: '', refunded: 0 };
  draw(<GiftCardPage />, { shown: { ...card, state: 'reversed', balance: 0, method: 'card', online } });
  await screen.findByText('wird durchgeführt');
});

test('shows employees the balance and no change', async () => {
  draw(<GiftCardPage />, { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText('Buchungen');
  expect(screen.queryByRole('button')).toBeNull();
});

const drawOrder = (order: Order, roles?: Role[]) =>
  draw(
    <>
      <OrderItems order={order} />
      <OrderGiftCard order={order} />
    </>,
    roles && { roles },
  );

test('redeems a card on an order that is paid on site', async () => {
  const sent = drawOrder(anOrder({ status: 'confirmed', paymentMethod: 'cash', version: 4 }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Geschenkkarte einlösen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Code der Karte'), 'k7m2xqpa9rdt4weh');
  await user.click(dialog.getByRole('button', { name: 'Geschenkkarte einlösen' }));
  expect(sent).toEqual([[redeemGiftCard, { version: 4, code: 'k7m2xqpa9rdt4weh' }]]);
});

test('shows what the card pays and what is left, and gives a part back to it', async () => {
  const sent = drawOrder(anOrder({ status: 'completed', paymentMethod: 'cash', version: 5, giftCard }));
  expect(screen.getByText('Geschenkkarte …4WEH').closest('div')?.textContent).toMatch(/8,00/);
  expect(screen.getByText('Zu zahlen').closest('div')?.textContent).toMatch(/2,90/);
  expect(screen.queryByRole('button', { name: 'Geschenkkarte einlösen' })).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Auf die Karte zurückbuchen' }));
  await user.click(await screen.findByRole('button', { name: /^8,00.*zurückbuchen$/ }));
  expect(sent).toEqual([[returnToGiftCard, { version: 5, amount: 8, reason: 'Zurückgebucht' }]]);
});

test('tells what went back to the card apart from money given back', () => {
  drawOrder(
    anOrder({ status: 'completed', refundedOfTotal: 6.9, refunded: 2.9, giftCard: { ...giftCard, returned: 4 } }),
  );
  expect(screen.getByText('Zurück auf die Geschenkkarte').closest('div')?.textContent).toMatch(/−4,00/);
  expect(screen.getByText('Bar zurückgegeben').closest('div')?.textContent).toMatch(/−2,90/);
});

test('shows nothing at an order that is paid online without a card', () => {
  drawOrder(anOrder({ status: 'confirmed', paymentMethod: 'card', isPaid: true }));
  expect(screen.queryByRole('heading', { name: 'Geschenkkarte' })).toBeNull();
});
