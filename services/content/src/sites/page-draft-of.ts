import type { Site } from '@theke/contracts/content/site';
import { type PageDraft, withUniqueIds } from '@theke/rules/content/editing/page-draft';

type Drafted = Pick<Site, 'path' | 'name' | 'type' | 'title' | 'keywords' | 'description' | 'content'>;

/** The draft of a page as editors change it: with unique ids of blocks. */
export const pageDraftOf = ({ path, name, type, title, keywords, description, content }: Drafted): PageDraft => ({
  path,
  name,
  type,
  title,
  keywords,
  description,
  content: withUniqueIds(content),
});
