import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Mails } from 'lucide-react';

export const mailboxLink: OfficeLink = {
  to: '/messages',
  label: 'Nachrichten',
  Icon: Mails,
  needs: 'messages.read',
};
