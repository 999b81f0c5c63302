import type { PostTeaser } from '@theke/contracts/content/teasers';
import { dayDateText } from '@theke/rules/content/project-status';
import { postTeaser } from '@theke/rules/content/teaser-texts';
import { Picture } from '../parts/picture.tsx';
import * as css from './teasers.module.css';

/**
 * A post in a list, large if it is the first one. Only administrators see posts that are not public, marked as drafts
 * (POST-07).
 */
export function PostCard({ post, isLead = false }: { post: PostTeaser; isLead?: boolean }) {
  const { title, introduction } = postTeaser(post);
  const sizes = isLead
    ? '(min-width: 1024px) 760px, 100vw'
    : '(min-width: 1024px) 421px, (min-width: 720px) 45vw, 100vw';
  return (
    <article className={css.card}>
      {post.image && <Picture image={post.image} sizes={sizes} isDecoration isFirst={isLead} />}
      <div>
        <p className={css.facts}>
          <time dateTime={post.date}>{dayDateText(post.date)}</time>
          <span>{post.type}</span>
        </p>
        <h3>
          <a href={post.href}>
            {!post.isPublic && '[ENTWURF] '}
            {title}
          </a>
        </h3>
        {introduction && <p>{introduction}</p>}
      </div>
    </article>
  );
}
