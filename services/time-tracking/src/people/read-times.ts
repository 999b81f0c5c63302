import type { Page } from '@theke/contracts/endpoint';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import type { AccessScope } from '../access-scope.ts';

/**
 * Page of rows with person, branch, state and start; default order: latest first.
 * @param within the caller's scope; null: everything
 */
export function readTimes<R extends Record<string, unknown>, T>(
  tx: Transaction,
  query: ListQuery,
  within: AccessScope,
  { columns, from, more = [] }: { columns: string; from: string; more?: readonly ('project' | 'task')[] },
  toItem: (row: R) => T,
): Promise<Page<T>> {
  const { user = null, branch = null, state = null } = query.filter ?? {};
  const values: unknown[] = [user, branch, state, within?.branches ?? null, within?.owner ?? null];
  const moreConditions = more.map((name) => {
    values.push(query.filter?.[name] ?? null);
    return `($${values.length}::uuid is null or ${name}_id = $${values.length})`;
  });
  const ranges = rangeConditions(query.filter, { startAt: 'start_at' }, values);
  const conditions = [
    '($1::uuid is null or person_id = $1)',
    '($2::uuid is null or branch_id = $2)',
    '($3::text is null or state = $3)',
    '($4::uuid[] is null or branch_id = any($4) or person_id = $5)',
    ...moreConditions,
    ...ranges,
  ];
  const listed = {
    columns,
    from: `${from} where ${conditions.join(' and ')}`,
    order: query.sort === 'startAt' ? 'start_at' : 'start_at desc',
    values,
  };
  return readPage(tx, query, listed, toItem);
}
