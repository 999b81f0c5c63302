import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { posts } from '@theke/contracts/content/post';
import { Newspaper } from 'lucide-react';

export const officePosts = officeResource(posts, {
  group: 'website',
  Icon: Newspaper,
  newLabel: 'Neuer Beitrag',
  titleOf: ({ title }) => title,
  subtitleOf: ({ introduction }) => introduction,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'date', from: 'phone' },
    { field: 'isPublic', from: 'phone' },
  ],
  heading: { field: 'title', label: 'Titel' },
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
