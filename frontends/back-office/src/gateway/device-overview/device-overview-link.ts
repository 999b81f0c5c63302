import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { MonitorSmartphone } from 'lucide-react';
import { deviceOverviewMessages } from './device-overview-messages.de.ts';

export const deviceOverviewLink: OfficeLink = {
  to: '/device-overview',
  label: deviceOverviewMessages.title,
  Icon: MonitorSmartphone,
  needs: 'devices.read',
  usedWith: 'devices.write',
  group: 'locations',
};
