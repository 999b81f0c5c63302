import type { Office } from '@theke/admin/shell/office.ts';
import { OfficeLayout } from '@theke/admin/shell/office-layout.tsx';
import { lazy, Suspense } from 'react';
import { UserMenu } from './identity/account/user-menu.tsx';

/** One event stream per window: browsers allow only six connections per host without TLS. */
const LiveOrders = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-counts" */ './ordering/shared/live-orders.tsx')).LiveOrders,
}));

/** Layout of all pages except the board. */
export const OfficeFrame = ({ office }: { office: Omit<Office, 'UserMenu'> }) => (
  <>
    <OfficeLayout office={{ ...office, UserMenu }} />
    <Suspense>
      <LiveOrders />
    </Suspense>
  </>
);
