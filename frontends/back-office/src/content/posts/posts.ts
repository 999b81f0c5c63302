import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { posts } from '@theke/contracts/content/post';
import { Newspaper } from 'lucide-react';
import { lazy } from 'react';
import { contentPlaces } from '../shared/content-places.ts';
import { EntryState } from '../shared/draft-states.ts';
import { entryViews } from '../shared/entry-views.ts';

const PostPublishing = lazy(async () => ({
  default: (await import('../shared/entry-publishing.tsx')).PostPublishing,
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
    { field: 'hasChanges', from: 'phone', label: 'Status', Cell: EntryState },
  ],
  views: entryViews,
  heading: { field: 'title', label: 'Titel' },
  places: contentPlaces,
  Tools: PostPublishing,
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
