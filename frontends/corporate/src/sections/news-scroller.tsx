import { presetPostType } from '@theke/rules/content/post-types';
import { dayDateText } from '@theke/rules/content/project-status';
import { newsScrollerLimit, postTeaser } from '@theke/rules/content/teaser-texts';
import { usePage } from '../page/page-context.ts';
import { textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { EntryTitle, Title } from '../parts/title.tsx';
import * as css from './news-scroller.module.css';
import * as sectionCss from './sections.module.css';

/**
 * The newest posts side by side, of one type if it is preset (BLOCK-17). Administrators also see drafts, which are
 * marked (BLOCK-12, POST-07).
 */
export function NewsScroller({ value }: { value: Value }) {
  const { data } = usePage();
  const limit = typeof value.limit === 'number' ? value.limit : newsScrollerLimit;
  const preset = presetPostType(value);
  const newest = data.kind === 'site' ? data.newest : [];
  const posts = newest.filter(({ type }) => preset === undefined || type === preset).slice(0, limit);
  if (posts.length === 0) return null;
  return (
    <section className={sectionCss.section}>
      <div className={sectionCss.head}>
        <Title>{textIn(value, 'title')}</Title>
        <Links value={value} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={css.posts} tabIndex={0} aria-label={textIn(value, 'title') || 'Neueste Beiträge'}>
        {posts.map((post) => (
          <article key={post.id} className={css.post}>
            <p>
              <time dateTime={post.date}>{dayDateText(post.date)}</time>
              <span>{post.type}</span>
            </p>
            <EntryTitle isAlone={!textIn(value, 'title')}>
              <a href={post.href}>
                {!post.isPublic && '[ENTWURF] '}
                {postTeaser(post).title}
              </a>
            </EntryTitle>
          </article>
        ))}
      </section>
    </section>
  );
}
