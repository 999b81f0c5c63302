import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Bike } from 'lucide-react';

/** For users who deliver orders (DELIVERY-05). */
export const driverLink: OfficeLink = {
  to: '/driver',
  label: 'Meine Zustellungen',
  Icon: Bike,
  needs: 'orders.write',
  isUsedBy: ({ isDriver }) => isDriver === true,
};
