import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Gauge } from 'lucide-react';

export const capacityLink: OfficeLink = {
  to: '/capacity',
  label: 'Bestand',
  Icon: Gauge,
  needs: 'orders.read',
  usedWith: 'capacity.write',
};
