import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ScrollText } from 'lucide-react';
import { logMessages } from '../domain/log-messages.de.ts';

export const logsLink: OfficeLink = {
  to: '/logs',
  label: logMessages.title,
  Icon: ScrollText,
  needs: 'logs.read',
  isFoot: true,
};
