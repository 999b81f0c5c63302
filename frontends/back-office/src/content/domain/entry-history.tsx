import { postRevisions, projectRevisions } from '@theke/contracts/content/entry-revision';
import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { entryLines } from './entry-lines.ts';
import { RevisionList } from './revision-list.tsx';
import type { Revisions } from './revisions.ts';

const of = ({ held, stored: _, ...endpoints }: typeof postRevisions | typeof projectRevisions) =>
  ({ ...endpoints, lines: entryLines(held), told: 'entry' }) as unknown as Revisions;
const [ofPosts, ofProjects] = [of(postRevisions), of(projectRevisions)];

type Props<R> = { record: R; onChanged: (fresh: R) => void };

export const PostHistory = (props: Props<Post>) => <RevisionList of={ofPosts} {...props} />;
export const ProjectHistory = (props: Props<Project>) => <RevisionList of={ofProjects} {...props} />;
