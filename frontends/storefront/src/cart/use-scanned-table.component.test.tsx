import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { BrowserRouter } from '../router/browser-router.tsx';
import { usePlace } from '../router/place.ts';
import { makeCartStore } from './cart-store.ts';
import { CartContext } from './use-cart.ts';
import { useCheckoutPath } from './use-checkout-path.ts';
import { useScannedTable } from './use-scanned-table.ts';

const branch = {
  ...branches.draft.parse({ ...branches.example, isDineInEnabled: true, isTableSelectionEnabled: true }),
  id: '0199f000-0000-7000-8000-000000000001',
} as Branch;

function Menu({ branch }: { branch: Branch }) {
  useScannedTable(branch);
  return (
    <p>
      {usePlace().search} {useCheckoutPath(branch)}
    </p>
  );
}

function open(search: string, opened = branch) {
  const carts = makeCartStore(sessionStorage, 'test');
  window.history.replaceState(null, '', `/store/${opened.identifier}${search}`);
  render(
    <BrowserRouter>
      <CartContext value={carts}>
        <Menu branch={opened} />
      </CartContext>
    </BrowserRouter>,
  );
  const { isDineIn, order } = carts.read(opened.identifier);
  return { isDineIn, table: order.table };
}

afterEach(() => sessionStorage.clear());

// CHECKOUT-03
test('selects the table of the QR code and removes it from the URL', () => {
  expect(open('?table=14&lang=de')).toEqual({ isDineIn: true, table: '14' });
  expect(screen.getByText(`?lang=de /store/${branch.identifier}/checkout`)).toBeTruthy();
});

test('the checkout link contains the table until it is stored in the cart', () => {
  const Slip = () => <p>{useCheckoutPath(branch)}</p>;
  window.history.replaceState(null, '', `/store/${branch.identifier}?lang=de&table=Balkon%2014`);
  render(
    <BrowserRouter>
      <Slip />
    </BrowserRouter>,
  );
  expect(screen.getByText(`/store/${branch.identifier}/checkout?table=Balkon+14`)).toBeTruthy();
});

test('does nothing without tables or without a code', () => {
  const unchanged = { isDineIn: undefined, table: '' };
  expect(open('?table=14', { ...branch, isTableSelectionEnabled: false })).toEqual(unchanged);
  expect(open('')).toEqual(unchanged);
});
