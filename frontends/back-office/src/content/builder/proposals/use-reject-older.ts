import { useApi } from '@theke/admin/api/office-api.ts';
import { decideGeneration, type Generation, listGenerations } from '@theke/contracts/ai/generation';

/** Rejects the same editor's earlier proposals for a page: the decided one was written in their place. */
export function useRejectOlder(): (decided: Generation) => Promise<void> {
  const api = useApi();
  return async ({ use, subject, createdAt, createdBy }) => {
    if (use !== 'page' || subject === null) return;
    const query = { filter: { subject, use, state: 'proposed' }, sort: '-createdAt', page: 1, pageSize: 25 };
    const { data } = (await api(listGenerations, { query } as never)) as { data: Generation[] };
    const older = data.filter((one) => one.createdBy === createdBy && one.createdAt < createdAt);
    await Promise.all(
      older.map(({ id }) => api(decideGeneration, { params: { id }, body: { accepted: [], rejected: [] } })),
    );
  };
}
