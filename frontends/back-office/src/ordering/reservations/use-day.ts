import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { ApiBaseContext, useApi } from '@theke/admin/api/office-api.ts';
import { type Table, tables } from '@theke/contracts/catalog/table';
import { listReservations, type Reservation, streamReservations } from '@theke/contracts/ordering/reservation';
import { sortTables } from '@theke/rules/reservations/assign-tables';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useContext } from 'react';

export const reservationsKey = endpointKey(listReservations);

/** Tables of a branch with seats, in the order of their numbers; undefined until loaded. */
export function useSeatedTables(branch: string): Table[] | undefined {
  const query = { page: 1, pageSize: 500, filter: { branch } };
  const { data } = useQuery(endpointQuery(useApi(), tables.endpoints.list, { query }));
  return data && sortTables(data.data.filter(({ seats }) => seats));
}

/** Reservations of a day, without live updates: for the dialog. */
export const useReservationsOf = (branch: string, day: string) =>
  useQuery({ ...endpointQuery(useApi(), listReservations, { query: { branch, day } }), staleTime: 0 });

/** Reservations of a day, live. */
export function useDay(branch: string, day: string) {
  const client = useQueryClient();
  const base = useContext(ApiBaseContext);
  const list = useReservationsOf(branch, day);
  useLiveUpdates(
    urlOf(streamReservations, { query: { branch } }, base),
    () => void client.invalidateQueries({ queryKey: reservationsKey }),
  );
  const reservations: readonly Reservation[] | undefined = list.data?.data;
  return { list, reservations };
}
