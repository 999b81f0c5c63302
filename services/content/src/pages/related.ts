import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Comparable } from '@theke/rules/content/related';
import type { RelatedIndex } from '@theke/rules/content/related-index';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { maxRelated } from '@theke/rules/content/teaser-texts';
import { projectOrder } from './list-filters.ts';
import type { Reader } from './reader.ts';

type Compared = Pick<Post, 'id' | 'title' | 'introduction' | 'text' | 'services' | 'topics' | 'businessSectors'>;
const ids = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);

const comparable = (entry: Compared): Comparable => ({
  id: entry.id,
  text: [entry.title, entry.introduction, entry.text ? plainText(entry.text as RichNode) : ''].join(' '),
  services: ids(entry.services),
  topics: ids(entry.topics),
  businessSectors: ids(entry.businessSectors),
});
const comparablePost = (post: Post): Comparable => ({ ...comparable(post), type: post.type });
const comparableProject = (project: Project): Comparable => ({
  ...comparable(project),
  subProjects: ids(project.subProjects),
});

/** Batch size: each is loaded with its full text. */
const atOnce = 200;

/** Index of all public entries of a kind, in order; reads only those changed since they were indexed. */
async function indexed<T extends { id: string; version: number }>(
  all: readonly { id: string; version: number }[],
  index: RelatedIndex,
  read: (some: { id: string }[]) => Promise<T[]>,
  compared: (one: T) => Comparable,
): Promise<string[]> {
  const missing = index.missing(all).map((id) => ({ id }));
  for (let from = 0; from < missing.length; from += atOnce)
    for (const entity of await read(missing.slice(from, from + atOnce))) index.put(compared(entity), entity.version);
  return ids(all);
}

/** Equally similar posts: newest first. */
export async function relatedPosts(reader: Reader, post: Post): Promise<Post[]> {
  const index = reader.related.posts;
  const all = await reader.stores.posts.versions(reader.unit, '-date', true);
  const among = await indexed(all, index, (some) => reader.byIds('posts', some), comparablePost);
  return reader.byIds(
    'posts',
    index.closest(comparablePost(post), among).map((id) => ({ id })),
  );
}

export async function relatedProjects(reader: Reader, project: Project): Promise<Project[]> {
  const index = reader.related.projects;
  const all = await reader.stores.projects.versions(reader.unit, projectOrder, true);
  const among = await indexed(all, index, (some) => reader.byIds('projects', some), comparableProject);
  return reader.byIds(
    'projects',
    index.closest(comparableProject(project), among).map((id) => ({ id })),
  );
}

/** Newest posts that reference the project; similar ones would be about other projects. */
export async function postsAbout(reader: Reader, project: Project): Promise<Post[]> {
  const query = { page: 1, pageSize: maxRelated, sort: '-date', filter: { projects: project.id } };
  return (await reader.stores.posts.list(reader.unit, query, true)).data;
}
