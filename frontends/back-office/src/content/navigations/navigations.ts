import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { navigations } from '@theke/contracts/content/navigation';
import { Menu } from 'lucide-react';
import { lazy } from 'react';

const NavigationItemsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-navigation-items" */ './navigation-items-editor.tsx'))
    .NavigationItemsEditor,
}));

export const officeNavigations = officeResource(navigations, {
  group: 'website',
  Icon: Menu,
  newLabel: 'Neue Navigation',
  titleOf: ({ name }) => name,
  subtitleOf: ({ identifier }) => identifier,
  columns: [{ field: 'isPublic', from: 'phone' }],
  places: { items: { Editor: NavigationItemsEditor, width: 'whole' } },
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
