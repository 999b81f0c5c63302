import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { type Comparable, relatedTo } from '@theke/rules/content/related';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { projectOrder } from './list-filters.ts';
import type { Reader } from './reader.ts';

type Compared = Pick<Post, 'id' | 'title' | 'introduction' | 'text' | 'services' | 'topics' | 'businessSectors'>;
const ids = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);

const comparable = (one: Compared): Comparable => ({
  id: one.id,
  text: [one.title, one.introduction, one.text ? plainText(one.text as RichNode) : ''].join(' '),
  services: ids(one.services),
  topics: ids(one.topics),
  businessSectors: ids(one.businessSectors),
});
const ofPost = (post: Post) => ({ ...comparable(post), type: post.type, entity: post });
const ofProject = (project: Project) => ({
  ...comparable(project),
  subProjects: ids(project.subProjects),
  entity: project,
});

/** As many are looked through; older ones have less to say about what is new. */
const most = 500;

const newestPosts = async (reader: Reader): Promise<Post[]> =>
  (await reader.stores.posts.list(reader.unit, { page: 1, pageSize: most, sort: '-date' }, true)).data;

export const relatedPosts = async (reader: Reader, post: Post): Promise<Post[]> =>
  relatedTo(ofPost(post), (await newestPosts(reader)).map(ofPost)).map(({ entity }) => entity);

export async function relatedProjects(reader: Reader, project: Project): Promise<Project[]> {
  const { projects } = reader.stores;
  const { data } = await projects.list(reader.unit, { page: 1, pageSize: most, sort: projectOrder }, true);
  return relatedTo(ofProject(project), data.map(ofProject)).map(({ entity }) => entity);
}

/** Posts that name the project first, then those that have most to do with it. */
export async function postsAbout(reader: Reader, project: Project): Promise<Post[]> {
  const { posts } = reader.stores;
  const naming = await posts.list(
    reader.unit,
    { page: 1, pageSize: 3, sort: '-date', filter: { projects: project.id } },
    true,
  );
  const known = new Set(ids(naming.data));
  const others = relatedTo(comparable(project), (await newestPosts(reader)).map(ofPost))
    .map(({ entity }) => entity)
    .filter(({ id }) => !known.has(id));
  return [...naming.data, ...others].slice(0, 3);
}
