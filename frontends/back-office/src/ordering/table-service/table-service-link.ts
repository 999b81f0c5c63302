import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ConciergeBell } from 'lucide-react';

/** Bills of tables on the phone, for businesses with a dining room (TABLE-02). */
export const tableServiceLink: OfficeLink = {
  to: '/table-service',
  label: 'Service am Tisch',
  Icon: ConciergeBell,
  needs: 'orders.write',
  isUsedIn: ({ branches }) => branches.some(({ isDineInEnabled }) => isDineInEnabled),
};
