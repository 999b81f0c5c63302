import type { Page } from '@theke/contracts/endpoint';
import type { OfficeApi } from '../api/office-api.ts';
import type { OfficeRecord } from '../api/resource.ts';
import { loadDefinition } from '../resources/definitions.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { PaletteEntry } from './palette-entry.ts';

type Search = { api: OfficeApi; count: number; signal: AbortSignal; zoneOf: (branch?: string) => string };

/** Searches a list's endpoint. @returns at most `count` records with their label and address */
export async function findRecords(
  entry: ListEntry,
  text: string,
  { api, count, signal, zoneOf }: Search,
): Promise<PaletteEntry[]> {
  const definition = await loadDefinition(entry);
  const toEntry = (id: string, label: string, hint: string | undefined, to: string): PaletteEntry => ({
    id: `record:${entry.name}/${id}`,
    label,
    hint,
    Icon: entry.Icon,
    to,
    list: entry.name,
  });
  const query = { page: 1, pageSize: count, q: text };
  if ('resource' in definition) {
    const { data } = await api(definition.resource.endpoints.list, { query }, signal);
    return (data as OfficeRecord[]).map((record) =>
      toEntry(
        record.id,
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
    return toEntry(record.id, label, hint, linkTo(record));
  });
}
