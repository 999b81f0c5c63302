import type { PostTeaser } from '@theke/contracts/content/teasers';
import { dayDateText } from '@theke/rules/content/project-status';
import { postTeaser } from '@theke/rules/content/teaser-texts';
import * as templateCss from '../templates/templates.module.css';
import * as css from './project-post.module.css';

/** A post beside its project, with a button that links to it (PROJECT-11). */
export const ProjectPost = ({ post }: { post: PostTeaser }) => (
  <article className={css.post}>
    <p>
      <small>
        {post.type}, {dayDateText(post.date)}
      </small>
      <b>{postTeaser(post).title}</b>
    </p>
    <a className={templateCss.outline} href={post.href}>
      Zum Newsbeitrag
    </a>
  </article>
);
