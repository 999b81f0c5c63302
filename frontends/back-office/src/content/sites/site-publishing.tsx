import { type Site, sites } from '@theke/contracts/content/site';
import { discardSiteDraft, planSite, publishSite, unpublishSite } from '@theke/contracts/content/site-publishing';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { DraftList } from '../shared/draft-list.tsx';
import { type Publishable, Publishing } from '../shared/publishing.tsx';
import { siteRevisionsOf } from '../shared/site-revisions-of.ts';
import { siteMessages } from './site-messages.de.ts';

const pages = {
  endpoints: { publish: publishSite, unpublish: unpublishSite, discard: discardSiteDraft, plan: planSite },
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

type Props = { record: Site; onChanged: (fresh: Site) => void };

/** The way to the editor on the page, and publication. */
export const SitePublishing = (props: Props) => (
  <>
    <Link className={buttonClass({ isWide: true })} to={`/sites/${props.record.id}/editor`}>
      <PencilRuler {...icon} size={18} />
      {siteMessages.editOnPage}
    </Link>
    <Publishing publishable={pages} {...props} />
    <DraftList {...props} />
  </>
);
