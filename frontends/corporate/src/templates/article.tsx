import type { ShownPost } from '@theke/contracts/content/teasers';
import { dayDateText } from '@theke/rules/content/project-status';
import type { ReactNode } from 'react';
import * as css from './article.module.css';
import { isContactPerson } from './contact-persons.tsx';
import { personName } from './person-name.ts';

/** When it was written, by whom and about what, where it is known: a line on a phone, the left margin elsewhere. */
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
        <p>
          <b className={css.wide}>{topics.length === 1 ? 'Thema' : 'Themen'}</b>
          {topics.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </p>
      )}
    </div>
  );
};

/** A text in lines that are read without effort, and what it is about beside it. */
export const Article = ({ post, lead, children }: { post: ShownPost | null; lead: string; children: ReactNode }) => (
  <div className={css.article}>
    {post && <Margin post={post} />}
    <div className={css.text}>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  </div>
);
