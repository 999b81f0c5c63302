import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { navigations } from '@theke/contracts/content/navigation';
import { Menu } from 'lucide-react';
import { lazy } from 'react';
import { EntryState } from '../shared/draft-states.ts';
import { entryViews, publicAtFirst } from '../shared/entry-views.ts';

const NavigationItemsEditor = lazy(async () => ({
  default: (await import('./navigation-items-editor.tsx')).NavigationItemsEditor,
}));

const NavigationPublishing = lazy(async () => ({
  default: (await import('./navigation-publishing.tsx')).NavigationPublishing,
}));

export const officeNavigations = officeResource(navigations, {
  group: 'website',
  Icon: Menu,
  newLabel: 'Neue Navigation',
  titleOf: ({ name }) => name,
  subtitleOf: ({ identifier }) => identifier,
  columns: [{ field: 'hasChanges', from: 'phone', label: 'Status', Cell: EntryState }],
  views: entryViews,
  Tools: NavigationPublishing,
  places: {
    isPublic: publicAtFirst,
    items: { Editor: NavigationItemsEditor, width: 'whole' },
  },
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
