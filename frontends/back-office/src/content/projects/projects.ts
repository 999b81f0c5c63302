import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { projects } from '@theke/contracts/content/project';
import { FolderKanban } from 'lucide-react';
import { lazy } from 'react';
import { contentPlaces } from '../domain/content-places.ts';

const ProjectHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-entry-history" */ '../domain/entry-history.tsx')).ProjectHistory,
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
    { field: 'isPublic', from: 'phone' },
  ],
  heading: { field: 'title', label: 'Titel' },
  places: contentPlaces,
  Tools: ProjectHistory,
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
