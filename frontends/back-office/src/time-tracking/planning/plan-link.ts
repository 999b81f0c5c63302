import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { CalendarRange } from 'lucide-react';

export const planLink: OfficeLink = {
  to: '/working-schedules',
  label: 'Planung',
  Icon: CalendarRange,
  needs: 'working-times.read',
  group: 'team',
};
