import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { listAbsences } from '@theke/contracts/time-tracking/absence';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';

const page = 500;

/** People by surname, and their approved and requested absences of a year. Undefined data while loading. */
export function useAbsenceYear(branch: string | undefined, year: number) {
  const api = useApi();
  const at = branch && { branch };
  const people = useQuery(
    endpointQuery(api, listWorkingPeople, { query: { pageSize: page, sort: 'name', ...(at && { filter: at }) } }),
  );
  const filter = { ...at, toFrom: `${year}-01-01`, fromUntil: `${year + 1}-01-01` };
  const absences = useQuery({
    queryKey: ['absences', 'every', filter],
    queryFn: ({ signal }) =>
      readEveryPage(
        (at) => api(listAbsences, { query: { filter, sort: 'from', pageSize: page, page: at } }, signal),
        page,
      ),
    staleTime: 0,
  });
  const open = absences.data?.filter(({ state }) => state === 'approved' || state === 'requested');
  return {
    people: people.data?.data,
    byPerson: open && Map.groupBy(open, ({ user }) => user.id),
    isError: people.isError || absences.isError,
    retry: () => Promise.all([people.refetch(), absences.refetch()]),
  };
}
