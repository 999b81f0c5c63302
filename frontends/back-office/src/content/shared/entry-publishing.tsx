import { type EntryRevisions, postRevisions, projectRevisions } from '@theke/contracts/content/entry-revision';
import { type Post, posts } from '@theke/contracts/content/post';
import { type Project, projects } from '@theke/contracts/content/project';
import { postPath, projectPath } from '@theke/rules/content/slug';
import { entryLines } from './entry-lines.ts';
import { publishableOf } from './publishable-of.ts';
import { type Publishable, Publishing } from './publishing.tsx';

type Entry = Post | Project;
type Props<R> = { record: R; onChanged: (fresh: R) => void };

const of = (
  revisions: EntryRevisions,
  fields: object,
  kind: 'post' | 'project',
  pathOf: (entry: { title: string; number: number }) => string,
) =>
  publishableOf(revisions, {
    fields,
    kind,
    lines: entryLines(revisions.held),
    // The number identifies the page, so the draft's title is sufficient.
    hrefOf: ({ title, number = 0 }: Entry) => pathOf({ title, number }),
  }) as unknown;

const ofPosts = of(postRevisions, posts.draft.shape, 'post', postPath) as Publishable<Post>;
const ofProjects = of(projectRevisions, projects.draft.shape, 'project', projectPath) as Publishable<Project>;

export const PostPublishing = (props: Props<Post>) => <Publishing publishable={ofPosts} {...props} />;
export const ProjectPublishing = (props: Props<Project>) => <Publishing publishable={ofProjects} {...props} />;
