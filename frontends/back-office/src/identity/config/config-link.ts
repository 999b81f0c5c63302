import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { SlidersHorizontal } from 'lucide-react';

export const configLink: OfficeLink = {
  to: '/config',
  label: 'Grundeinstellungen',
  Icon: SlidersHorizontal,
  needs: 'config.write',
  isFoot: true,
  group: 'settings',
};
