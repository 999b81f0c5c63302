import { useShop } from '@theke/admin/api/shop.ts';
import type { Site } from '@theke/contracts/content/site';
import type { ImageRef } from '@theke/contracts/wire';
import { firstPicture } from '@theke/rules/content/references-in';
import { searchDescriptionLength, searchTitleLength, toSearchResult } from '@theke/rules/content/search-result';
import { pageTitle } from '@theke/rules/site/page';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import * as css from './site-preview.module.css';
import { sitePreviewMessages } from './site-preview-messages.de.ts';

const messages = sitePreviewMessages;

/** How a page appears in search results, and as a link in a messenger; the same rules as in its document. */
export function SitePreview({ draft }: { draft: Partial<Site> }) {
  const { config } = useShop();
  const ownTitle = draft.title || draft.name || messages.untitled;
  const title = pageTitle(ownTitle, config);
  const teaser = draft.content?.teaser;
  const ownDescription = draft.description || (typeof teaser === 'string' ? teaser : '');
  const description = ownDescription || config.seoDescription || config.description;
  const own = firstPicture(draft.content);
  const picture = own ?? config.ogImage ?? undefined;
  const host = hostOf(config.website);
  const shown = toSearchResult({ title, description });
  return (
    <div className={css.previews}>
      <section aria-labelledby="search-preview">
        <h3 id="search-preview">{messages.search}</h3>
        <div className={css.result}>
          <span className={css.address}>{[host, ...(draft.path?.split('/') ?? [])].filter(Boolean).join(' › ')}</span>
          <b>{shown.title}</b>
          {shown.description && <p>{shown.description}</p>}
        </div>
        <Length label={messages.title} text={title} max={searchTitleLength} />
        <Length label={messages.description} text={description} max={searchDescriptionLength} />
        {!ownDescription && (
          <p className={css.note}>{description ? messages.shopDescription : messages.noDescription}</p>
        )}
      </section>
      <section aria-labelledby="share-preview">
        <h3 id="share-preview">{messages.shared}</h3>
        <div className={css.card}>
          {picture && (
            <img src={imageUrl(picture as ImageRef, 'small')} alt="" width={640} height={335} loading="lazy" />
          )}
          <div>
            <b>{title}</b>
            {description && <p>{description}</p>}
            <span className={css.address}>{host}</span>
          </div>
        </div>
        <p className={css.note}>{own ? messages.ownPicture : picture ? messages.shopPicture : messages.noPicture}</p>
      </section>
    </div>
  );
}

const hostOf = (website: string): string => URL.parse(website)?.host ?? location.host;

function Length({ label, text, max }: { label: string; text: string; max: number }) {
  const count = [...text.trim()].length;
  const isLong = count > max;
  return (
    <p className={classNames(css.note, isLong && css.long)}>
      {label}: {messages.length(count, max)}
      {isLong && `, ${messages.tooLong}`}
    </p>
  );
}
