import { type ListFilters, listPageSize } from '@theke/contracts/content/content-page';
import { type Post, postTypes } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Named } from '@theke/contracts/content/teasers';
import type { Page } from '@theke/contracts/endpoint';
import type { Filter } from '@theke/kit/resource/resource-store';
import { statusFilters } from '@theke/rules/content/project-status';
import { searchText } from '@theke/rules/lists/search-text';
import type { Reader } from './reader.ts';

/** Section 9: by weight descending, then by end date descending; running projects first. */
export const projectOrder = ['-weight', '-endDate'];

const valuesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 40);

/** Parses the filters of a list's URL. Unknown values stay: the page shows them, and they match nothing. */
export function filtersIn(query: string): ListFilters {
  // Removes NUL, which no database accepts.
  const parameters = new URLSearchParams(query.replaceAll('%00', ''));
  const page = Number(parameters.get('page') ?? 1);
  const valuesOf = (name: string) => valuesIn(parameters.getAll(name).join(','));
  return {
    term: (parameters.get('term') ?? '').trim().slice(0, 200),
    status: valuesOf('status'),
    service: valuesOf('service'),
    topic: valuesOf('topic'),
    businessSector: valuesOf('businessSector'),
    type: valuesOf('type'),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Ids by number or name, any of the values. Undefined if nothing is requested; empty if nothing matches. */
export function toIds(requested: readonly string[], subjects: Iterable<Named>): string[] | undefined {
  if (requested.length === 0) return undefined;
  const spellings = new Set(requested.map((one) => one.toLowerCase()));
  return [...subjects]
    .filter(({ number, name }) => spellings.has(`${number}`) || spellings.has(name.toLowerCase()))
    .map(({ id }) => id);
}

async function subjectFilter(reader: Reader, filters: ListFilters): Promise<Filter> {
  const subjects = await reader.subjects();
  return {
    services: toIds(filters.service, subjects.services.values()),
    topics: toIds(filters.topic, subjects.topics.values()),
    businessSectors: toIds(filters.businessSector, subjects.businessSectors.values()),
  };
}

/** Removes duplicate statuses. @returns undefined if none is requested */
const statusFilter = (requested: readonly string[]): string[] | undefined =>
  requested.length === 0 ? undefined : Object.keys(statusFilters).filter((status) => requested.includes(status));

type Only = { numbers?: string[] | undefined; pageSize?: number };

/** Projects compared with a term by the names of their clients. */
const maxCompared = 500;

/** Filters of the projects whose services, topics, sectors or clients have a name with this term. */
async function projectsAbout(reader: Reader, term: string): Promise<Filter[]> {
  const searched = searchText(term);
  const isMatch = ({ name }: { name: string }) => searchText(name).includes(searched);
  const subjects = Object.entries(await reader.subjects()).flatMap(([kind, all]) => {
    const ids = [...all.values()].filter(isMatch).map(({ id }) => id);
    return ids.length > 0 ? [{ [kind]: ids }] : [];
  });
  const { data } = await reader.stores.projects.list(reader.unit, { page: 1, pageSize: maxCompared, q: term }, true);
  const numbers = data.filter(({ contacts }) => contacts.some(isMatch)).map(({ number }) => String(number));
  return numbers.length > 0 ? [...subjects, { number: numbers }] : subjects;
}

/**
 * Searches what lists show: title, name, keywords and introduction, and the names of clients, services, topics and
 * business sectors (LIST-01).
 */
export async function findProjects(
  reader: Reader,
  filters: ListFilters,
  { numbers, pageSize = listPageSize }: Only = {},
): Promise<Page<Project>> {
  const filter = { ...(await subjectFilter(reader, filters)), status: statusFilter(filters.status), number: numbers };
  const termOr = filters.term === '' ? [] : await projectsAbout(reader, filters.term);
  const query = { page: filters.page, pageSize, sort: projectOrder, filter, term: filters.term, termOr };
  return reader.stores.projects.list(reader.unit, query, true);
}

export async function findPosts(reader: Reader, filters: ListFilters): Promise<Page<Post>> {
  const types = postTypes.filter((type) => filters.type.some((one) => one.toLowerCase() === type.toLowerCase()));
  const filter = { ...(await subjectFilter(reader, filters)), ...(filters.type.length > 0 && { type: types }) };
  const query = { page: filters.page, pageSize: listPageSize, sort: '-date', filter, term: filters.term };
  return reader.stores.posts.list(reader.unit, query, true);
}
