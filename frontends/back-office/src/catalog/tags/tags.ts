import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { tags } from '@theke/contracts/catalog/tag';
import { Tags } from 'lucide-react';

export const officeTags = officeResource(tags, {
  group: 'catalog',
  Icon: Tags,
  newLabel: 'Neuer Tag',
  purpose: 'Tags sagen in einem Wort, was eine Filiale ausmacht, etwa „Gastgarten“.',
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image ?? undefined,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
