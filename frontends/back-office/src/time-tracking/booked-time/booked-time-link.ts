import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { FolderClock } from 'lucide-react';

export const bookedTimeLink: OfficeLink = {
  to: '/booked-time',
  label: 'Projektzeiten',
  Icon: FolderClock,
  needs: 'working-statistics.read',
  group: 'tasks',
};
