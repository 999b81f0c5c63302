import { type ListFilters, listPageSize } from '@theke/contracts/content/content-page';
import { type Post, postTypes } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Named } from '@theke/contracts/content/teasers';
import type { Page } from '@theke/contracts/endpoint';
import type { Filter, StoreQuery } from '@theke/kit/resource/resource-store';
import type { Reader } from './reader.ts';

/** Section 9: the heavier first, then the one that ended last; what has not ended stands before. */
export const projectOrder = ['-weight', '-endDate'];

const valuesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 40);

/** What an address asks of a list; what it does not know is left out, so that no link is broken by it. */
export function filtersIn(query: string): ListFilters {
  const asked = new URLSearchParams(query);
  const status = asked.get('status');
  const page = Number(asked.get('page') ?? 1);
  const of = (name: string) => valuesIn(asked.getAll(name).join(','));
  return {
    term: (asked.get('term') ?? '').trim().slice(0, 200),
    status: status === 'in-progress' || status === 'completed' ? status : null,
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

/** `q=` looks into whole texts, a term only into these: what a list shows of each. */
const isTerm = (term: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(term.toLowerCase()));

type List<E> = (query: StoreQuery) => Promise<Page<E>>;

/** A page of those whose texts hold the term. */
async function withTerm<E>(
  list: List<E>,
  query: StoreQuery,
  term: string,
  textsOf: (one: E) => string[],
): Promise<Page<E>> {
  if (term === '') return list(query);
  const all: E[] = [];
  for (let page = 1; ; page++) {
    const { data } = await list({ ...query, q: term, page, pageSize: 500 });
    all.push(...data.filter((one) => isTerm(term, textsOf(one))));
    if (data.length < 500) break;
  }
  const { page, pageSize } = query;
  return {
    data: all.slice((page - 1) * pageSize, page * pageSize),
    meta: { total: all.length, isTotalCapped: false, page, pageSize },
  };
}

export async function findProjects(reader: Reader, filters: ListFilters): Promise<Page<Project>> {
  const filter = { ...(await subjectFilter(reader, filters)), ...(filters.status && { status: filters.status }) };
  return withTerm(
    (query) => reader.stores.projects.list(reader.unit, query, true),
    { page: filters.page, pageSize: listPageSize, sort: projectOrder, filter },
    filters.term,
    ({ title, name, keywords, introduction }) => [title, name, keywords, introduction],
  );
}

export async function findPosts(reader: Reader, filters: ListFilters): Promise<Page<Post>> {
  const types = postTypes.filter((type) => filters.type.some((one) => one.toLowerCase() === type.toLowerCase()));
  const filter = { ...(await subjectFilter(reader, filters)), ...(filters.type.length > 0 && { type: types }) };
  return withTerm(
    (query) => reader.stores.posts.list(reader.unit, query, true),
    { page: filters.page, pageSize: listPageSize, sort: '-date', filter },
    filters.term,
    ({ title, introduction }) => [title, introduction],
  );
}
