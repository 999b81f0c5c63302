import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { KeyRound } from 'lucide-react';

export const apiKeysLink: OfficeLink = {
  to: '/api-keys',
  label: 'API-Schlüssel',
  Icon: KeyRound,
  needs: 'api-keys.read',
  isFoot: true,
  group: 'settings',
};
