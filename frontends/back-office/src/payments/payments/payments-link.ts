import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Banknote } from 'lucide-react';

export const paymentsLink: OfficeLink = {
  to: '/payments',
  label: 'Zahlungen',
  Icon: Banknote,
  needs: 'payments.read',
  loadCount: async () =>
    (await import(/* webpackChunkName: "part-counts" */ './use-open-mismatches.ts')).useOpenMismatches,
  isTrouble: true,
};
