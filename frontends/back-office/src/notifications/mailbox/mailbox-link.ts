import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Mails } from 'lucide-react';
import { mailboxMessages } from '../domain/mailbox-messages.de.ts';

export const mailboxLink: OfficeLink = {
  to: '/messages',
  label: mailboxMessages.title,
  Icon: Mails,
  needs: 'messages.read',
};
