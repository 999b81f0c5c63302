import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Gauge } from 'lucide-react';
import { capacityMessages } from './capacity-messages.de.ts';

export const capacityLink: OfficeLink = {
  to: '/capacity',
  label: capacityMessages.navigation,
  Icon: Gauge,
  needs: 'orders.read',
};
