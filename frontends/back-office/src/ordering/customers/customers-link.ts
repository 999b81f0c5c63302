import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ContactRound } from 'lucide-react';

export const customersLink: OfficeLink = {
  to: '/customers',
  label: 'Kunden',
  Icon: ContactRound,
  needs: 'customers.read',
};
