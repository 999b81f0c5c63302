import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ChartColumn } from 'lucide-react';

export const statisticsLink: OfficeLink = {
  to: '/statistics',
  label: 'Statistik',
  Icon: ChartColumn,
  needs: 'statistics.read',
};
