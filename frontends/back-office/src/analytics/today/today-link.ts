import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { LayoutDashboard } from 'lucide-react';

export const todayLink: OfficeLink = {
  to: '/today',
  label: 'Übersicht',
  Icon: LayoutDashboard,
  needs: 'statistics.read',
};
