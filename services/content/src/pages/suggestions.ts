import type { ContentPageOf } from '@theke/contracts/content/content-page';
import type { Site } from '@theke/contracts/content/site';
import { siteWords } from '@theke/contracts/content/words';
import { similarPages, wordsOfPath } from '@theke/rules/content/similar-pages';
import { hrefOf, type Reader } from './reader.ts';

type Suggestion = ContentPageOf<'not-found'>['suggestions'][number];

/** Found by a word of the path, so many of a kind are compared. */
const most = 40;

/** Up to eight pages that might have been meant. */
export async function suggestionsFor(reader: Reader, path: string): Promise<Suggestion[]> {
  const found = new Map<string, Suggestion & { text: string }>();
  const { sites, projects, posts } = reader.stores;
  for (const q of wordsOfPath(path).slice(0, 6)) {
    const query = { page: 1, pageSize: most, q };
    for (const site of (await sites.list(reader.unit, query, true)).data)
      if (site.published)
        found.set(site.id, {
          kind: 'site',
          title: titleOf(site),
          href: hrefOf(site.published.path),
          text: siteWords(site.published),
        });
    const foundProjects = (await projects.list(reader.unit, query, true)).data;
    for (const [at, { id, title, href }] of (await reader.projectTeasers(foundProjects)).entries())
      found.set(id, { kind: 'project', title, href, text: `${title} ${foundProjects[at]?.introduction}` });
    const foundPosts = (await posts.list(reader.unit, query, true)).data;
    for (const [at, { id, title, href }] of (await reader.postTeasers(foundPosts)).entries())
      found.set(id, { kind: 'post', title, href, text: `${title} ${foundPosts[at]?.introduction}` });
  }
  return similarPages(path, [...found.values()]).map(({ kind, title, href }) => ({ kind, title, href }));
}

export const titleOf = ({ published }: Pick<Site, 'published'>): string =>
  published?.title || published?.name || 'Unbenannt';
