import {
  type ContentPage,
  type ContentPageOf,
  listPageSize,
  noReferences,
} from '@theke/contracts/content/content-page';
import type { ShownImage } from '@theke/contracts/content/content-value';
import { type Post, postTypes } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Site, SiteRevision } from '@theke/contracts/content/site';
import type { CountedSubject, PostTeaser } from '@theke/contracts/content/teasers';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { firstPicture } from '@theke/rules/content/references-in';
import { postPath, projectPath } from '@theke/rules/content/slug';
import { mostCaseStudies, newsScrollerLimit } from '@theke/rules/content/teaser-texts';
import { readFrame } from './frame.ts';
import { filtersIn, findPosts, findProjects } from './list-filters.ts';
import { readReferences } from './page-references.ts';
import { hrefOf, type Reader, type SubjectKind } from './reader.ts';
import { postsAbout, relatedPosts, relatedProjects } from './related.ts';
import { sectionsIn } from './sections-in.ts';
import { suggestionsFor } from './suggestions.ts';

type Page<K extends ContentPage['kind']> = Promise<ContentPageOf<K>>;
type Published = Site & { published: SiteRevision };

const none = { services: [], topics: [], businessSectors: [] };

/** A page in the revision that guests see. @param query what stands behind the path: filters of lists */
export async function sitePage(reader: Reader, site: Published, query: string, withDrafts: boolean): Page<'site'> {
  const { published, isPublic } = site;
  const { type, content } = published;
  const layout = pageTypes[type].layout as Layout;
  const sections = sectionsIn(content);
  const filters = filtersIn(query);
  const has = (one: string) => sections.some((section) => section.type === one);
  const [project] = site.projectId ? await reader.byIds('projects', [{ id: site.projectId }]) : [];
  const [post] = site.postId ? await reader.byIds('posts', [{ id: site.postId }]) : [];
  const projects = has('projects') ? await findProjects(reader, filters) : undefined;
  const posts = has('news') ? await findPosts(reader, filters) : undefined;
  const subjects = projects || posts || has('topics') || has('business_sectors') ? await reader.subjects() : undefined;
  const related = post ? await relatedPosts(reader, post) : project ? await postsAbout(reader, project) : [];
  const frame = await readFrame(reader);
  return {
    kind: 'site',
    ...frame,
    path: hrefOf(published.path),
    title: published.title || published.name,
    description: published.description || (typeof content.teaser === 'string' ? content.teaser : ''),
    keywords: published.keywords,
    shareImage: await shareImage(reader, content, [...(project?.images ?? []), ...(post?.images ?? [])]),
    isDraft: !isPublic,
    references: await readReferences(reader, layout, content, frame.frameBlocks),
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
    project: project ? await reader.project(project) : null,
    post: post ? await reader.post(post) : null,
    related: await reader.postTeasers(related),
    projectList: projects
      ? {
          filters,
          items: await reader.projectTeasers(projects.data),
          total: projects.meta.total,
          page: filters.page,
          pageSize: listPageSize,
        }
      : null,
    postList: posts
      ? {
          filters,
          items: await reader.postTeasers(posts.data),
          total: posts.meta.total,
          page: filters.page,
          pageSize: listPageSize,
        }
      : null,
    subjects: subjects
      ? {
          services: await countedSubjects(reader, 'services'),
          topics: await countedSubjects(reader, 'topics'),
          businessSectors: await countedSubjects(reader, 'businessSectors'),
        }
      : none,
    statuses: projects ? await statusCounts(reader) : null,
    types: posts ? await typeCounts(reader) : null,
    newest: has('news_scroller') ? await newestPosts(reader, limitIn(sections), withDrafts) : [],
    caseStudies: has('case_studies') ? await reader.siteTeasers(await caseStudies(reader)) : [],
  };
}

/** With how many they find, whatever is filtered by now. */
async function countedSubjects(reader: Reader, kind: SubjectKind): Promise<CountedSubject[]> {
  const projects = await reader.stores.projects.countsBy(reader.unit, kind, true);
  const posts = await reader.stores.posts.countsBy(reader.unit, kind, true);
  return [...(await reader.subjects())[kind].values()].map((one) => ({
    ...one,
    projects: projects.get(one.id) ?? 0,
    posts: posts.get(one.id) ?? 0,
  }));
}

async function statusCounts(reader: Reader) {
  const count = async (status: string) => {
    const query = { page: 1, pageSize: 1, filter: { status } };
    return (await reader.stores.projects.list(reader.unit, query, true)).meta.total;
  };
  return { 'in-progress': await count('in-progress'), completed: await count('completed') };
}

async function typeCounts(reader: Reader): Promise<Record<Post['type'], number>> {
  const counts: Partial<Record<Post['type'], number>> = {};
  for (const type of postTypes) {
    const query = { page: 1, pageSize: 1, filter: { type } };
    counts[type] = (await reader.stores.posts.list(reader.unit, query, true)).meta.total;
  }
  return counts as Record<Post['type'], number>;
}

/** The longest scroller of the page decides. */
const limitIn = (sections: readonly { type: string; value: unknown }[]): number =>
  Math.max(
    ...sections
      .filter(({ type }) => type === 'news_scroller')
      .map(({ value }) => {
        const limit = (value as { limit?: unknown } | null)?.limit;
        return typeof limit === 'number' && limit >= 1 && limit <= 30 ? Math.floor(limit) : newsScrollerLimit;
      }),
  );

/** Drafts stand among them for administrators. */
async function newestPosts(reader: Reader, limit: number, withDrafts: boolean): Promise<PostTeaser[]> {
  const query = { page: 1, pageSize: limit, sort: '-date' };
  const { data } = await reader.stores.posts.list(reader.unit, query, !withDrafts);
  return reader.postTeasers(data);
}

/** Public ones with a picture, whose project is public. */
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
  const known = new Set(projects.map(({ id }) => id));
  return shown.filter(({ projectId }) => known.has(projectId as string)).slice(0, mostCaseStudies);
}

/** The first jpeg of the content, else the first picture of what it tells of. */
async function shareImage(
  reader: Reader,
  content: unknown,
  [other]: readonly Post['images'][number][],
): Promise<ShownImage | null> {
  return reader.image((firstPicture(content) as ShownImage | undefined) ?? other);
}

export async function postPage(reader: Reader, post: Post): Page<'post'> {
  return {
    kind: 'post',
    ...(await readFrame(reader)),
    path: postPath({ title: post.title, number: post.number ?? 0 }),
    title: post.title,
    description: post.introduction || post.description,
    keywords: '',
    shareImage: await shareImage(reader, undefined, post.images),
    isDraft: !post.isPublic,
    references: noReferences,
    post: await reader.post(post),
    related: await reader.postTeasers(await relatedPosts(reader, post)),
  };
}

export async function projectPage(reader: Reader, project: Project): Page<'project'> {
  return {
    kind: 'project',
    ...(await readFrame(reader)),
    path: projectPath({ title: project.title, number: project.number ?? 0 }),
    title: project.title,
    description: project.introduction || project.description,
    keywords: project.keywords,
    shareImage: await shareImage(reader, undefined, project.images),
    isDraft: !project.isPublic,
    references: noReferences,
    project: await reader.project(project),
    relatedPosts: await reader.postTeasers(await postsAbout(reader, project)),
    related: await reader.projectTeasers(await relatedProjects(reader, project)),
  };
}

export async function notFoundPage(reader: Reader, path: string): Page<'not-found'> {
  return {
    kind: 'not-found',
    ...(await readFrame(reader)),
    path,
    title: '404 Not Found',
    description: '',
    keywords: '',
    shareImage: null,
    isDraft: false,
    references: noReferences,
    suggestions: await suggestionsFor(reader, path),
  };
}
