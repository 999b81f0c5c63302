import type { Site } from '@theke/contracts/content/site';
import { type PageDraft, withUniqueIds } from '@theke/rules/content/editing/page-draft';

/** Fields of a page that editors change and revisions store. */
export type Page = Pick<Site, 'path' | 'name' | 'type' | 'title' | 'keywords' | 'description' | 'content'>;

export const pageOf = ({ path, name, type, title, keywords, description, content }: Page): Page => ({
  path,
  name,
  type,
  title,
  keywords,
  description,
  content,
});

/** The draft of a page as editors change it: with unique ids of blocks. */
export const pageDraftOf = (page: Page): PageDraft => ({ ...pageOf(page), content: withUniqueIds(page.content) });
