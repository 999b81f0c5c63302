import type { ContentPageOf } from '@theke/contracts/content/content-page';
import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import type { Site } from '@theke/contracts/content/site';
import { suggestionText } from '@theke/contracts/content/words';
import { similarPages, wordsOfPath } from '@theke/rules/content/similar-pages';
import { toSlug } from '@theke/rules/content/slug';
import { hrefOf, type Reader } from './reader.ts';

type Suggestion = ContentPageOf<'not-found'>['suggestions'][number];

/** Limit of compared entries per kind that contain a word of the path. */
const max = 120;

/** Spellings of a path's word in texts. */
const spellings = (word: string): string[] => [
  ...new Set([word, word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü')]),
];

type Suggested = { suggestions: Suggestion[]; words: string[] };

/** At most eight suggested pages, and the path's words found in them. */
export async function suggestionsFor(reader: Reader, path: string): Promise<Suggested> {
  const words = wordsOfPath(path).slice(0, 6);
  const q = words.flatMap(spellings);
  if (q.length === 0) return { suggestions: [], words: [] };
  const { sites, projects, posts } = reader.stores;
  const query = { page: 1, pageSize: max, q };
  const [{ data: pages }, { data: works }, { data: news }] = await Promise.all([
    sites.list(reader.unit, query, true),
    projects.list(reader.unit, query, true),
    posts.list(reader.unit, query, true),
  ]);
  const toSuggestion =
    (kind: 'project' | 'post', pathOf: Awaited<ReturnType<Reader['pathsOf']>>) => (one: Project | Post) => ({
      kind,
      title: one.title,
      href: pathOf(one),
      text: `${one.title} ${one.introduction}`,
    });
  const found: (Suggestion & { text: string })[] = [
    ...pages.flatMap((site) =>
      site.published
        ? [
            {
              kind: 'site' as const,
              title: titleOf(site),
              href: hrefOf(site.published.path),
              text: suggestionText(site.published),
            },
          ]
        : [],
    ),
    ...works.map(toSuggestion('project', await reader.pathsOf('project', works))),
    ...news.map(toSuggestion('post', await reader.pathsOf('post', news))),
  ];
  const similar = similarPages(path, found);
  const texts = similar.map(({ text }) => toSlug(text));
  return {
    suggestions: similar.map(({ kind, title, href }) => ({ kind, title, href })),
    words: words.filter((word) => texts.some((text) => text.includes(word))),
  };
}

export const titleOf = ({ published }: Pick<Site, 'published'>): string =>
  published?.title || published?.name || 'Unbenannt';
