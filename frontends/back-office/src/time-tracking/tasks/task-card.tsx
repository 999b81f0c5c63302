import type { TaskCard as Card } from '@theke/contracts/time-tracking/task';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { CalendarDays, CircleAlert, ListChecks, MessageSquare, SignalHigh } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from '../shared/face.tsx';
import { dueOf } from './due-text.ts';
import { ProjectMark } from './project-mark.tsx';
import * as css from './task-card.module.css';
import { taskMessages } from './task-messages.de.ts';

export type CardNames = { person(id: string): string; project(id: string): string | undefined };

type Props = {
  card: Card;
  names: CardNames;
  today: string;
  /** Link to the task, with the title. */
  children: ReactNode;
};

const looks = { plain: undefined, soon: css.soon, late: css.late };
const shownFaces = 3;

/** Card with the main facts of a task. */
export function TaskCard({ card, names, today, children }: Props) {
  const { project, dueDate, steps, checks, comments, assignees } = card;
  const due = dueDate === null ? undefined : dueOf(dueDate, today, card.state === 'done');
  const name = project && names.project(project.id);
  const people = assignees.map(({ id }) => ({ id, name: names.person(id) }));
  return (
    <>
      <div className={css.head}>
        <span className={css.number}>{taskMessages.number(card.number)}</span>
        {card.isNew && <b className={css.new}>{taskMessages.isNew}</b>}
        <span className={css.signs}>
          {card.isBeyond && <Sign Icon={CircleAlert} text={taskMessages.beyond} />}
          {card.isUrgent && <Sign Icon={SignalHigh} text={taskMessages.urgent} />}
        </span>
      </div>
      {children}
      {name && <ProjectMark id={project.id} name={name} />}
      <div className={css.foot}>
        {due && (
          <span className={classNames(css.fact, looks[due.kind])}>
            <CalendarDays {...icon} size={15} />
            <VisuallyHidden>{taskMessages.due('')}</VisuallyHidden>
            {due.text}
          </span>
        )}
        {steps.length > 0 && (
          <span className={css.fact}>
            <ListChecks {...icon} size={15} />
            <span aria-hidden="true">{`${checks.length}/${steps.length}`}</span>
            <VisuallyHidden>{taskMessages.steps(checks.length, steps.length)}</VisuallyHidden>
          </span>
        )}
        {comments > 0 && (
          <span className={css.fact}>
            <MessageSquare {...icon} size={15} />
            <span aria-hidden="true">{comments}</span>
            <VisuallyHidden>{taskMessages.comments(comments)}</VisuallyHidden>
          </span>
        )}
        {people.length > 0 && (
          <span className={css.faces}>
            <VisuallyHidden>{taskMessages.assigned(people.map((one) => one.name).join(', '))}</VisuallyHidden>
            {people.slice(0, shownFaces).map((one) => (
              <Face key={one.id} {...one} />
            ))}
            {people.length > shownFaces && (
              <span className={css.more} aria-hidden="true">
                {taskMessages.more(people.length - shownFaces)}
              </span>
            )}
          </span>
        )}
      </div>
    </>
  );
}

const Sign = ({ Icon, text }: { Icon: typeof CircleAlert; text: string }) => (
  <span className={css.late} title={text}>
    <Icon {...icon} size={16} />
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);
