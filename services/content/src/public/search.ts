import type { SearchHit, searchSite } from '@theke/contracts/content/public-api';
import type { Replied } from '@theke/contracts/endpoint';
import { maxFound } from '@theke/rules/content/teaser-texts';
import { hrefOf, type Reader } from '../pages/reader.ts';

const unnamed = 'Unbenannt';
const hit = (title: string, description: string, href: string): SearchHit => ({
  title: title || unnamed,
  description,
  href,
});

/** Searches all words, with ten results per category; without words there are no results. */
export async function search(reader: Reader, input: string): Promise<Replied<typeof searchSite>> {
  const q = input.trim().toLowerCase();
  if (q === '') return [];
  const { sites, projects, posts } = reader.stores;
  const query = { page: 1, pageSize: maxFound, q };
  const pages = await sites.list(reader.unit, query, true);
  const works = await projects.list(reader.unit, query, true);
  const news = await posts.list(reader.unit, { ...query, sort: '-date' }, true);
  const workPath = await reader.pathsOf('project', works.data);
  const newsPath = await reader.pathsOf('post', news.data);
  return [
    {
      category: 'Seiten' as const,
      total: pages.meta.total,
      hits: pages.data.flatMap(({ published }) =>
        published ? hit(published.title || published.name, published.description, hrefOf(published.path)) : [],
      ),
    },
    {
      category: 'Projekte' as const,
      total: works.meta.total,
      hits: works.data.map((one) => hit(one.title, one.introduction, workPath(one))),
    },
    {
      category: 'Magazin' as const,
      total: news.meta.total,
      hits: news.data.map((one) => hit(one.title, one.introduction, newsPath(one))),
    },
  ].filter(({ hits }) => hits.length > 0);
}
