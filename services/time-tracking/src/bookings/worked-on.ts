import type { Transaction } from '@theke/kit/database/database';
import type { AccessScope } from '../access-scope.ts';

/**
 * Worked time on a task in whole seconds, from finished activities, without pauses. @param within whose time the caller
 * may sum; null: everyone's
 */
export async function workedOn(tx: Transaction, task: string, within: AccessScope): Promise<number> {
  const [row] = await tx.query<{ seconds: number }>(
    `select coalesce(sum(worked_seconds), 0)::int as seconds from working_activity
     where task_id = $1 and state = 'ended' and not is_removed
       and ($2::uuid[] is null or branch_id = any($2) or person_id = $3)`,
    [task, within?.branches ?? null, within?.owner ?? null],
    'task-worked',
  );
  return row?.seconds ?? 0;
}
