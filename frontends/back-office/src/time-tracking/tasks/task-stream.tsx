import { useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import {
  commentTask,
  type OpenedTask,
  type TaskChange,
  type TaskEntry,
  type TaskState,
  taskStates,
} from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { Activity } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Face } from '../shared/face.tsx';
import { dateText } from './due-text.ts';
import { taskMessages as catalogue } from './task-messages.de.ts';
import * as css from './task-stream.module.css';

const texts = catalogue.detail;

type Props = {
  task: OpenedTask;
  /** Time of the user's previous visit; null: never. */
  visitedAt: string | null;
  now: Date;
  zone: string;
  today: string;
  mayWrite: boolean;
  refresh: () => Promise<unknown>;
};

/** Comments and changes in order; a line separates those that are new to the user. */
export function TaskStream({ task, visitedAt, now, zone, today, mayWrite, refresh }: Props) {
  const me = useMe();
  const isNew = ({ at, user }: TaskEntry) => visitedAt !== null && at > visitedAt && user?.id !== me.id;
  const firstNew = task.stream.find(isNew)?.id;
  return (
    <section aria-labelledby="stream">
      <h3 id="stream" className={css.heading}>
        {texts.stream}
      </h3>
      <ol className={css.stream}>
        {task.stream.map((entry) => (
          <Fragment key={entry.id}>
            {entry.id === firstNew && visitedAt && (
              <li className={css.since}>
                <span>{texts.newSince(minuteText(visitedAt, now, zone))}</span>
              </li>
            )}
            <Entry {...{ entry, today }} when={minuteText(entry.at, now, zone)} />
          </Fragment>
        ))}
      </ol>
      {mayWrite && <CommentForm id={task.id} refresh={refresh} />}
    </section>
  );
}

function Entry({
  entry: { by, user, comment, change },
  when,
  today,
}: {
  entry: TaskEntry;
  when: string;
  today: string;
}) {
  const name = by || texts.automatic;
  if (comment !== null)
    return (
      <li className={css.comment}>
        <Face id={user?.id ?? by} name={name} isLarge />
        <div>
          <p className={css.by}>
            <b>{name}</b> {when}
          </p>
          <p className={css.text}>{comment}</p>
        </div>
      </li>
    );
  if (!change) return null;
  return (
    <li className={css.change}>
      <Activity {...icon} size={16} />
      <span>
        {name} {texts.changed[change.field]}
        {difference(change, today)}, {when}
      </span>
    </li>
  );
}

/** ": offen → in Arbeit" */
function difference({ field, from, to }: TaskChange, today: string): string {
  const valueText = (value: string | null): string | null => {
    if (value === null) return null;
    if (field === 'state') return taskStates[value as TaskState] ?? value;
    if (field === 'isUrgent') return value === 'true' ? texts.yes : texts.no;
    return field === 'dueDate' ? dateText(value, today) : value;
  };
  const [before, after] = [valueText(from), valueText(to)];
  if (before === null && after === null) return '';
  if (before === null) return `: ${after}`;
  if (field === 'fileRemoved') return `: ${before}`;
  if (field === 'measured') return after === null ? `: ${before}` : `: ${before} (${after})`;
  return `: ${after === null ? texts.onlyFrom(before) : texts.fromTo(before, after)}`;
}

function CommentForm({ id, refresh }: { id: string; refresh: () => Promise<unknown> }) {
  const [text, setText] = useState('');
  const { isBusy, problem, run } = useAction(commentTask, {
    onDone: async () => {
      await refresh();
      setText('');
    },
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void run({ params: { id }, body: { text } });
      }}
    >
      <div aria-live="polite">
        {problem && <Notice kind="late">{`${texts.commentFailed} ${problem.message}`}</Notice>}
      </div>
      <TextArea
        label={texts.comment}
        rows={3}
        maxLength={5_000}
        optional=""
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="second" type="submit" disabled={text.trim() === ''} busyLabel={isBusy && messages.working}>
        {texts.send}
      </Button>
    </form>
  );
}
