import { statusFilters } from '@theke/rules/content/project-status';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field, type Schema } from '../field.ts';
import { publicProfile } from '../identity/profile.ts';
import { exampleIds, id, instant } from '../wire.ts';
import { listPageSize } from './content-page.ts';
import { postTypes } from './post.ts';
import { named, postTeaser, projectTeaser, shownPost, shownProject } from './teasers.ts';

// `/api/v1`, for the site and for other clients: only public content, by number, 15 per page.

/** Example numbers of existing entries. */
export const exampleNumbers = {
  projects: '900001',
  posts: '900002',
  users: '900003',
  services: '900004',
  topics: '900005',
  businessSectors: '900006',
} as const;

const page = field(z.coerce.number().int().min(1).max(100_000), 'Seite').default(1);
const any = (title: string) => field(z.string().trim().max(400), title).optional();
const valuesOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const isStatus = (value: string): boolean => Object.hasOwn(statusFilters, value);
const statuses = field(
  z
    .string()
    .max(400)
    .refine((text) => valuesOf(text).every(isStatus), `Möglich sind: ${Object.keys(statusFilters).join(', ')}.`),
  'Status',
).optional();
const numbers = field(z.string().regex(/^\d{1,10}(,\d{1,10}){0,99}$/), 'Nummern').optional();
const term = field(z.string().trim().max(200), 'Suche').optional();
const byNumber = z.object({ number: field(z.string().regex(/^\d{1,10}$/), 'Nummer') });

/**
 * Several values of one parameter (comma separated or repeated) are combined with OR, different parameters with AND.
 */
export const projectQuery = z.strictObject({
  term,
  status: statuses,
  service: any('Leistung'),
  topic: any('Thema'),
  businessSector: any('Geschäftsfeld'),
  /** Numbers of projects, for the case studies of a page (LIST-03). */
  ids: numbers,
  page,
  pageSize: field(z.coerce.number().int().min(1).max(200), 'Zeilen').default(listPageSize),
});

export const postQuery = z.strictObject({
  term,
  type: field(z.string().trim().max(200), `Art: ${postTypes.join(', ')}`).optional(),
  service: any('Leistung'),
  topic: any('Thema'),
  businessSector: any('Geschäftsfeld'),
  page,
});

/** @param what subject of the error message of LIST-07 */
const listOf = <S extends Schema, Q extends Schema>(
  name: string,
  path: string,
  label: string,
  item: S,
  query: Q,
  what = label,
) =>
  endpoint({
    name,
    service: 'content',
    method: 'GET',
    path: `/v1/${path}`,
    summary: `${label}, öffentlich`,
    failed: `${what} konnten nicht geladen werden`,
    needs: 'public',
    isCacheable: true,
    query,
    reply: { kind: 'list', schema: item },
    status: 200,
    example: {},
  });

const readOf = <S extends Schema>(name: string, path: string, label: string, item: S, number: string) =>
  endpoint({
    name,
    service: 'content',
    method: 'GET',
    path: `/v1/${path}/:number`,
    summary: `${label} nach Nummer, öffentlich`,
    needs: 'public',
    isCacheable: true,
    params: byNumber,
    reply: { kind: 'data', schema: item },
    status: 200,
    example: { params: { number } },
  });

const paged = z.strictObject({ page });

const listedProject = projectTeaser.extend({ updatedAt: instant });
export const listPublicProjects = listOf('listPublicProjects', 'projects', 'Projekte', listedProject, projectQuery);
export const readPublicProject = readOf(
  'readPublicProject',
  'projects',
  'Projekt',
  shownProject,
  exampleNumbers.projects,
);
export const listPublicPosts = listOf('listPublicPosts', 'posts', 'Beiträge', postTeaser, postQuery, 'News');
export const readPublicPost = readOf('readPublicPost', 'posts', 'Beitrag', shownPost, exampleNumbers.posts);
export const listPublicUsers = listOf(
  'listPublicUsers',
  'users',
  'Mitarbeiter:innen',
  publicProfile,
  paged,
  'Mitarbeiter',
);
export const readPublicUser = readOf('readPublicUser', 'users', 'Mitarbeiter:in', publicProfile, exampleNumbers.users);
export const listPublicServices = listOf('listPublicServices', 'services', 'Leistungen', named, paged);
export const readPublicService = readOf('readPublicService', 'services', 'Leistung', named, exampleNumbers.services);
export const listPublicTopics = listOf('listPublicTopics', 'topics', 'Themen', named, paged);
export const readPublicTopic = readOf('readPublicTopic', 'topics', 'Thema', named, exampleNumbers.topics);
export const listPublicBusinessSectors = listOf(
  'listPublicBusinessSectors',
  'business-sectors',
  'Geschäftsfelder',
  named,
  paged,
);
export const readPublicBusinessSector = readOf(
  'readPublicBusinessSector',
  'business-sectors',
  'Geschäftsfeld',
  named,
  exampleNumbers.businessSectors,
);

/** Returns the address of a picture or download while a public project or post refers to it. */
export const findPublicFile = endpoint({
  name: 'findPublicFile',
  service: 'content',
  method: 'POST',
  path: '/internal/files/find',
  summary: 'Wo eine öffentliche Datei liegt',
  needs: 'internal',
  body: z.strictObject({ id, extension: z.string().regex(/^[a-z0-9]{1,8}$/) }),
  reply: { kind: 'data', schema: z.object({ path: z.string() }) },
  status: 200,
  example: { body: { id: exampleIds.image, extension: 'webp' } },
});

const hit = z.object({
  /** „Unbenannt“ if it has no title. */
  title: z.string(),
  description: z.string(),
  href: z.string(),
});
export type SearchHit = z.output<typeof hit>;

/** At most ten results per category; `total` is the number of matches, counted up to 1,000. */
export const searchSite = endpoint({
  name: 'searchSite',
  service: 'content',
  method: 'GET',
  path: '/search',
  summary: 'In Seiten, Projekten und Magazin suchen',
  needs: 'public',
  isCacheable: true,
  query: z.strictObject({ q: field(z.string().max(200), 'Suche').default('') }),
  reply: {
    kind: 'data',
    schema: z.array(
      z.object({ category: z.enum(['Seiten', 'Projekte', 'Magazin']), hits: z.array(hit), total: z.int() }),
    ),
  },
  status: 200,
  example: { query: { q: 'ortskern' } },
});
