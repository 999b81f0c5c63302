import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ContactRound } from 'lucide-react';
import { customerMessages } from './customer-messages.de.ts';

export const customersLink: OfficeLink = {
  to: '/customers',
  label: customerMessages.title,
  Icon: ContactRound,
  needs: 'customers.read',
};
