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

const words = catalogue.detail;
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
  const named = assignees.map(({ id }) => ({ id, name: people.find((one) => one.id === id)?.name ?? '' }));
  return (
    <aside className={css.facts} aria-label={words.facts}>
      {mayWrite && (
        <Select
          label={words.state}
          choices={taskStateNames.map((value) => ({ value, label: taskStates[value] }))}
          value={state}
          onChange={({ target }) => onState(target.value as TaskState)}
        />
      )}
      <dl>
        {!mayWrite && <Fact label={words.state}>{taskStates[state]}</Fact>}
        <Fact label={words.assignees}>
          {named.length === 0
            ? words.nobody
            : named.map((one) => (
                <span key={one.id} className={css.assignee}>
                  <Face {...one} />
                  {one.name}
                </span>
              ))}
        </Fact>
        <Fact label={words.due}>
          {due && dueDate ? (
            <span className={looks[due.kind]}>
              {due.kind === 'plain' ? due.text : `${due.text}, ${dateText(dueDate, today)}`}
            </span>
          ) : (
            words.noDue
          )}
        </Fact>
        <Fact label={words.urgent}>
          {isUrgent ? (
            <span className={css.urgent}>
              <SignalHigh {...icon} size={16} />
              {words.high}
            </span>
          ) : (
            words.usual
          )}
        </Fact>
        <Fact label={words.project}>
          {project && projectName ? <ProjectMark id={project.id} name={projectName} /> : words.noProject}
        </Fact>
        <Fact label={words.branch}>{branch ? <BranchName id={branch.id} /> : words.allBranches}</Fact>
        {worked > 0 && <Fact label={words.worked}>{words.workedHours(hoursText(worked))}</Fact>}
        {madeFor && <Fact label={words.template}>{words.templateOf(dateText(madeFor, today))}</Fact>}
      </dl>
      <section aria-labelledby="seen">
        <h3 id="seen" className={css.heading}>
          {words.seen} <span>{words.seenOf(seen.filter(({ at }) => at !== null).length, seen.length)}</span>
        </h3>
        <ul>
          {seen.map(({ id, name, at }) => (
            <li key={id} className={css.person}>
              <Face id={id} name={name} />
              <span>{name}</span>
              <small className={classNames(at === null && css.soon)}>
                {at === null ? words.notYet : minuteText(at, now, zone)}
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
