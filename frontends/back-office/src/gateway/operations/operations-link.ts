import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { Activity } from 'lucide-react';
import { operationsMessages } from '../domain/operations-messages.de.ts';
import { useDeadLetterCount } from './use-dead-letter-count.ts';

export const operationsLink: OfficeLink = {
  to: '/operations',
  label: operationsMessages.title,
  Icon: Activity,
  needs: 'operations.read',
  isFoot: true,
  useCount: useDeadLetterCount,
  isTrouble: true,
};
