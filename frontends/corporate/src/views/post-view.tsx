import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { richIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Article } from '../templates/article.tsx';
import { BackLink } from '../templates/back-link.tsx';
import { ContactPersons } from '../templates/contact-persons.tsx';
import { Downloads } from '../templates/downloads.tsx';
import { Gallery } from '../templates/gallery.tsx';
import { RelatedPosts, RelatedProjects } from '../templates/related.tsx';
import * as css from '../templates/templates.module.css';

/** A post of the magazine (POST-03). */
export const PostView = ({ page: { post, related } }: { page: ContentPageOf<'post'> }) => (
  <div className={`${css.inner} ${css.page}`}>
    <p className={css.above}>
      <BackLink />
      Magazin
    </p>
    <h1 className={css.title}>{post.title}</h1>
    {post.images[0] && (
      <Picture image={post.images[0]} sizes="(min-width: 1440px) 1344px, 100vw" className={css.hero} isFirst />
    )}
    <Article post={post} lead={post.introduction}>
      <RichText text={richIn(post, 'text')} />
      <Gallery images={post.images.slice(1)} />
    </Article>
    <div className={css.further}>
      <Downloads title="Downloads & relevante Links" files={post.files} links={post.links} />
      <ContactPersons members={post.members} title="Ihre Ansprechpartner:innen" />
    </div>
    <RelatedProjects title="Projekte zum Beitrag" projects={post.projects} />
    <RelatedPosts title="Ähnliche Beiträge" posts={related} />
  </div>
);
