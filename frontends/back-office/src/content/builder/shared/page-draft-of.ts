import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { type PageDraft, withUniqueIds } from '@theke/rules/content/editing/page-draft';

/** The attributes and content that the editor changes, of a page or one of its revisions. */
export const pageDraftOf = ({
  path,
  name,
  type,
  title,
  keywords,
  description,
  content,
  generated,
}: Pick<Site | SiteRevision, keyof PageDraft>): PageDraft => ({
  path,
  name,
  type,
  title,
  keywords,
  description,
  content: withUniqueIds(content),
  // Pages stored before there were marks have none.
  generated: (generated ?? []).map(({ key }) => key).sort(),
});
