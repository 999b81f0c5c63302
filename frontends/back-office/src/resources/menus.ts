import { menus } from '@theke/contracts/catalog/menu';
import { NotebookText } from 'lucide-react';
import { MenuPreview } from '../menus/menu-preview.tsx';
import { officeResource } from './office-resource.ts';

export const officeMenus = officeResource(menus, {
  group: 'catalog',
  Icon: NotebookText,
  newLabel: 'Neuer Produktkatalog',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'availableFrom', from: 'phone' },
    { field: 'branches', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
  previewTitle: 'Was jetzt gilt',
  Preview: MenuPreview,
});
