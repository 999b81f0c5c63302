import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { categories } from '@theke/contracts/catalog/category';
import { LayoutList } from 'lucide-react';

export const officeCategories = officeResource(categories, {
  group: 'catalog',
  Icon: LayoutList,
  newLabel: 'Neue Kategorie',
  purpose: 'Kategorien gliedern, was Gäste bestellen: Pizza, Salate, Getränke.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  pictureOf: ({ image }) => image ?? undefined,
  columns: [
    { field: 'isVisibleWhenUnavailable', from: 'desktop' },
    { field: 'isEnabled', from: 'tablet' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Aktiv', filter: { isEnabled: 'true' } },
    { label: 'Nicht aktiv', filter: { isEnabled: 'false' } },
  ],
  switchable: { field: 'isEnabled', on: 'Einschalten', off: 'Ausschalten' },
});
