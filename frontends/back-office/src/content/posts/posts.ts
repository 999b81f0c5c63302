import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { posts } from '@theke/contracts/content/post';
import { Newspaper } from 'lucide-react';
import { lazy } from 'react';
import { contentPlaces } from '../domain/content-places.ts';

const PostHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-entry-history" */ '../domain/entry-history.tsx')).PostHistory,
}));

export const officePosts = officeResource(posts, {
  group: 'website',
  Icon: Newspaper,
  newLabel: 'Neuer Beitrag',
  titleOf: ({ title }) => title,
  subtitleOf: ({ introduction }) => introduction,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'date', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
  ],
  heading: { field: 'title', label: 'Titel' },
  places: contentPlaces,
  Tools: PostHistory,
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
