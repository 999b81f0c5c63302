import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { projects } from '@theke/contracts/content/project';
import { FolderKanban } from 'lucide-react';
import { lazy } from 'react';
import { contentPlaces } from '../shared/content-places.ts';
import { EntryState } from '../shared/draft-states.ts';
import { entryViews } from '../shared/entry-views.ts';

const ProjectPublishing = lazy(async () => ({
  default: (await import('../shared/entry-publishing.tsx')).ProjectPublishing,
}));

export const officeProjects = officeResource(projects, {
  group: 'website',
  Icon: FolderKanban,
  newLabel: 'Neues Projekt',
  titleOf: ({ title }) => title,
  subtitleOf: ({ introduction }) => introduction,
  columns: [
    { field: 'startDate', from: 'tablet' },
    { field: 'endDate', from: 'tablet' },
    { field: 'hasChanges', from: 'phone', label: 'Status', Cell: EntryState },
  ],
  views: entryViews,
  heading: { field: 'title', label: 'Titel' },
  places: contentPlaces,
  Tools: ProjectPublishing,
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
