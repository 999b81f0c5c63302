import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Calculator } from 'lucide-react';

export const dayClosesLink: OfficeLink = {
  to: '/day-closes',
  label: 'Tagesabschluss',
  Icon: Calculator,
  needs: 'day-closes.read',
};
