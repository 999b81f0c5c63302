import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import { minuteText } from '@theke/admin/ui/format.ts';
import { type OpenedTask, type TaskState, taskStateNames, taskStates } from '@theke/contracts/time-tracking/task';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { SignalHigh } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from '../shared/face.tsx';
import { hoursText } from '../shared/hours-text.ts';
import { dateText, dueOf } from './due-text.ts';
import { OwnTime } from './own-time.tsx';
import { ProjectMark } from './project-mark.tsx';
import * as css from './task-facts.module.css';
import { taskMessages as catalogue } from './task-messages.de.ts';

const messages = catalogue.detail;
const looks = { plain: undefined, soon: css.soon, late: css.late };

type Props = {
  task: OpenedTask;
  now: Date;
  zone: string;
  today: string;
  mayWrite: boolean;
  onState: (state: TaskState) => void;
};

/** Facts of a task, and who has looked at it. */
export function TaskFacts({ task, now, zone, today, mayWrite, onState }: Props) {
  const { state, dueDate, assignees, people, project, projectName, branch, madeFor, isUrgent, seen, worked } = task;
  const due = dueDate === null ? undefined : dueOf(dueDate, today, state === 'done');
  const assignedPeople = assignees.map(({ id }) => ({ id, name: people.find((one) => one.id === id)?.name ?? '' }));
  return (
    <aside className={css.facts} aria-label={messages.facts}>
      {mayWrite && (
        <Select
          label={messages.state}
          choices={taskStateNames.map((value) => ({ value, label: taskStates[value] }))}
          value={state}
          onChange={({ target }) => onState(target.value as TaskState)}
        />
      )}
      <dl>
        {!mayWrite && <Fact label={messages.state}>{taskStates[state]}</Fact>}
        <Fact label={messages.assignees}>
          {assignedPeople.length === 0
            ? messages.nobody
            : assignedPeople.map((one) => (
                <span key={one.id} className={css.assignee}>
                  <Face {...one} />
                  {one.name}
                </span>
              ))}
        </Fact>
        <Fact label={messages.due}>
          {due && dueDate ? (
            <span className={looks[due.kind]}>
              {due.kind === 'plain' ? due.text : `${due.text}, ${dateText(dueDate, today)}`}
            </span>
          ) : (
            messages.noDue
          )}
        </Fact>
        <Fact label={messages.urgent}>
          {isUrgent ? (
            <span className={css.urgent}>
              <SignalHigh {...icon} size={16} />
              {messages.high}
            </span>
          ) : (
            messages.usual
          )}
        </Fact>
        <Fact label={messages.project}>
          {project && projectName ? <ProjectMark id={project.id} name={projectName} /> : messages.noProject}
        </Fact>
        <Fact label={messages.branch}>{branch ? <BranchName id={branch.id} /> : messages.allBranches}</Fact>
        {worked > 0 && <Fact label={messages.worked}>{messages.workedHours(hoursText(worked))}</Fact>}
        {madeFor && <Fact label={messages.template}>{messages.templateOf(dateText(madeFor, today))}</Fact>}
      </dl>
      <section aria-labelledby="seen">
        <h3 id="seen" className={css.heading}>
          {messages.seen} <span>{messages.seenOf(seen.filter(({ at }) => at !== null).length, seen.length)}</span>
        </h3>
        <ul>
          {seen.map(({ id, name, at }) => (
            <li key={id} className={css.person}>
              <Face id={id} name={name} />
              <span>{name}</span>
              <small className={classNames(at === null && css.soon)}>
                {at === null ? messages.notYet : minuteText(at, now, zone)}
              </small>
            </li>
          ))}
        </ul>
      </section>
      {state !== 'done' && <OwnTime task={task.id} ownTime={task.ownTime} />}
    </aside>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
