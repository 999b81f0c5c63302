import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { isLead } from '@theke/contracts/permissions';
import { type TaskBoard as Board, moveTask, readTaskBoard, taskStateNames } from '@theke/contracts/time-tracking/task';
import { ApiError } from '@theke/ui/api-error';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateAt } from '../shared/day-text.ts';
import { columnsOf, type Place, placed, placeOf } from './board-order.ts';
import { filterCards } from './filter-cards.ts';
import { taskMessages } from './task-messages.de.ts';
import { useTaskBoard } from './use-task-board.ts';

/** The board's cards that match the filters in the URL, and what can be done with them. */
export function useTaskCards() {
  const api = useApi();
  const client = useQueryClient();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const zone = useZoneOf()();
  const today = dateAt(useNow(60_000), zone);
  const { data, isError, refetch } = useTaskBoard();
  const [problem, setProblem] = useState<string>();

  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const parameter = (name: string) => search.get(name) ?? undefined;
  const [isMine, isWeek] = [parameter('mine') !== undefined, parameter('week') !== undefined];
  const filter = {
    q: parameter('q') ?? null,
    person: parameter('person') ?? null,
    project: parameter('project') ?? null,
    branch: parameter('branch') ?? null,
  };
  const all = data?.tasks ?? [];
  const viewer = { me: me.id, today };
  const count = (narrowed: object) => filterCards(all, narrowed, viewer).filter(({ state }) => state !== 'done').length;
  const cards = filterCards(all, { ...filter, mine: isMine, week: isWeek }, viewer);
  const isNarrowed = isMine || isWeek || Object.values(filter).some(Boolean);
  const column = taskStateNames.find((state) => state === parameter('column')) ?? 'open';
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

  const leads = isLead(me.roles);
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

  return {
    data,
    isError,
    refetch,
    today,
    filter,
    isMine,
    isWeek,
    isNarrowed,
    /** Changes filters; undefined removes one. */
    choose,
    showAll: () => setSearch({}, { replace: true }),
    /** Number of open tasks, narrowed further. */
    count,
    all,
    cards,
    columns,
    /** The column that phones show. */
    column,
    move,
    problem,
    likeSeen,
    added,
  };
}
