import { tags } from '@theke/contracts/catalog/tag';
import { Tags } from 'lucide-react';
import { officeResource } from './office-resource.ts';

export const officeTags = officeResource(tags, {
  group: 'catalog',
  Icon: Tags,
  newLabel: 'Neuer Tag',
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image ?? undefined,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
