import type { Office } from '@theke/admin/shell/office.ts';
import { OfficeLayout } from '@theke/admin/shell/office-layout.tsx';
import { lazy, Suspense } from 'react';
import { UserMenu } from './identity/account/user-menu.tsx';

/** One stream for a window: browsers hold only six connections to a host without TLS. */
const LiveOrders = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-counts" */ './ordering/domain/live-orders.tsx')).LiveOrders,
}));

/** The layout of every page but the board's. */
export const OfficeFrame = ({ office }: { office: Omit<Office, 'UserMenu'> }) => (
  <>
    <OfficeLayout office={{ ...office, UserMenu }} />
    <Suspense>
      <LiveOrders />
    </Suspense>
  </>
);
