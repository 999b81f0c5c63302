import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Sheet } from 'lucide-react';

export const teamMonthLink: OfficeLink = {
  to: '/team-month',
  label: 'Monat des Teams',
  Icon: Sheet,
  needs: 'working-statistics.read',
  group: 'team',
};
