import { imageIn, textIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { Body } from '../sections/body.tsx';
import { Article } from './article.tsx';
import { BackLink } from './back-link.tsx';
import { ContactPersons } from './contact-persons.tsx';
import { Downloads } from './downloads.tsx';
import { RelatedPosts } from './related.tsx';
import type { SitePage } from './site-page.ts';
import * as css from './templates.module.css';

/** Page of a spotlight post, "Spotlight-Beitrag" (SITE-14). */
export function SpotlightTemplate({ page: { site, post, related } }: { page: SitePage }) {
  const title = textIn(site.content, 'title') || post?.title || site.name;
  const image = imageIn(site.content, 'image') ?? post?.images[0];
  const teaser = textIn(site.content, 'teaser');
  return (
    <div className={css.page}>
      <div className={css.inner}>
        <p className={css.above}>
          <BackLink />
          Magazin
        </p>
        {/* Only administrators see drafts (POST-07). */}
        <h1 className={css.title}>
          {post && !post.isPublic && '[ENTWURF] '}
          {title}
        </h1>
        {image && (
          <Picture
            image={{ ...image, alt: post?.title || title }}
            sizes="(min-width: 1440px) 1344px, 100vw"
            className={css.hero}
            isFirst
          />
        )}
        <Article post={post} lead={teaser}>
          <Body value={site.content} />
        </Article>
        <div className={css.further}>
          {post && <Downloads title="Weiterführende Informationen" files={post.files} links={post.links} />}
          <div>
            {post && <ContactPersons members={post.members} title="Ihre Ansprechpartner:innen" />}
            <BackLink />
          </div>
        </div>
        <RelatedPosts title="Ähnliche Beiträge" posts={related} />
      </div>
    </div>
  );
}
