import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { ArchiveRestore } from 'lucide-react';
import { binMessages as words } from './bin-messages.de.ts';

export const binLink: OfficeLink = {
  to: '/bin',
  label: words.title,
  Icon: ArchiveRestore,
  needs: 'resources.write',
  isFoot: true,
};
