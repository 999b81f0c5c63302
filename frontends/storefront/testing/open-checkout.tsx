import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { type Config, config } from '@theke/contracts/identity/config';
import { ShopContext } from '@theke/ui/shop';
import { ToastProvider } from '@theke/ui/toast';
import { type Cart, emptyForm } from '../src/cart/cart.ts';
import { makeCartStore } from '../src/cart/cart-store.ts';
import { CartContext } from '../src/cart/use-cart.ts';
import CheckoutPage from '../src/checkout/checkout-page.tsx';
import { lazyPage } from '../src/lazy-page.tsx';
import { BrowserRouter } from '../src/router/browser-router.tsx';
import { PagesByPath } from '../src/router/pages-by-path.tsx';

const id = '0199f000-0000-7000-8000-000000000001';
const stored = { id, version: 1, createdAt: '2026-11-22T09:00:00.000Z', updatedAt: '2026-11-22T09:00:00.000Z' };

/** Default branch of the tests. */
export const checkedOutAt = { ...branches.draft.parse(branches.example), ...stored } as Branch;
const product = { ...products.draft.parse(products.example), ...stored } as Product;

/** `end`: part of the URL after `/checkout`. */
type Options = { branch?: Partial<Branch>; config?: Partial<Config>; cart?: Partial<Cart>; end?: string };

/**
 * Renders the checkout with one pizza and all required data, and the order's page, whose code loads when `load` is
 * called.
 */
export function openCheckout(options: Options = {}) {
  const branch = { ...checkedOutAt, ...options.branch };
  const shop = {
    config: {
      ...config.parse({ shopName: 'Pizzeria Marillo', version: 1, ...options.config }),
      shopKey: 'test',
    } as InitConfig,
    branches: [branch],
    divisions: [],
    tags: [],
  };
  const carts = makeCartStore(sessionStorage, 'test');
  const order = {
    ...emptyForm,
    firstName: 'Ada',
    lastName: 'Maier',
    phone: '+4366012345',
    paymentMethod: 'cash',
  } as const;
  carts.change(branch.identifier, () => ({
    items: [{ product, amount: 1, unit: 'piece', parts: [] }],
    order,
    ...options.cart,
  }));
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const StatusPage = lazyPage(() => code.promise, <p>lädt</p>);
  window.history.replaceState(null, '', `/store/${branch.identifier}/checkout${options.end ?? ''}`);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ShopContext value={shop}>
          <CartContext value={carts}>
            <BrowserRouter>
              <PagesByPath
                pages={{
                  '/store/:branchIdentifier/checkout': <CheckoutPage />,
                  '/store/:branchIdentifier/checkout/error': <CheckoutPage isPaymentFailed />,
                  '/status/:uid/:hash': <StatusPage />,
                }}
              />
            </BrowserRouter>
          </CartContext>
        </ShopContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { carts, unmount, load: () => code.resolve({ default: () => <h1>Bestellung 7</h1> }) };
}
