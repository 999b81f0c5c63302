import type { ShownPost } from '@theke/contracts/content/teasers';
import { dayDateText } from '@theke/rules/content/project-status';
import type { ReactNode } from 'react';
import { TopicLinks } from '../lists/topic-links.tsx';
import * as css from './article.module.css';
import { isContactPerson } from './contact-persons.tsx';
import { personName } from './person-name.ts';

/** Date, authors and topics of a post, as available: a line on phones, otherwise the left margin. */
const Margin = ({ post: { date, type, members, topics } }: { post: ShownPost }) => {
  const persons = members.filter(isContactPerson);
  return (
    <div className={css.margin}>
      <p>
        <b>
          <time dateTime={date}>{dayDateText(date)}</time>
        </b>
        <span>{type}</span>
      </p>
      {persons.length > 0 && (
        <p className={css.wide}>
          {persons.map(({ user }) => (
            <b key={user.id}>{personName(user)}</b>
          ))}
        </p>
      )}
      {topics.length > 0 && (
        <div>
          <b className={css.wide}>{topics.length === 1 ? 'Thema' : 'Themen'}</b>
          <TopicLinks topics={topics} of="posts" className={css.topics} />
        </div>
      )}
    </div>
  );
};

/** Article with a readable line length and its metadata beside it. */
export const Article = ({ post, lead, children }: { post: ShownPost | null; lead: string; children: ReactNode }) => (
  <div className={css.article}>
    {post && <Margin post={post} />}
    <div className={css.text}>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  </div>
);
