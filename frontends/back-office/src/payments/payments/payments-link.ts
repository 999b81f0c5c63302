import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Banknote } from 'lucide-react';
import { messages } from './messages.de.ts';
import { useOpenMismatches } from './use-open-mismatches.ts';

export const paymentsLink: OfficeLink = {
  to: '/payments',
  label: messages.title,
  Icon: Banknote,
  needs: 'payments.read',
  useCount: useOpenMismatches,
  isTrouble: true,
};
