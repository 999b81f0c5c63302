import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { CreateLink } from '@theke/admin/lists/create-link.tsx';
import { SearchField } from '@theke/admin/lists/search-field.tsx';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import {
  type TaskBoard as Board,
  moveTask,
  readTaskBoard,
  taskStateNames,
  taskStates,
} from '@theke/contracts/time-tracking/task';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { dateAt } from '../shared/day-text.ts';
import { BoardFilters } from './board-filters.tsx';
import { columnsOf, type Place, placed, placeOf } from './board-order.ts';
import { filterCards } from './filter-cards.ts';
import { TaskBoard } from './task-board.tsx';
import { taskMessages } from './task-messages.de.ts';
import * as css from './tasks-page.module.css';
import { useTaskBoard } from './use-task-board.ts';

/** The task board. */
export function TasksPage() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const navigate = useNavigate();
  const { branches } = useShop();
  const [search, setSearch] = useSearchParams();
  const zone = useZoneOf()();
  const today = dateAt(useNow(60_000), zone);
  const { data, isError, refetch } = useTaskBoard();
  const [problem, setProblem] = useState<string>();
  if (!may(me, 'tasks.read')) return <NotAllowed title={taskMessages.title} />;

  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const given = (name: string) => search.get(name) ?? undefined;
  const [isMine, isWeek] = [given('mine') !== undefined, given('week') !== undefined];
  const filter = {
    q: given('q') ?? null,
    person: given('person') ?? null,
    project: given('project') ?? null,
    branch: given('branch') ?? null,
  };
  const all = data?.tasks ?? [];
  const whose = { me: me.id, today };
  const count = (narrowed: object) => filterCards(all, narrowed, whose).filter(({ state }) => state !== 'done').length;
  const cards = filterCards(all, { ...filter, mine: isMine, week: isWeek }, whose);
  const isNarrowed = isMine || isWeek || Object.values(filter).some(Boolean);
  const column = taskStateNames.find((state) => state === given('column')) ?? 'open';
  const columns = columnsOf(cards);

  async function move(id: string, place: Place) {
    const task = all.find((one) => one.id === id);
    const now = placeOf(cards, id);
    if (!task || (now?.state === place.state && now.after === place.after)) return;
    const key = endpointKey(readTaskBoard);
    setProblem(undefined);
    // A running refetch would move the card back.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Board>(key, (before) => before && { ...before, tasks: placed(before.tasks, id, place) });
    try {
      await api(moveTask, { params: { id }, body: { ...place, version: task.version } });
    } catch (error) {
      const { status, message } = ApiError.from(error);
      setProblem(`${taskMessages.updateFailed} ${status === 409 ? taskMessages.stale : message}`);
    } finally {
      await client.invalidateQueries({ queryKey: ['tasks'] });
    }
  }

  const leads = me.roles.some((role) => role !== 'ROLE_EMPLOYEE');
  const branchOfNew = filter.branch ?? (leads ? undefined : me.branches[0]?.id);
  const personOfNew = filter.person ?? (isMine ? me.id : undefined);
  /** New cards get the values of the active filters. */
  const likeSeen = {
    branch: branchOfNew ? { id: branchOfNew } : null,
    project: filter.project ? { id: filter.project } : null,
    assignees: personOfNew ? [{ id: personOfNew }] : [],
  };
  // Removes filters that would hide the new card.
  const added = () => {
    if (isWeek || filter.q) choose({ week: undefined, q: undefined });
    return client.invalidateQueries({ queryKey: ['tasks'] });
  };

  const names = {
    person: (id: string) => data?.people.find((one) => one.id === id)?.name ?? '',
    project: (id: string) => data?.projects.find((one) => one.id === id)?.name,
  };
  return (
    <div className={css.page}>
      <PageBar title={taskMessages.title} aside={data && <span className={css.count}>{count({})}</span>}>
        <SearchField label={taskMessages.search} value={given('q') ?? ''} onChange={(q) => choose({ q })} />
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
        {problem && (
          <Notice kind="late" className={css.problem}>
            {problem}
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
            <Button kind="second" onClick={() => setSearch({}, { replace: true })}>
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
            older={isNarrowed ? 0 : (data?.further.done ?? 0)}
            onMove={(id, place) => void move(id, place)}
            onOlder={() => void navigate(doneList)}
            adding={may(me, 'tasks.write') ? { given: likeSeen, onAdded: added } : undefined}
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
