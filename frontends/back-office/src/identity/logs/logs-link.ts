import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ScrollText } from 'lucide-react';

export const logsLink: OfficeLink = {
  to: '/logs',
  label: 'Protokoll',
  Icon: ScrollText,
  needs: 'logs.read',
  isFoot: true,
};
