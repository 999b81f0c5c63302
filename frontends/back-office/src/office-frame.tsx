import { OfficeLayout } from '@theke/admin/shell/office-layout.tsx';
import { office } from './office.ts';
import { useLiveOrders } from './ordering/domain/use-live-orders.ts';

/** The layout of every page but the board's, with what this office is made of. */
export function OfficeFrame() {
  // One stream for a window: browsers hold only six connections to a host without TLS.
  useLiveOrders(undefined);
  return <OfficeLayout office={office} />;
}
