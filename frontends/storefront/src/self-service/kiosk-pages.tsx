import type { Branch } from '@theke/contracts/catalog/branch';
import { lazyPage } from '../lazy-page.tsx';
import { PagesByPath } from '../router/pages-by-path.tsx';
import { KioskFlow } from './kiosk-flow.tsx';
import { TicketPage } from './ticket-page.tsx';

const PayPage = lazyPage(() => import(/* webpackChunkName: "pay" */ '../pay/pay-page.tsx'), null);
const TestPaymentPage = lazyPage(() => import(/* webpackChunkName: "pay" */ '../pay/test-payment-page.tsx'), null);

/** Pages of a kiosk: ordering, online payment and the ticket number. Every other path leads to ordering. */
export const KioskPages = ({ branch }: { branch: Branch }) => (
  <PagesByPath
    pages={{
      '/store/:branchIdentifier/checkout/error': <KioskFlow branch={branch} isPaymentFailed />,
      '/pay/:uid/:hash': <PayPage />,
      '/test-payment/:reference': <TestPaymentPage />,
      '/status/:uid/:hash': <TicketPage branch={branch} />,
      '*': <KioskFlow branch={branch} />,
    }}
  />
);
