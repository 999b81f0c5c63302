import type { BookedTimeRow } from '@theke/contracts/time-tracking/booked-time';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { copied } from '../copies.ts';
import { projectNameIn } from './booking-store.ts';

const projectName = projectNameIn('p.doc');

type Row = Omit<BookedTimeRow, 'project' | 'task'> & { project: string | null; task: string | null; open: number };

/** Inclusive days in one branch, or in these branches; null: all. */
export type BookedIn = { from: LocalDate; to: LocalDate; branch: string | null; branches: readonly string[] | null };

/**
 * Worked time per task and project, in the branch's time zone; Vienna for a deleted branch. An activity belongs to the
 * day on which it began.
 */
export async function bookedTimeIn(
  tx: Transaction,
  { from, to, branch, branches }: BookedIn,
): Promise<(BookedTimeRow & { open: number })[]> {
  const rows = await tx.query<Row>(
    `select sums.project_id as project, coalesce(${projectName}, '') as "projectName",
       sums.task_id as task, coalesce(t.doc ->> 'title', '') as "taskName", activities, seconds, open
     from (
       select a.project_id, a.task_id, count(a.worked_seconds)::int as activities,
         coalesce(sum(a.worked_seconds), 0)::float8 as seconds, count(*) filter (where a.worked_seconds is null)::int as open
       from working_activity a
         left join (select id, doc ->> 'timeZone' as zone from copy where kind = '${copied.stores.branches.kind}') b on b.id = a.branch_id
       where not a.is_removed and a.start_at >= $1::date - 1 and a.start_at < $2::date + 2
         and (a.start_at at time zone coalesce(b.zone, 'Europe/Vienna'))::date between $1 and $2
         and ($3::uuid is null or a.branch_id = $3) and ($4::uuid[] is null or a.branch_id = any($4))
       group by a.project_id, a.task_id) sums
       left join copy p on p.kind = '${copied.stores.projects.kind}' and p.id = sums.project_id
       left join tasks t on t.id = sums.task_id
     order by sums.project_id is null, lower(${projectName}), sums.project_id, sums.task_id is null, lower(t.doc ->> 'title'), sums.task_id`,
    [from, to, branch, branches],
    'booked-time',
  );
  return rows.map(({ project, task, ...row }) => ({ ...row, project: referenceTo(project), task: referenceTo(task) }));
}

const referenceTo = (id: string | null) => (id === null ? null : { id });
