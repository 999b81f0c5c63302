import { queryOptions } from '@tanstack/react-query';
import type { Page } from '@theke/contracts/endpoint';
import type { OfficeApi } from '../api/office-api.ts';
import type { OfficeRecord } from '../api/resource.ts';
import { loadDefinition } from '../resources/definitions.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { AddressEntry } from './palette-entry.ts';

/** A record in the palette, with the data that its list returned. */
export type FoundRecord = AddressEntry & { list: string; record: OfficeRecord };

type Search = { api: OfficeApi; count: number; zoneOf: (branch?: string) => string };

/** Query for at most `count` records of a list that match a text, with their label and address. */
export const recordsQuery = (entry: ListEntry, text: string, search: Search) =>
  queryOptions({
    queryKey: ['palette', entry.name, search.count, text],
    queryFn: ({ signal }) => findRecords(entry, text, search, signal),
    staleTime: 30_000,
    retry: false,
  });

/** Searches a list's endpoint. */
async function findRecords(
  entry: ListEntry,
  text: string,
  { api, count, zoneOf }: Search,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const definition = await loadDefinition(entry);
  const toEntry = (record: OfficeRecord, label: string, hint: string | undefined, to: string): FoundRecord => ({
    id: `record:${entry.name}/${record.id}`,
    label,
    hint,
    Icon: entry.Icon,
    to,
    list: entry.name,
    record,
  });
  const query = { page: 1, pageSize: count, q: text };
  if ('resource' in definition) {
    const { data } = await api(definition.resource.endpoints.list, { query }, signal);
    return (data as OfficeRecord[]).map((record) =>
      toEntry(
        record,
        definition.titleOf(record),
        definition.subtitleOf?.(record) || undefined,
        `/${entry.name}/${record.id}`,
      ),
    );
  }
  const { list, collection, linkTo, found } = definition;
  if (!linkTo || !found) throw new Error(`records of ${entry.name} cannot be found`);
  const sorted = { query: { ...query, sort: `-${collection.sorts[0]}` } };
  const { data } = (await api(list, sorted as never, signal)) as unknown as Page<OfficeRecord>;
  return data.map((record) => {
    const { label, hint } = found(record, zoneOf);
    return toEntry(record, label, hint, linkTo(record));
  });
}
