import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Hourglass } from 'lucide-react';

export const sheetsLink: OfficeLink = {
  to: '/time-sheets',
  label: 'Zeitsalden',
  Icon: Hourglass,
  needs: 'working-times.read',
  group: 'team',
};
