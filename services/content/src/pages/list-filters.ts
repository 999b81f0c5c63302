import { type ListFilters, listPageSize } from '@theke/contracts/content/content-page';
import { type Post, postTypes } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Named } from '@theke/contracts/content/teasers';
import type { Page } from '@theke/contracts/endpoint';
import type { Filter } from '@theke/kit/resource/resource-store';
import { statusFilters } from '@theke/rules/content/project-status';
import type { Reader } from './reader.ts';

/** Section 9: the heavier first, then the one that ended last; what has not ended stands before. */
export const projectOrder = ['-weight', '-endDate'];

const valuesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 40);

/** Parses the filters of a list's address. Values that nothing has stay: the page names them, and they find nothing. */
export function filtersIn(query: string): ListFilters {
  // A letter that no database takes stands in no text.
  const asked = new URLSearchParams(query.replaceAll('%00', ''));
  const page = Number(asked.get('page') ?? 1);
  const of = (name: string) => valuesIn(asked.getAll(name).join(','));
  return {
    term: (asked.get('term') ?? '').trim().slice(0, 200),
    status: of('status'),
    service: of('service'),
    topic: of('topic'),
    businessSector: of('businessSector'),
    type: of('type'),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** By number or by name; of several values any. Nothing asked finds everything, nothing known finds nothing. */
export function idsOf(asked: readonly string[], known: Iterable<Named>): string[] | undefined {
  if (asked.length === 0) return undefined;
  const wanted = new Set(asked.map((one) => one.toLowerCase()));
  return [...known]
    .filter(({ number, name }) => wanted.has(`${number}`) || wanted.has(name.toLowerCase()))
    .map(({ id }) => id);
}

async function subjectFilter(reader: Reader, filters: ListFilters): Promise<Filter> {
  const subjects = await reader.subjects();
  return {
    services: idsOf(filters.service, subjects.services.values()),
    topics: idsOf(filters.topic, subjects.topics.values()),
    businessSectors: idsOf(filters.businessSector, subjects.businessSectors.values()),
  };
}

/** How often the same status is asked for makes no difference. @returns undefined if none is asked for */
const statusFilter = (asked: readonly string[]): string[] | undefined =>
  asked.length === 0 ? undefined : Object.keys(statusFilters).filter((status) => asked.includes(status));

type Only = { numbers?: string[] | undefined; pageSize?: number };

/** What a list shows of each is what a term is looked for in: title, name, keywords and introduction (LIST-01). */
export async function findProjects(
  reader: Reader,
  filters: ListFilters,
  { numbers, pageSize = listPageSize }: Only = {},
): Promise<Page<Project>> {
  const filter = { ...(await subjectFilter(reader, filters)), status: statusFilter(filters.status), number: numbers };
  const query = { page: filters.page, pageSize, sort: projectOrder, filter, term: filters.term };
  return reader.stores.projects.list(reader.unit, query, true);
}

export async function findPosts(reader: Reader, filters: ListFilters): Promise<Page<Post>> {
  const types = postTypes.filter((type) => filters.type.some((one) => one.toLowerCase() === type.toLowerCase()));
  const filter = { ...(await subjectFilter(reader, filters)), ...(filters.type.length > 0 && { type: types }) };
  const query = { page: filters.page, pageSize: listPageSize, sort: '-date', filter, term: filters.term };
  return reader.stores.posts.list(reader.unit, query, true);
}
