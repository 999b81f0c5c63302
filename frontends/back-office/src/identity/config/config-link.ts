import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Settings } from 'lucide-react';
import { configMessages } from './config-messages.de.ts';

export const configLink: OfficeLink = {
  to: '/config',
  label: configMessages.title,
  Icon: Settings,
  needs: 'config.write',
  isFoot: true,
};
