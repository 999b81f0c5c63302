import { labelOf } from '@theke/contracts/resource';
import type { DataProvider, RaRecord, SortPayload } from 'ra-core';
import type { AnyResource, OfficeRecord } from '../../api/resource.ts';
import type { FindResource } from '../../resources/definitions.ts';
import type { Widgets } from '../../widgets/widget.ts';
import { byteOrderMark, csvRow } from './csv.ts';
import { exportColumns } from './export-columns.ts';

type Shown = { resource: Pick<AnyResource, 'name' | 'draft'>; filter: Record<string, unknown>; sort: SortPayload };

export type ExportSettings = {
  timeZone: string;
  widgets: Widgets;
  /** Finds the definitions of referenced entries, to format their names. */
  findResource: FindResource;
};

/** The API's largest page size. */
const perPage = 500;

/**
 * Exports all pages of a list with its filters and order, as parts of a CSV file. Each page is converted to text
 * before the next is loaded, so that 20,000 entries are never in memory as objects.
 * @param onProgress called with the number of rows written
 */
export async function exportList(
  provider: DataProvider,
  { resource, filter, sort }: Shown,
  { timeZone, widgets, findResource }: ExportSettings,
  onProgress: (rows: number) => void,
): Promise<string[]> {
  const columns = exportColumns(resource.draft, widgets);
  const parts = [byteOrderMark, csvRow(columns.map(({ label }) => label))];
  const exportedIds = new Set<unknown>();
  const names = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { data } = await provider.getList<OfficeRecord>(resource.name, {
      pagination: { page, perPage },
      sort,
      filter,
    });
    // If an entry is created meanwhile, the last row of a page appears again on the next.
    const rows = data.filter(({ id }) => !exportedIds.has(id));
    for (const { id } of rows) exportedIds.add(id);
    for (const { refersTo } of columns)
      if (refersTo) await learnNames(provider, refersTo.resource, rows.flatMap(refersTo.idsIn), names, findResource);
    const nameOf = (name: string, id: string) => names.get(`${name} ${id}`) ?? '';
    parts.push(rows.map((row) => csvRow(columns.map(({ cell }) => cell(row, { timeZone, nameOf })))).join(''));
    onProgress(exportedIds.size);
    if (data.length < perPage) return parts;
  }
}

async function learnNames(
  provider: DataProvider,
  resource: string,
  ids: readonly string[],
  names: Map<string, string>,
  findResource: FindResource,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !names.has(`${resource} ${id}`));
  if (missing.length === 0) return;
  const { data } = await provider.getMany<RaRecord>(resource, { ids: missing });
  for (const id of missing) names.set(`${resource} ${id}`, '');
  const definition = await findResource(resource);
  if (definition) for (const record of data) names.set(`${resource} ${record.id}`, labelOf(definition, record));
}
