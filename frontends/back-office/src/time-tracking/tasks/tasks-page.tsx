import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { CreateLink } from '@theke/admin/lists/create-link.tsx';
import { SearchField } from '@theke/admin/lists/search-field.tsx';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { taskStateNames, taskStates } from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { SquareKanban } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { BoardFilters } from './board-filters.tsx';
import { TaskBoard } from './task-board.tsx';
import { taskMessages } from './task-messages.de.ts';
import * as css from './tasks-page.module.css';
import { useTaskCards } from './use-task-cards.ts';

/** The task board. */
export function TasksPage() {
  const mayRead = may(useMe(), 'tasks.read');
  return mayRead ? <Tasks /> : <NotAllowed title={taskMessages.title} />;
}

function Tasks() {
  const me = useMe();
  const navigate = useNavigate();
  const { branches } = useShop();
  const board = useTaskCards();
  const { data, isError, refetch, today, filter, isMine, isWeek, choose, count, all, cards, columns, column } = board;
  const names = {
    person: (id: string) => data?.people.find((one) => one.id === id)?.name ?? '',
    project: (id: string) => data?.projects.find((one) => one.id === id)?.name,
  };
  return (
    <div className={css.page}>
      <PageBar title={taskMessages.title} aside={data && <span className={css.count}>{count({})}</span>}>
        <SearchField label={taskMessages.search} value={filter.q ?? ''} onChange={(q) => choose({ q })} />
        {may(me, 'tasks.write') && <CreateLink name="tasks" label={taskMessages.newTask} isFolding />}
      </PageBar>
      <div className={css.tools}>
        <nav className={css.ways} aria-label={taskMessages.title}>
          <Link to="/tasks" aria-current="page">
            {taskMessages.board}
          </Link>
          <Link to="/tasks/list">{taskMessages.list}</Link>
        </nav>
        <ViewTabs
          views={[
            {
              label: taskMessages.mine,
              isOn: isMine,
              count: data && <b>{count({ mine: true })}</b>,
              onChoose: () => choose({ mine: isMine ? undefined : '1' }),
            },
            {
              label: taskMessages.thisWeek,
              isOn: isWeek,
              count: data && <b>{count({ week: true })}</b>,
              onChoose: () => choose({ week: isWeek ? undefined : '1' }),
            },
          ]}
        />
        <BoardFilters
          people={data?.people ?? []}
          projects={data?.projects ?? []}
          branches={branches}
          chosen={filter}
          onChoose={choose}
        />
      </div>
      <div aria-live="polite">
        {board.problem && (
          <Notice kind="late" className={css.problem}>
            {board.problem}
          </Notice>
        )}
      </div>
      {!data && !isError && <Loading />}
      {!data && isError && (
        <ErrorPanel message={taskMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data && all.length === 0 && (
        <Empty
          title={taskMessages.none}
          text={taskMessages.noneText}
          sign={<SquareKanban {...icon} size={36} />}
          action={may(me, 'tasks.write') && <CreateLink name="tasks" label={taskMessages.newTask} />}
        />
      )}
      {data && all.length > 0 && cards.length === 0 && (
        <Empty
          title={taskMessages.noneFound}
          sign={<SquareKanban {...icon} size={36} />}
          action={
            <Button kind="second" onClick={board.showAll}>
              {taskMessages.showAll}
            </Button>
          }
        />
      )}
      {cards.length > 0 && (
        <>
          <div className={css.columns}>
            <ViewTabs
              views={taskStateNames.map((state) => ({
                label: taskStates[state],
                isOn: state === column,
                count: <b>{columns[state].length}</b>,
                onChoose: () => choose({ column: state === 'open' ? undefined : state }),
              }))}
            />
          </div>
          <TaskBoard
            {...{ cards, names, today, column }}
            older={board.isNarrowed ? 0 : (data?.further.done ?? 0)}
            onMove={(id, place) => void board.move(id, place)}
            onOlder={() => void navigate(doneList)}
            adding={may(me, 'tasks.write') ? { defaults: board.likeSeen, onAdded: board.added } : undefined}
          />
          {data && data.further.open > 0 && (
            <Link className={css.further} to="/tasks/list">
              {taskMessages.further(data.further.open)}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

const doneList = `/tasks/list?filter=${encodeURIComponent(JSON.stringify({ state: 'done' }))}`;

const Loading = () => (
  <div className={css.loading}>
    {taskStateNames.map((state) => (
      <Skeleton key={state} width="100%" height={240} />
    ))}
  </div>
);
