import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Activity } from 'lucide-react';

export const operationsLink: OfficeLink = {
  to: '/operations',
  label: 'Betrieb',
  Icon: Activity,
  needs: 'operations.read',
  isInUserMenu: true,
  loadCount: async () =>
    (await import(/* webpackChunkName: "part-counts" */ './use-dead-letter-count.ts')).useDeadLetterCount,
  isTrouble: true,
};
