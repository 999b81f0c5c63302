import { useQueryClient } from '@tanstack/react-query';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { moveTask, type OpenedTask, type TaskState } from '@theke/contracts/time-tracking/task';
import { ApiError } from '@theke/ui/api-error';
import { Button, buttonClass } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { Check, PencilLine, RotateCcw } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { dateAt } from '../shared/day-text.ts';
import { CopyLink } from './copy-link.tsx';
import { dueOf } from './due-text.ts';
import { StepList } from './step-list.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskFiles } from './task-files.tsx';
import { taskMessages as catalogue } from './task-messages.de.ts';
import { TaskNeighbours } from './task-neighbours.tsx';
import * as css from './task-page.module.css';
import { TaskStream } from './task-stream.tsx';
import { useOpenedTask } from './use-opened-task.ts';

const texts = catalogue.detail;
const tasksKey = ['tasks'];
const looks = { soon: css.soon, late: css.late };

/** Page of a task: steps, discussion, history and viewers. */
export function TaskPage() {
  const { id = '' } = useParams();
  const me = useMe();
  const { data, error, refetch, visitedAt } = useOpenedTask(id);
  if (!may(me, 'tasks.read')) return <NotAllowed title={catalogue.title} />;
  if (data) return <Opened key={data.id} task={data} visitedAt={visitedAt} />;
  if (error && [400, 404, 422].includes(ApiError.from(error).status)) return <NotFound />;
  return (
    <>
      <PageBar title={catalogue.title} backTo="/tasks" />
      <div className={css.page}>
        {error ? (
          <ErrorPanel message={catalogue.oneFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
        ) : (
          <Skeleton width="100%" height={320} />
        )}
      </div>
    </>
  );
}

function Opened({ task, visitedAt }: { task: OpenedTask; visitedAt: string | null }) {
  const client = useQueryClient();
  const now = useNow(30_000);
  const zone = useZoneOf()(task.branch?.id);
  const today = dateAt(now, zone);
  const mayWrite = may(useMe(), 'tasks.write');
  const isDone = task.state === 'done';
  const due = task.dueDate === null ? undefined : dueOf(task.dueDate, today, isDone);
  const refresh = () => client.invalidateQueries({ queryKey: tasksKey });

  const { isBusy, problem, run } = useAction(moveTask, { invalidates: [tasksKey], onProblem: refresh });
  const setState = (state: TaskState) =>
    void run({ params: { id: task.id }, body: { state, after: null, version: task.version } });
  const refusal = problem?.status === 409 ? catalogue.stale : problem?.message;
  const Sign = isDone ? RotateCcw : Check;
  return (
    <>
      <PageBar
        title={catalogue.number(task.number)}
        backTo="/tasks"
        aside={
          <span className={css.aside}>
            {task.projectName}
            {due && due.kind !== 'plain' && <b className={looks[due.kind]}>{catalogue.due(due.text)}</b>}
          </span>
        }
      >
        <TaskNeighbours task={task} />
        <CopyLink />
        {mayWrite && (
          <>
            <Link
              className={buttonClass({ kind: 'second', size: 'small' })}
              to={`/tasks/${task.id}/edit`}
              aria-label={texts.edit}
            >
              <PencilLine {...icon} size={16} />
              <span className={css.folding}>{texts.edit}</span>
            </Link>
            <Button
              size="small"
              kind={isDone ? 'second' : 'main'}
              busyLabel={isBusy && messages.working}
              onClick={() => setState(isDone ? 'open' : 'done')}
            >
              <Sign {...icon} size={16} />
              {isDone ? texts.reopen : texts.done}
            </Button>
          </>
        )}
      </PageBar>
      <div className={css.page}>
        <div className={css.main}>
          <div aria-live="polite">
            {refusal && <Notice kind="late">{`${catalogue.updateFailed} ${refusal}`}</Notice>}
          </div>
          <h2 className={css.title}>{task.title}</h2>
          {task.text && <p className={css.text}>{task.text}</p>}
          {(task.steps.length > 0 || mayWrite) && <StepList {...{ task, now, zone, mayWrite, refresh }} />}
          <TaskFiles key={task.id} {...{ mayWrite, refresh }} task={task.id} />
          <TaskStream {...{ task, visitedAt, now, zone, today, mayWrite, refresh }} />
        </div>
        <TaskFacts {...{ task, now, zone, today, mayWrite }} onState={setState} />
      </div>
    </>
  );
}
