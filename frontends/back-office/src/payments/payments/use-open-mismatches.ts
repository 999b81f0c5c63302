import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { openMismatchesQuery } from './open-mismatches.ts';

/** Number of unresolved mismatches, shown at "Zahlungen" in the navigation. */
export function useOpenMismatches(): number {
  const me = useMe();
  const { data } = useQuery({ ...openMismatchesQuery(useApi()), enabled: may(me, 'payments.read') });
  return data?.meta.total ?? 0;
}
