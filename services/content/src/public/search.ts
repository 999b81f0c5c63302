import type { SearchHit, searchSite } from '@theke/contracts/content/public-api';
import type { Page, Replied } from '@theke/contracts/endpoint';
import type { StoreQuery, UnitOfWork } from '@theke/kit/resource/resource-store';
import { maxFound } from '@theke/rules/content/teaser-texts';
import { hrefOf, type Reader } from '../pages/reader.ts';
import { matchesAll } from './matches-all.ts';
import { searchPeople } from './search-people.ts';

type Found<T> = { data: T[]; total: number };
type Listed<T> = { list(unit: UnitOfWork, query: StoreQuery, onlyPublic: boolean): Promise<Page<T>> };

const unnamed = 'Unbenannt';
const toHit = (title: string, description: string, href: string): SearchHit => ({
  title: title || unnamed,
  description,
  href,
});

/** Ids of the services, topics and business sectors with this name, as alternatives of a filter. */
async function subjectFilters(reader: Reader, input: string) {
  const matches = matchesAll(input);
  return Object.entries(await reader.subjects()).flatMap(([kind, subjects]) => {
    const ids = [...subjects.values()].filter(({ name }) => matches(name)).map(({ id }) => id);
    return ids.length > 0 ? [{ [kind]: ids }] : [];
  });
}

/** Entries that contain the words, then those about a subject of that name (SEARCH-06), each once. */
async function searchEntries<T extends { id: string }>(
  reader: Reader,
  store: Listed<T>,
  query: StoreQuery,
  filters: Awaited<ReturnType<typeof subjectFilters>>,
): Promise<Found<T>> {
  const found = await store.list(reader.unit, query, true);
  const data = new Map(found.data.map((one) => [one.id, one]));
  let { total } = found.meta;
  let isComplete = total <= maxFound;
  for (const filter of filters) {
    const { q: _, ...plain } = query;
    const [about, both] = [
      await store.list(reader.unit, { ...plain, filter }, true),
      await store.list(reader.unit, { ...query, filter, pageSize: 1 }, true),
    ];
    for (const one of about.data) data.set(one.id, one);
    total += about.meta.total - both.meta.total;
    isComplete &&= about.meta.total <= maxFound;
  }
  return { data: [...data.values()].slice(0, maxFound), total: isComplete ? data.size : total };
}

/**
 * Searches all words, with ten results per category; without words there are no results. The page of a post or project
 * is found once, among posts or projects.
 */
export async function search(reader: Reader, input: string): Promise<Replied<typeof searchSite>> {
  const q = input.trim().toLowerCase();
  if (q === '') return [];
  const { sites, projects, posts } = reader.stores;
  const query = { page: 1, pageSize: maxFound, q };
  const filters = await subjectFilters(reader, q);
  const people = await searchPeople(reader, q);
  const works = await searchEntries(reader, projects, query, filters);
  const news = await searchEntries(reader, posts, { ...query, sort: '-date' }, filters);
  const workPath = await reader.pathsOf('project', works.data);
  const newsPath = await reader.pathsOf('post', news.data);
  const workHits = works.data.map((one) => toHit(one.title, one.introduction, workPath(one)));
  const newsHits = news.data.map((one) => toHit(one.title, one.introduction, newsPath(one)));
  const shown = new Set([...workHits, ...newsHits].map(({ href }) => href));
  // More than shown, because pages of posts and projects are left out.
  const pages = await sites.list(reader.unit, { ...query, pageSize: 2 * maxFound }, true);
  const pageHits = pages.data.flatMap(({ published }) =>
    published ? toHit(published.title || published.name, published.description, hrefOf(published.path)) : [],
  );
  const otherPages = pageHits.filter(({ href }) => !shown.has(href));
  const twice = pageHits.length - otherPages.length;
  return [
    {
      category: 'Seiten' as const,
      total: people.length + pages.meta.total - twice,
      hits: [...people, ...otherPages].slice(0, maxFound),
    },
    { category: 'Projekte' as const, total: works.total, hits: workHits },
    { category: 'Magazin' as const, total: news.total, hits: newsHits },
  ].filter(({ hits }) => hits.length > 0);
}
