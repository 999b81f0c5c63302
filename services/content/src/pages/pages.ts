import {
  type ContentPage,
  type ContentPageOf,
  type ListFilters,
  listPageSize,
  noLists,
  noReferences,
  type ShownGenerated,
} from '@theke/contracts/content/content-page';
import type { ShownImage } from '@theke/contracts/content/content-value';
import { type Post, postTypes } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Site, SiteRevision } from '@theke/contracts/content/site';
import type { CountedSubject, PostTeaser } from '@theke/contracts/content/teasers';
import { withoutHidden } from '@theke/rules/content/editing/page-draft';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { type PostType, presetPostType } from '@theke/rules/content/post-types';
import { firstPicture } from '@theke/rules/content/references-in';
import { postPath, projectPath } from '@theke/rules/content/slug';
import { maxCaseStudies, newsScrollerLimit } from '@theke/rules/content/teaser-texts';
import { readFrame } from './frame.ts';
import { filtersIn, findPosts, findProjects } from './list-filters.ts';
import { readListPaths } from './list-site.ts';
import { readReferences } from './page-references.ts';
import { hrefOf, type Reader, type SubjectKind } from './reader.ts';
import { postsAbout, relatedPosts, relatedProjects } from './related.ts';
import { type Section, sectionsIn } from './sections-in.ts';
import { suggestionsFor } from './suggestions.ts';

type Page<K extends ContentPage['kind']> = Promise<ContentPageOf<K>>;
type Published = Site & { published: SiteRevision };

const none = { services: [], topics: [], businessSectors: [] };

type Shown = { withDrafts: boolean; withHidden?: boolean };

/** Data of a page in its published revision. @param query query string with filters of lists */
export async function sitePage(
  reader: Reader,
  site: Published,
  query: string,
  { withDrafts, withHidden = false }: Shown,
): Page<'site'> {
  const { published, isPublic } = site;
  const { type } = published;
  const content = withHidden ? published.content : withoutHidden(published.content);
  const layout = pageTypes[type].layout as Layout;
  const sections = sectionsIn(content);
  const filters = filtersIn(query);
  const has = (one: string) => sections.some((section) => section.type === one);
  const presets = presetTypes(sections, 'news');
  // Independent queries run concurrently, in one round trip.
  const [[project], [post], projects, posts, frame, newest, stories, statuses, types, presetPosts] = await Promise.all([
    site.projectId ? reader.byIds('projects', [{ id: site.projectId }]) : [],
    site.postId ? reader.byIds('posts', [{ id: site.postId }], withDrafts) : [],
    has('projects') ? findProjects(reader, filters) : undefined,
    presets.has(undefined) ? findPosts(reader, filters) : undefined,
    readFrame(reader),
    newestPosts(reader, sections, withDrafts),
    has('case_studies') ? caseStudies(reader) : [],
    has('projects') ? statusCounts(reader) : null,
    presets.has(undefined) ? typeCounts(reader) : null,
    presetLists(reader, filters, presets),
  ]);
  const hasSubjects = projects || posts || presetPosts.length > 0 || has('topics') || has('business_sectors');
  const [
    lists,
    references,
    image,
    shownProject,
    shownPost,
    related,
    projectItems,
    postItems,
    subjects,
    caseStudyTeasers,
  ] = await Promise.all([
    readListPaths(reader),
    readReferences(reader, layout, content, frame.frameBlocks),
    shareImage(reader, content, [...(project?.images ?? []), ...(post?.images ?? [])]),
    project ? reader.project(project) : null,
    post ? reader.post(post) : null,
    post ? relatedPosts(reader, post) : project ? postsAbout(reader, project) : [],
    projects ? reader.projectTeasers(projects.data) : [],
    posts ? reader.postTeasers(posts.data) : [],
    hasSubjects ? countSubjects(reader) : none,
    reader.siteTeasers(stories),
  ]);
  return {
    kind: 'site',
    ...frame,
    path: hrefOf(published.path),
    title: published.title || published.name,
    description: published.description || (typeof content.teaser === 'string' ? content.teaser : ''),
    keywords: published.keywords,
    shareImage:
      image ??
      firstShown(
        caseStudyTeasers,
        references.sites,
        references.projects,
        references.posts,
        projectItems,
        postItems,
        presetPosts.flatMap(({ items }) => items),
        newest,
      ),
    isDraft: !isPublic,
    // Revisions from before there were marks have none.
    generated: (published.generated ?? []).length > 0 ? { texts: true, pictures: [] } : null,
    lists,
    references,
    site: {
      id: site.id,
      type,
      path: published.path,
      name: published.name,
      title: published.title,
      keywords: published.keywords,
      description: published.description,
      content,
      isPublic,
      publishedAt: published.publishedAt,
    },
    project: shownProject,
    post: shownPost,
    related: await reader.postTeasers(related),
    projectList: projects
      ? { filters, items: projectItems, total: projects.meta.total, page: filters.page, pageSize: listPageSize }
      : null,
    postList: posts
      ? { filters, items: postItems, total: posts.meta.total, page: filters.page, pageSize: listPageSize }
      : null,
    presetPosts,
    subjects,
    statuses,
    types,
    newest,
    caseStudies: caseStudyTeasers,
  };
}

async function countSubjects(reader: Reader) {
  const [services, topics, businessSectors] = await Promise.all([
    countedSubjects(reader, 'services'),
    countedSubjects(reader, 'topics'),
    countedSubjects(reader, 'businessSectors'),
  ]);
  return { services, topics, businessSectors };
}

/** With the number of matches, independent of the current filter. */
async function countedSubjects(reader: Reader, kind: SubjectKind): Promise<CountedSubject[]> {
  const [projects, posts, subjects] = await Promise.all([
    reader.stores.projects.countsBy(reader.unit, kind, true),
    reader.stores.posts.countsBy(reader.unit, kind, true),
    reader.subjects(),
  ]);
  return [...subjects[kind].values()].map((subject) => ({
    ...subject,
    projects: projects.get(subject.id) ?? 0,
    posts: posts.get(subject.id) ?? 0,
  }));
}

async function statusCounts(reader: Reader) {
  const count = async (status: string) => {
    const query = { page: 1, pageSize: 1, filter: { status } };
    return (await reader.stores.projects.list(reader.unit, query, true)).meta.total;
  };
  const [running, completed] = await Promise.all([count('in-progress'), count('completed')]);
  return { 'in-progress': running, completed };
}

async function typeCounts(reader: Reader): Promise<Record<Post['type'], number>> {
  const count = async (type: Post['type']) => {
    const query = { page: 1, pageSize: 1, filter: { type } };
    return [type, (await reader.stores.posts.list(reader.unit, query, true)).meta.total] as const;
  };
  return Object.fromEntries(await Promise.all(postTypes.map(count))) as Record<Post['type'], number>;
}

/** Types that sections of a kind are limited to; includes undefined if one of them is not limited. */
const presetTypes = (sections: readonly Section[], kind: string): Set<PostType | undefined> =>
  new Set(sections.filter(({ type }) => type === kind).map(({ value }) => presetPostType(value)));

/** Lists of posts of one type each; the type in the query is ignored. */
async function presetLists(reader: Reader, query: ListFilters, presets: ReadonlySet<PostType | undefined>) {
  const filters = { ...query, type: [] };
  const types = [...presets].filter((type) => type !== undefined);
  return Promise.all(
    types.map(async (type) => {
      const { data, meta } = await findPosts(reader, { ...filters, type: [type] });
      const items = await reader.postTeasers(data);
      return {
        type,
        filters,
        items,
        total: meta.total,
        page: filters.page,
        pageSize: listPageSize as typeof listPageSize,
      };
    }),
  );
}

const limitOf = (value: unknown): number => {
  const limit = (value as { limit?: unknown } | null)?.limit;
  return typeof limit === 'number' && limit >= 1 && limit <= 30 ? Math.floor(limit) : newsScrollerLimit;
};

/**
 * The newest posts for all scrollers of the page: as many of each type, and of all, as the longest shows. Includes
 * drafts for administrators.
 */
async function newestPosts(reader: Reader, sections: readonly Section[], withDrafts: boolean): Promise<PostTeaser[]> {
  const scrollers = sections.filter(({ type }) => type === 'news_scroller');
  const found = new Map<string, Post>();
  for (const type of presetTypes(scrollers, 'news_scroller')) {
    const limits = scrollers.filter(({ value }) => presetPostType(value) === type).map(({ value }) => limitOf(value));
    const query = { page: 1, pageSize: Math.max(...limits), sort: '-date', filter: { type } };
    const { data } = await reader.stores.posts.list(reader.unit, query, !withDrafts);
    for (const post of data) found.set(post.id, post);
  }
  return reader.postTeasers([...found.values()].toSorted((a, b) => b.date.localeCompare(a.date)));
}

/** Public pages with a picture and a public project. */
async function caseStudies(reader: Reader): Promise<Site[]> {
  const { data } = await reader.stores.sites.list(
    reader.unit,
    { page: 1, pageSize: 60, sort: '-createdAt', filter: { shownType: 'case_study' } },
    true,
  );
  const shown = data.filter(({ projectId, published }) => projectId && published?.content.image);
  const projects = await reader.byIds(
    'projects',
    shown.map(({ projectId }) => ({ id: projectId as string })),
  );
  const projectIds = new Set(projects.map(({ id }) => id));
  return shown.filter(({ projectId }) => projectIds.has(projectId as string)).slice(0, maxCaseStudies);
}

/** The first JPEG of the content, else the first picture of its subject (PAGE-06). */
async function shareImage(
  reader: Reader,
  content: unknown,
  [firstImage]: readonly Post['images'][number][],
): Promise<ShownImage | null> {
  return reader.image((firstPicture(content) as ShownImage | undefined) ?? firstImage);
}

/** The first picture of what a page lists or refers to (SEO-07). */
const firstShown = (...teasers: readonly (readonly { image: ShownImage | null }[])[]): ShownImage | null =>
  teasers.flat().find(({ image }) => image !== null)?.image ?? null;

/** Entries from before there were marks have none. */
const marksOf = ({
  generated = [],
  description,
}: Partial<Pick<Post, 'generated' | 'description'>>): ShownGenerated | null =>
  generated.length > 0 && description ? { texts: true, pictures: [] } : null;

export async function postPage(reader: Reader, post: Post): Page<'post'> {
  const [frame, lists, image, shown, related] = await Promise.all([
    readFrame(reader),
    readListPaths(reader),
    shareImage(reader, undefined, post.images),
    reader.post(post),
    relatedPosts(reader, post).then((found) => reader.postTeasers(found)),
  ]);
  return {
    kind: 'post',
    ...frame,
    path: postPath({ title: post.title, number: post.number ?? 0 }),
    title: post.title,
    description: post.introduction || post.description,
    keywords: '',
    shareImage: image,
    isDraft: !reader.isShown(post),
    generated: marksOf(post),
    lists,
    references: noReferences,
    post: shown,
    related,
  };
}

export async function projectPage(reader: Reader, project: Project): Page<'project'> {
  const [frame, lists, image, shown, relatedPosts, related] = await Promise.all([
    readFrame(reader),
    readListPaths(reader),
    shareImage(reader, undefined, project.images),
    reader.project(project),
    postsAbout(reader, project).then((found) => reader.postTeasers(found)),
    relatedProjects(reader, project).then((found) => reader.projectTeasers(found)),
  ]);
  return {
    kind: 'project',
    ...frame,
    path: projectPath({ title: project.title, number: project.number ?? 0 }),
    title: project.title,
    description: project.introduction || project.description,
    keywords: project.keywords,
    shareImage: image,
    isDraft: !project.isPublic,
    generated: marksOf(project),
    lists,
    references: noReferences,
    project: shown,
    relatedPosts,
    related,
  };
}

/** Depends only on the words found, so that one rendered page serves all paths with these words. */
export async function notFoundPage(reader: Reader, path: string): Page<'not-found'> {
  const [frame, { suggestions, words }] = await Promise.all([readFrame(reader), suggestionsFor(reader, path)]);
  return {
    kind: 'not-found',
    ...frame,
    path: `/${words.join('-')}`,
    title: '404 Not Found',
    description: '',
    keywords: '',
    shareImage: null,
    isDraft: false,
    lists: noLists,
    references: noReferences,
    suggestions,
  };
}
