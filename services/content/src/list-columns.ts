import type { ListColumns } from '@theke/kit/resource/postgres-resource-store';

// Columns of the migrations `lists` and `files`, for tables with thousands of rows.

export const siteColumns: ListColumns = {
  name: 'name',
  path: 'path',
  type: 'type',
  isPublic: 'is_public',
  isListed: 'is_listed',
  hasChanges: 'has_changes',
  shownType: 'shown_type',
  projectId: 'project_id',
  postId: 'post_id',
  publishAt: 'publish_at',
};

const state = { isPublic: 'is_public', hasChanges: 'has_changes' };
const files = { images: 'images', files: 'files' };
const subjects = { services: 'services', topics: 'topics', businessSectors: 'business_sectors' };

export const projectColumns: ListColumns = {
  title: 'title',
  weight: 'weight',
  startDate: 'start_date',
  endDate: 'end_date',
  ...state,
  ...subjects,
  ...files,
  term: 'term',
};

export const postColumns: ListColumns = {
  title: 'title',
  date: 'date',
  type: 'type',
  ...state,
  ...subjects,
  ...files,
  projects: 'projects',
  term: 'term',
};

export const revisionColumns: ListColumns = { site: 'site', revision: 'revision' };
export const entryRevisionColumns: ListColumns = { entry: 'entry', revision: 'revision' };
