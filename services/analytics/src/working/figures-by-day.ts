import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Access } from '@theke/contracts/permissions';
import { usualZone } from '../orders/figure-store.ts';

/** Branches within the caller's scope; null: all. */
export type ReachedBranches = readonly string[] | null;

export function reachedBy(access: Access): ReachedBranches {
  if (access === true) return null;
  const { branches = [] } = access || {};
  return branches;
}

/**
 * SQL: rows of a table with `branch_id` and `start_at`, with the local `day` of their start and the branch's `zone`;
 * parameters are `valuesOf`. The zone is applied on read, so a change needs no recount.
 */
export const figuresByDay = (table: string): string =>
  `(select f.*, (f.start_at at time zone clock.zone)::date as day, clock.zone
  from ${table} f left join branch_clock c on c.id = f.branch_id
  cross join lateral (select coalesce(c.time_zone, '${usualZone}') as zone) clock
  where f.start_at >= $1::date - 1 and f.start_at < $2::date + 2
    and ($3::uuid is null or f.branch_id = $3) and ($4::uuid[] is null or f.branch_id = any($4))) as figure
  where day between $1::date and $2::date`;

export const valuesOf = ({ from, to, branch }: StatisticQuery, reached: ReachedBranches): unknown[] => [
  from,
  to,
  branch ?? null,
  reached,
];
