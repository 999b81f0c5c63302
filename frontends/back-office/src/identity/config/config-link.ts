import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Settings } from 'lucide-react';

export const configLink: OfficeLink = {
  to: '/config',
  label: 'Einstellungen',
  Icon: Settings,
  needs: 'config.write',
  isFoot: true,
};
