import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ChartColumn, ChartLine } from 'lucide-react';

export const statisticsLink: OfficeLink = {
  to: '/statistics',
  label: 'Statistik',
  Icon: ChartColumn,
  needs: 'statistics.read',
};

/** The page about visitors; a tab of the statistics in a business with orders. */
export const visitsLink: OfficeLink = {
  to: '/statistics/visits',
  label: 'Besuche',
  Icon: ChartLine,
  needs: 'statistics.read',
  isWithoutBranches: true,
};
