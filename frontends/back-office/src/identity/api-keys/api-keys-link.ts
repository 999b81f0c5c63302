import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { KeyRound } from 'lucide-react';
import { apiKeyMessages } from './api-key-messages.de.ts';

export const apiKeysLink: OfficeLink = {
  to: '/api-keys',
  label: apiKeyMessages.title,
  Icon: KeyRound,
  needs: 'api-keys.read',
  isFoot: true,
};
