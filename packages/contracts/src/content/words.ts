import { fillText } from '@theke/rules/content/facts';
import type { Layout } from '@theke/rules/content/fields';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { wordsIn } from '@theke/rules/content/words-in';

// The text that the search indexes: title, name, keywords, description, path and content. Without facts, which change.

const withoutFacts = (text: string): string => fillText(text, () => undefined);

type Page = {
  type: PageType;
  path: string;
  title: string;
  name: string;
  keywords: string;
  description: string;
  content: Record<string, unknown>;
};

export const suggestionText = ({ type, path, title, name, keywords, description, content }: Page): string =>
  withoutFacts(
    [title, name, keywords, description, path, wordsIn(pageTypes[type].layout as Layout, content)].join('\n'),
  );

/** The search text of the published version. For pages never published it is the draft, which only editors find. */
export const searchedOfSite = (site: Page & { published: Page | null }): string =>
  suggestionText(site.published ?? site);

type SearchedTexts = { title: string; introduction: string; description: string; text: object | null };
const textsOf = ({ title, introduction, description, text }: SearchedTexts) => [
  title,
  introduction,
  description,
  text ? plainText(text as RichNode) : '',
];

export const searchedOfPost = (post: SearchedTexts): string => withoutFacts(textsOf(post).join('\n'));
type SearchedProject = SearchedTexts & { name: string; keywords: string; contacts: readonly { name: string }[] };

/** Includes the clients. */
export const searchedOfProject = ({ name, keywords, contacts, ...texts }: SearchedProject): string =>
  withoutFacts([name, keywords, ...textsOf(texts), ...contacts.map((contact) => contact.name)].join('\n'));
