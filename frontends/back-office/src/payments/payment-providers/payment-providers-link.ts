import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { CreditCard } from 'lucide-react';

export const paymentProvidersLink: OfficeLink = {
  to: '/payment-providers',
  label: 'Zahlungsanbieter',
  Icon: CreditCard,
  needs: 'payment-providers.read',
  isFoot: true,
  group: 'settings',
};
