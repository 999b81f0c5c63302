import type { ContentPageOf } from '@theke/contracts/content/content-page';
import { dayDateText } from '@theke/rules/content/project-status';
import { richIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
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
    <p className={css.meta}>
      <time dateTime={post.date}>{dayDateText(post.date)}</time>
      <span>{post.type}</span>
      {post.topics.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </p>
    {post.images[0] && (
      <Picture image={post.images[0]} sizes="(min-width: 1440px) 1344px, 100vw" className={css.hero} isFirst />
    )}
    <div className={css.split}>
      <div className={css.sections}>
        {post.introduction && <p className={css.teaser}>{post.introduction}</p>}
        <RichText text={richIn(post, 'text')} />
        <Gallery images={post.images.slice(1)} />
      </div>
      <div>
        <Downloads title="Downloads & relevante Links" files={post.files} links={post.links} />
        <ContactPersons members={post.members} />
      </div>
    </div>
    <RelatedProjects title="Projekte zum Beitrag" projects={post.projects} />
    <RelatedPosts title="Ähnliche Beiträge" posts={related} />
  </div>
);
