import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { externalUsers } from '@theke/contracts/identity/external-user';
import { ContactRound } from 'lucide-react';

export const officeExternalUsers = officeResource(externalUsers, {
  group: 'people',
  Icon: ContactRound,
  newLabel: 'Neuer Kontakt',
  purpose: 'Kontakte sind Menschen und Firmen, mit denen Sie außerhalb des Teams zusammenarbeiten.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ company, email }) => company || email,
  columns: [
    { field: 'email', from: 'desktop' },
    { field: 'phone', from: 'tablet' },
    { field: 'isActive', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Aktiv', filter: { isActive: 'true' } },
    { label: 'Ehemalig', filter: { isActive: 'false' } },
  ],
  switchable: { field: 'isActive', on: 'Aktivieren', off: 'Deaktivieren' },
});
