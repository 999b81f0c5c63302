import { OfficeLayout } from '@theke/admin/shell/office-layout.tsx';
import { UserMenu } from './identity/account/user-menu.tsx';
import { office } from './office.ts';
import { LiveOrders } from './ordering/shared/live-orders.tsx';

/** Layout of all pages except the board. One event stream per window: browsers allow six connections per host. */
export const OfficeFrame = () => (
  <>
    <OfficeLayout office={{ ...office, UserMenu }} />
    <LiveOrders />
  </>
);
