import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ArchiveRestore } from 'lucide-react';
import { binMessages } from './bin-messages.de.ts';

export const binLink: OfficeLink = {
  to: '/bin',
  label: binMessages.title,
  Icon: ArchiveRestore,
  needs: 'content.write',
  isFoot: true,
};
