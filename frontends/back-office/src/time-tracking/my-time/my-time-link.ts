import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { UserRoundCheck } from 'lucide-react';

export const myTimeLink: OfficeLink = {
  to: '/my-time',
  label: 'Meine Zeit',
  Icon: UserRoundCheck,
  needs: 'working-times.read',
  group: 'team',
};
