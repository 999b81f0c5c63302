// Imported here, so that the server-rendered page has its styles from the start.
import '@theke/ui/text-page.module.css';
import { useShop } from '@theke/ui/shop';
import { CartProvider } from './cart/cart-provider.tsx';
import { lazyPage } from './lazy-page.tsx';
import { MenuPage } from './menu/menu-page.tsx';
import { NotFound } from './not-found.tsx';
import { PageLoading } from './page-loading.tsx';
import { PagesByPath } from './router/pages-by-path.tsx';
import { SelfService } from './self-service/self-service.tsx';
import { Failures } from './shop/failures.tsx';
import { ShopProvider } from './shop/shop-provider.tsx';

// Every page except the menu is a separate chunk. `page-parts.ts` lists them, so that the document can preload them.
const loading = <PageLoading />;
const BranchList = lazyPage(() => import(/* webpackChunkName: "branches" */ './branch-list/branch-list.tsx'), loading);
const CheckoutPage = lazyPage(() => import(/* webpackChunkName: "checkout" */ './checkout/checkout-page.tsx'), loading);
const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './home/home-page.tsx'), loading);
const PayPage = lazyPage(() => import(/* webpackChunkName: "pay" */ './pay/pay-page.tsx'), loading);
const TestPaymentPage = lazyPage(() => import(/* webpackChunkName: "pay" */ './pay/test-payment-page.tsx'), loading);
const StatusPage = lazyPage(() => import(/* webpackChunkName: "status" */ './status/status-page.tsx'), loading);

const Start = () => (useShop().config.enablePluginHomePage ? <HomePage /> : <BranchList />);

/** All pages, within the browser's router or the server's for one path. */
export const Pages = () => (
  <ShopProvider>
    <SelfService>
      <CartProvider>
        <Failures />
        <PagesByPath
          pages={{
            '/': <Start />,
            '/store/:branchIdentifier': <MenuPage />,
            '/store/:branchIdentifier/checkout': <CheckoutPage />,
            '/store/:branchIdentifier/checkout/error': <CheckoutPage isPaymentFailed />,
            '/pay/:uid/:hash': <PayPage />,
            '/test-payment/:reference': <TestPaymentPage />,
            '/status/:uid/:hash': <StatusPage />,
            '*': <NotFound />,
          }}
        />
      </CartProvider>
    </SelfService>
  </ShopProvider>
);
