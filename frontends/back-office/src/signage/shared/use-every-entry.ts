import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import type { Entity, Resource } from '@theke/contracts/resource';
import type { z } from 'zod';

const pageSize = 500;

/** All entries of a resource, for their names and as choices. */
export function useEveryEntry<S extends z.ZodObject>({ name, endpoints }: Resource<S>) {
  const api = useApi();
  return useQuery({
    queryKey: [name, 'every'],
    queryFn: ({ signal }) =>
      readEveryPage(
        async (page) =>
          (await api(endpoints.list as never, { query: { page, pageSize } } as never, signal)) as {
            data: Entity<S>[];
          },
        pageSize,
      ),
    staleTime: 5_000,
  });
}
