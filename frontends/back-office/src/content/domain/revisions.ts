import type { postRevisions } from '@theke/contracts/content/entry-revision';
import type { PageLine } from './changed-lines.ts';

/** What revisions are of. */
export type Revised = { id: string; version: number };

/** Those of pages, posts, projects, blocks and menus are listed, read and brought back alike; what each holds besides, `lines` knows alone. */
export type Revisions = {
  list: typeof postRevisions.list;
  read: typeof postRevisions.read;
  restore: typeof postRevisions.restore;
  /** What there is to read in the record, or in one of its revisions. */
  lines: (one: object) => PageLine[];
};
