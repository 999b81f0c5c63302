import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { menus } from '@theke/contracts/catalog/menu';
import { NotebookText } from 'lucide-react';
import { lazy } from 'react';

const MenuPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-menu-editor" */ './menu-preview.tsx')).MenuPreview,
}));

const MenuActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-papers" */ './menu-actions.tsx')).MenuActions,
}));
const MenuTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-papers" */ './menu-tools.tsx')).MenuTools,
}));

export const officeMenus = officeResource(menus, {
  group: 'catalog',
  Icon: NotebookText,
  newLabel: 'Neuer Produktkatalog',
  purpose: 'In einem Produktkatalog steht, was Gäste bestellen können, wo und wann.',
  // Most are valid at once; who prepares one for later changes the day.
  initial: () => ({ availableFrom: new Date().toISOString() }),
  titleOf: ({ name }) => name,
  columns: [
    { field: 'availableFrom', from: 'phone' },
    { field: 'branches', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
  previewTitle: 'Derzeit gültig',
  Preview: MenuPreview,
  Actions: MenuActions,
  Tools: MenuTools,
});
