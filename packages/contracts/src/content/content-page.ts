import { z } from 'zod';
import type { Schema } from '../field.ts';
import { publicProfile } from '../identity/profile.ts';
import { id, instant, version } from '../wire.ts';
import { blocks } from './block.ts';
import { contentObject, shownImage } from './content-value.ts';
import { publicForm } from './form.ts';
import { navigationItemTypes } from './navigation.ts';
import { nodes } from './node.ts';
import { postTypes } from './post.ts';
import { siteType } from './site.ts';
import { countedSubject, postTeaser, projectTeaser, shownPost, shownProject, siteTeaser } from './teasers.ts';

/** A page of lists: section 9. */
export const listPageSize = 15;

const navigationItem = {
  label: z.string(),
  type: z.enum(Object.keys(navigationItemTypes) as [keyof typeof navigationItemTypes]),
  /** Where it leads; null where it leads nowhere (any more), and then it only opens what stands under it. */
  href: z.string().nullable(),
  /** How many public projects the business sector of this name has. */
  projects: z.int().optional(),
  /** What the page of an entry of `case-studies` shows first, and the names of the business sectors that its project belongs to. */
  image: shownImage.optional(),
  sectors: z.array(z.string()).optional(),
};
const leaf = z.object(navigationItem);
const branch = z.object({ ...navigationItem, children: z.array(leaf) });
/** A menu with its addresses, only what is public and enabled. */
export const shownNavigation = z.object({
  id,
  identifier: z.string(),
  items: z.array(z.object({ ...navigationItem, children: z.array(branch) })),
});
export type ShownNavigation = z.output<typeof shownNavigation>;

/** A shared block as guests see it. */
const shownBlock = z.object({
  ...blocks.draft.omit({ revisions: true, publishedAt: true, hasChanges: true, draft: true }).shape,
  id,
  version,
  createdAt: instant,
  updatedAt: instant,
});

/** What stands above and below pages, where a tenant made it of menus and blocks (FRAME-02). */
const siteFrameParts = {
  /** Every public menu: `footer`, `quick`, `main`, `case-studies`, `contact`. */
  navigations: z.array(shownNavigation),
  /** What header and footer show, by identifier: `address`, `footer-text`. */
  frameBlocks: z.array(shownBlock),
};
export const siteFrame = z.object({
  ...siteFrameParts,
  /** Whether there is any public page, project or post: without one a search has nothing to find. */
  hasContent: z.boolean().optional(),
});
export type SiteFrame = z.output<typeof siteFrame>;

/** A page in the revision that is shown. */
export const shownSite = z.object({
  id,
  /** A type that a later version knows is shown as the page of an error. */
  type: z.union([siteType, z.string()]),
  path: z.string(),
  name: z.string(),
  title: z.string(),
  keywords: z.string(),
  description: z.string(),
  content: contentObject,
  isPublic: z.boolean(),
  publishedAt: instant.nullable(),
});

/** Filters in the address of a list. Unknown values stay, and read "FEHLER" (LIST-05). */
export const listFilters = z.object({
  term: z.string(),
  status: z.array(z.string()),
  /** Numbers or names, as they stand in the address. */
  service: z.array(z.string()),
  topic: z.array(z.string()),
  businessSector: z.array(z.string()),
  type: z.array(z.string()),
  page: z.int().min(1),
});
export type ListFilters = z.output<typeof listFilters>;

const found = <S extends Schema>(of: S) =>
  z.object({
    filters: listFilters,
    items: z.array(of),
    total: z.int(),
    page: z.int(),
    pageSize: z.literal(listPageSize),
  });

/** What a page refers to, wherever in its content. What is gone or not public is not among it. */
export const pageReferences = z.object({
  sites: z.array(siteTeaser),
  blocks: z.array(shownBlock),
  nodes: z.array(nodes.entity),
  projects: z.array(projectTeaser),
  posts: z.array(postTeaser),
  /** Members of staff, also those of `team_member` blocks (`content.contact.email`). */
  users: z.array(publicProfile),
  forms: z.array(publicForm),
  /** Pictures that media knows more of: alternative text and copyright, by id. */
  images: z.array(shownImage),
});
export type PageReferences = z.output<typeof pageReferences>;

export const noReferences: PageReferences = {
  sites: [],
  blocks: [],
  nodes: [],
  projects: [],
  posts: [],
  users: [],
  forms: [],
  images: [],
};

const common = {
  /** Where the page is, with a slash in front: what `canonical` says. */
  path: z.string(),
  /** Before ` - base title`. */
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  shareImage: shownImage.nullable(),
  isDraft: z.boolean(),
  ...siteFrameParts,
  references: pageReferences,
};

/**
 * Everything that a page is drawn from, so that whoever draws it asks nobody: what stands at the path and all that it refers to, resolved and
 * only what is public (for staff the drafts that the specification shows them).
 */
export const contentPage = z.union([
  z.object({
    kind: z.literal('site'),
    ...common,
    site: shownSite,
    /** Of a Projektstory and a Spotlight-Beitrag; null where it is gone or not public: then the sections about it are left out. */
    project: shownProject.nullable(),
    post: shownPost.nullable(),
    related: z.array(postTeaser),
    /** Where the page has the block: the lists that the query asks for. */
    projectList: found(projectTeaser).nullable(),
    postList: found(postTeaser).nullable(),
    /** What the lists can be filtered by, and what the blocks of them show; empty where the page has none. */
    subjects: z.object({
      services: z.array(countedSubject),
      topics: z.array(countedSubject),
      businessSectors: z.array(countedSubject),
    }),
    /** How many public projects have each status, where the page has their list. */
    statuses: z.object({ 'in-progress': z.int(), completed: z.int() }).nullable(),
    /** How many public posts of each type there are, where the page has their list. */
    types: z.record(z.enum(postTypes), z.int()).nullable(),
    /** The newest posts, where the page has the block `news_scroller`; for administrators drafts too. */
    newest: z.array(postTeaser),
    /** Public Projektstories with a public project, where the page has the block `case_studies`. */
    caseStudies: z.array(siteTeaser),
  }),
  z.object({
    kind: z.literal('post'),
    ...common,
    post: shownPost,
    related: z.array(postTeaser),
  }),
  z.object({
    kind: z.literal('project'),
    ...common,
    project: shownProject,
    relatedPosts: z.array(postTeaser),
    related: z.array(projectTeaser),
  }),
  z.object({
    kind: z.literal('not-found'),
    ...common,
    /** The words of the asked path that were found in the suggestions. */
    path: z.string(),
    /** At most 8. */
    suggestions: z.array(z.object({ kind: z.enum(['site', 'project', 'post']), title: z.string(), href: z.string() })),
  }),
]);
export type ContentPage = z.output<typeof contentPage>;
export type ContentPageOf<K extends ContentPage['kind']> = Extract<ContentPage, { kind: K }>;
