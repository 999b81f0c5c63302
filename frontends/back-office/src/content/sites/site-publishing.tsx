import { type Site, sites } from '@theke/contracts/content/site';
import { discardSiteDraft, publishSite, unpublishSite } from '@theke/contracts/content/site-publishing';
import { type Publishable, Publishing } from '../shared/publishing.tsx';
import { siteMessages } from './site-messages.de.ts';
import { siteRevisionsOf } from './site-revisions-of.ts';

const pages = {
  endpoints: { publish: publishSite, unpublish: unpublishSite, discard: discardSiteDraft },
  fields: sites.draft.shape,
  revisions: siteRevisionsOf,
  kind: 'site',
  shownOf: ({ published, isPublic }: Site) =>
    published
      ? {
          since: published.publishedAt,
          href: `/${published.path}`,
          note: isPublic ? undefined : siteMessages.notListed,
        }
      : undefined,
} as unknown as Publishable<Site>;

export const SitePublishing = (props: { record: Site; onChanged: (fresh: Site) => void }) => (
  <Publishing publishable={pages} {...props} />
);
