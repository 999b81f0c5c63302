import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ListChecks } from 'lucide-react';
import { setupMessages } from '../shared/setup/setup-messages.de.ts';

export const setupLink: OfficeLink = {
  to: '/setup',
  label: setupMessages.title,
  Icon: ListChecks,
  needs: 'config.write',
  group: 'settings',
  isFoot: true,
};
