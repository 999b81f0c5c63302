// ZONE-04
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Branch } from '@theke/contracts/catalog/branch';
import { checkedOutAt, openCheckout } from '../../testing/open-checkout.tsx';
import { emptyForm } from '../cart/cart.ts';

const realFetch = globalThis.fetch;
/** Answers by street; asked addresses in their order. */
let zones: Record<string, object>;
let asked: unknown[];

beforeEach(() => {
  zones = {};
  asked = [];
  globalThis.fetch = (async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const sent = JSON.parse(body) as { street?: string };
    const isZone = url.includes('/delivery-zones/find');
    if (isZone) asked.push(sent);
    const data = isZone
      ? (zones[sent.street ?? ''] ?? { area: null, found: null })
      : { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const area = (name: string, price: number, more: object = {}) => ({
  ...{ area: name, price, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0, minutes: 10 },
  ...more,
});
const drawn = { isDrawn: true };
const open = (...deliveryAreas: object[]) =>
  openCheckout({
    branch: { isTakeawayEnabled: false, isDeliveryEnabled: true, deliveryAreas } as unknown as Partial<Branch>,
    cart: { isDelivery: true, order: { ...emptyForm, zipCode: '1080', city: 'Wien', paymentMethod: 'cash' } },
  });
const type = (street: string) =>
  fireEvent.change(screen.getByLabelText('Straße und Hausnummer'), { target: { value: street } });

test('takes the zone of the address, with its fee and minimum', async () => {
  zones['Lange Gasse 7'] = { area: 'Weit', found: { match: 'exact', street: 'Lange Gasse 7' } };
  const { carts } = open(area('Nah', 1.5, drawn), area('Weit', 4.9, { ...drawn, minimumOrderValue: 5 }));
  await screen.findByText('Liefergebühr und Lieferzeit richten sich nach Ihrer Adresse.');
  expect(screen.queryByLabelText('Liefergebiet')).toBeNull();
  type('Lange Gasse');
  type('Lange Gasse 7');
  await screen.findByText(/^Lieferzone „Weit“: 4,90\s€ Liefergebühr, Mindestbestellwert 5,00\s€\./);
  expect(carts.read(checkedOutAt.identifier).order.deliveryArea).toBe('Weit');
  expect(asked).toMatchObject([{ street: 'Lange Gasse 7', zipCode: '1080', city: 'Wien' }]);
});

test('says that a neighbouring house number was used', async () => {
  zones['Lange Gasse 9'] = { area: 'Nah', found: { match: 'near', street: 'Lange Gasse 7' } };
  open(area('Nah', 0, drawn));
  type('Lange Gasse 9');
  await screen.findByText(/keine Liefergebühr\. .*Die Zone gilt für Lange Gasse 7\./);
});

test('says that an address is outside of all zones, or unknown', async () => {
  zones['Fernweg 1'] = { area: null, found: { match: 'exact', street: 'Fernweg 1' } };
  open(area('Nah', 1.5, drawn));
  type('Fernweg 1');
  await screen.findByText(/^An diese Adresse liefern wir leider nicht\./);
  type('Nirgendwo 1');
  await screen.findByText(/^Diese Adresse finden wir nicht\./);
});

test('offers the named areas for an address in no zone', async () => {
  const { carts } = open(area('Nah', 1.5, drawn), area('1080 Wien', 3.9));
  type('Nirgendwo 1');
  expect(((await screen.findByLabelText('Liefergebiet')) as HTMLSelectElement).value).toBe('1080 Wien');
  expect(carts.read(checkedOutAt.identifier).order.deliveryArea).toBe('1080 Wien');
});

test('asks nothing at a branch without zones', async () => {
  open(area('1080 Wien', 3.9));
  type('Lange Gasse 7');
  screen.getByLabelText('Liefergebiet');
  expect(asked).toEqual([]);
});
