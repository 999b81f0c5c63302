import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { CreditCard } from 'lucide-react';
import { messages } from './messages.de.ts';

export const paymentProvidersLink: OfficeLink = {
  to: '/payment-providers',
  label: messages.title,
  Icon: CreditCard,
  needs: 'payment-providers.read',
  isFoot: true,
};
