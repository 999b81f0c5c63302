import type { postRevisions } from '@theke/contracts/content/entry-revision';
import type { ReactNode } from 'react';
import type { PageLine } from './changed-lines.ts';

/** Content that has revisions. */
export type Revised = { id: string; version: number };

/** Endpoints for the revisions of pages, posts, projects, blocks and menus; `lines` reads their content. */
export type Revisions = {
  list: typeof postRevisions.list;
  read: typeof postRevisions.read;
  restore: typeof postRevisions.restore;
  /** Readable lines of a record or a revision. */
  lines: (one: object) => PageLine[];
  /** Pages only: what of a revision contains accepted proposals. */
  proposals?: (revision: object) => ReactNode;
};
