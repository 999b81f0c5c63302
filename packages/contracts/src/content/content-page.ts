import { z } from 'zod';
import type { Schema } from '../field.ts';
import { publicProfile } from '../identity/profile.ts';
import { id, imageRef, instant, version } from '../wire.ts';
import { blocks } from './block.ts';
import { contentObject, shownImage } from './content-value.ts';
import { publicForm } from './form.ts';
import { navigationItemTypes } from './navigation.ts';
import { nodes } from './node.ts';
import { ofPlan } from './plan.ts';
import { postTypes } from './post.ts';
import { siteType } from './site.ts';
import { countedSubject, postTeaser, projectTeaser, shownPost, shownProject, siteTeaser } from './teasers.ts';

/** Page size of lists: section 9. */
export const listPageSize = 15;

const navigationItem = {
  label: z.string(),
  type: z.enum(Object.keys(navigationItemTypes) as [keyof typeof navigationItemTypes]),
  /** Target address. Null if it has none or the target is gone; the item then only opens its submenu. */
  href: z.string().nullable(),
  /** Number of public projects in this business sector. */
  projects: z.int().optional(),
  /** For entries of `case-studies`: the page's first image and the names of its project's business sectors. */
  image: shownImage.optional(),
  sectors: z.array(z.string()).optional(),
};
const leaf = z.object(navigationItem);
const branch = z.object({ ...navigationItem, children: z.array(leaf) });
/** A menu with resolved addresses; contains only public and enabled items. */
export const shownNavigation = z.object({
  id,
  identifier: z.string(),
  items: z.array(z.object({ ...navigationItem, children: z.array(branch) })),
});
export type ShownNavigation = z.output<typeof shownNavigation>;

/** The public view of a shared block. */
const shownBlock = z.object({
  ...blocks.draft.omit({ revisions: true, publishedAt: true, hasChanges: true, draft: true, ...ofPlan }).shape,
  id,
  version,
  createdAt: instant,
  updatedAt: instant,
});

/** Content above and below pages, if a tenant built it from menus and blocks (FRAME-02). */
const siteFrameParts = {
  /** Every public menu: `footer`, `quick`, `main`, `case-studies`, `contact`. */
  navigations: z.array(shownNavigation),
  /** Blocks of header and footer, by identifier: `address`, `footer-text`. */
  frameBlocks: z.array(shownBlock),
};
export const siteFrame = z.object({
  ...siteFrameParts,
  /** Whether any public page, project or post exists. Without one, a search finds nothing. */
  hasContent: z.boolean().optional(),
});
export type SiteFrame = z.output<typeof siteFrame>;

/** A page in its published revision. */
export const shownSite = z.object({
  id,
  /** A type added by a later version is rendered as an error page. */
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

/** Filters in the address of a list. Unknown values are preserved and shown as "FEHLER" (LIST-05). */
export const listFilters = z.object({
  term: z.string(),
  status: z.array(z.string()),
  /** Numbers or names, as written in the address. */
  service: z.array(z.string()),
  topic: z.array(z.string()),
  businessSector: z.array(z.string()),
  type: z.array(z.string()),
  page: z.int().min(1),
});
export type ListFilters = z.output<typeof listFilters>;

const found = <S extends Schema>(item: S) =>
  z.object({
    filters: listFilters,
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.literal(listPageSize),
  });

/** Everything a page refers to, anywhere in its content. Deleted and non-public entries are left out. */
export const pageReferences = z.object({
  sites: z.array(siteTeaser),
  blocks: z.array(shownBlock),
  /** Collections with the entries directly below them, in order. */
  nodes: z.array(nodes.entity),
  projects: z.array(projectTeaser),
  posts: z.array(postTeaser),
  /** Members of staff, including those of `team_member` blocks (`content.contact.email`). */
  users: z.array(publicProfile),
  forms: z.array(publicForm),
  /** Alternative text and copyright of pictures, by id. */
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

/** Paths of the pages that list projects and posts; null if there is none. */
const listPaths = z.object({ projects: z.string().nullable(), posts: z.string().nullable() });
export type ListPaths = z.output<typeof listPaths>;
export const noLists: ListPaths = { projects: null, posts: null };

/**
 * Generated content of a page, if the business marks it for visitors (AI-05): whether texts are, and which pictures.
 */
const shownGenerated = z.object({ texts: z.boolean(), pictures: z.array(imageRef) });
export type ShownGenerated = z.output<typeof shownGenerated>;

const common = {
  /** Path of the page with a leading slash, for the `canonical` link. */
  path: z.string(),
  /** Title without the suffix ` - base title`. */
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  shareImage: shownImage.nullable(),
  isDraft: z.boolean(),
  generated: shownGenerated.nullable().optional(),
  lists: listPaths.default(noLists),
  ...siteFrameParts,
  references: pageReferences,
};

/**
 * All data needed to render a page without further requests: the page at the path and everything it refers to,
 * resolved. Contains only public content; staff also get the drafts that the specification grants them.
 */
export const contentPage = z.union([
  z.object({
    kind: z.literal('site'),
    ...common,
    site: shownSite,
    /**
     * Project or post of a Projektstory or Spotlight-Beitrag. Null if it is gone or not public; its sections are then
     * left out.
     */
    project: shownProject.nullable(),
    post: shownPost.nullable(),
    related: z.array(postTeaser),
    /** Results of the lists for the query; null if the page has no such block without a preset type. */
    projectList: found(projectTeaser).nullable(),
    postList: found(postTeaser).nullable(),
    /** Results of lists limited to one type of posts (BLOCK-17), one per type. */
    presetPosts: z.array(found(postTeaser).extend({ type: z.enum(postTypes) })).default([]),
    /** Filter values of the lists and subjects of its blocks; empty if the page has none. */
    subjects: z.object({
      services: z.array(countedSubject),
      topics: z.array(countedSubject),
      businessSectors: z.array(countedSubject),
    }),
    /** Number of public projects per status; null if the page has no project list. */
    statuses: z.object({ 'in-progress': z.int(), completed: z.int() }).nullable(),
    /** Number of public posts per type; null if the page has no post list. */
    types: z.record(z.enum(postTypes), z.int()).nullable(),
    /** The newest posts, if the page has the block `news_scroller`; administrators also get drafts. */
    newest: z.array(postTeaser),
    /** Public Projektstories with a public project, if the page has the block `case_studies`. */
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
    /** Words of the requested path that occur in the suggestions. */
    path: z.string(),
    /** At most 8. */
    suggestions: z.array(z.object({ kind: z.enum(['site', 'project', 'post']), title: z.string(), href: z.string() })),
  }),
]);
export type ContentPage = z.output<typeof contentPage>;
export type ContentPageOf<K extends ContentPage['kind']> = Extract<ContentPage, { kind: K }>;
