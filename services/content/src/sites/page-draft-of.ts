import type { Site } from '@theke/contracts/content/site';
import { visibleMarks } from '@theke/rules/content/editing/generated-marks';
import { type PageDraft, withUniqueIds } from '@theke/rules/content/editing/page-draft';

/** Fields of a page that editors change and revisions store. */
export type Page = Pick<Site, 'path' | 'name' | 'type' | 'title' | 'keywords' | 'description' | 'content'> & {
  /** Undefined in pages stored before there were marks. */
  readonly generated?: Site['generated'];
};

/** Marks of removed blocks are left out. */
export const pageOf = ({ path, name, type, title, keywords, description, content, generated = [] }: Page) => ({
  path,
  name,
  type,
  title,
  keywords,
  description,
  content,
  generated: visibleMarks(content, generated),
});

/** The draft of a page as editors change it: with unique ids of blocks. */
export const pageDraftOf = (page: Page): PageDraft => ({
  ...pageOf(page),
  content: withUniqueIds(page.content),
  generated: (page.generated ?? []).map(({ key }) => key).sort(),
});
