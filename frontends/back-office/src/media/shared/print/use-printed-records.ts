import { useQuery } from '@tanstack/react-query';
import { type OfficeApi, useApi } from '@theke/admin/api/office-api.ts';
import { readByIds } from '@theke/admin/api/read-by-ids.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { type Table, tables } from '@theke/contracts/catalog/table';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import { devices } from '@theke/contracts/notifications/device';
import { labelOf, type Resource } from '@theke/contracts/resource';
import type { TemplateSubject } from '@theke/rules/templates/template-fields';
import { codeOfTable } from '../../../analytics/shared/table-codes.ts';
import { noRecord, type PrintContext, printedRecords } from './printed-record.ts';

/** The resource of each kind of record. */
const subjectResources = { product: products, branch: branches, table: tables, device: devices } as const;

export type NamedRecord = { id: string; label: string; printed: PrintedRecord };
type Found = {
  records: NamedRecord[];
  total: number;
  /** Printed tables that have no QR code. */
  withoutCode: readonly Table[];
};
/** The first records of a kind, or those with the ids. */
export type Wanted = { count: number } | { ids: readonly string[] };

/** Rows of a page of codes. */
const pageSize = 500;
/** Sorts "Tisch 2" before "Tisch 10". */
const byLabel = new Intl.Collator('de', { numeric: true });

type Page = { data: { id: string }[]; meta: { total: number } };

async function readRecords(api: OfficeApi, resource: Resource, wanted: Wanted, signal: AbortSignal): Promise<Page> {
  const read = async (query: object) => (await api(resource.endpoints.list, { query } as never, signal)) as Page;
  if ('count' in wanted) return read({ page: 1, pageSize: wanted.count });
  const data = await readByIds(wanted.ids, read);
  return { data, meta: { total: data.length } };
}

/** Records of a kind with their values, sorted by name. */
export function usePrintedRecords(subject: TemplateSubject, wanted: Wanted) {
  const api = useApi();
  const { config, branches: known } = useShop();
  return useQuery({
    queryKey: ['printed-records', subject, wanted],
    queryFn: async ({ signal }): Promise<Found> => {
      if (subject === 'none')
        return { records: [{ id: 'none', label: '', printed: noRecord }], total: 1, withoutCode: [] };
      const resource = subjectResources[subject] as unknown as Resource;
      const [{ data, meta }, codes] = await Promise.all([
        readRecords(api, resource, wanted, signal),
        subject === 'table'
          ? readEveryPage((page) => api(qrCodes.endpoints.list, { query: { page, pageSize } }, signal), pageSize)
          : [],
      ]);
      const context: PrintContext = {
        currency: config.currency,
        origin: window.location.origin,
        branches: known,
        codes,
      };
      const toPrinted = printedRecords[subject] as (record: never, context: PrintContext) => PrintedRecord;
      const records = data
        .map((record) => ({
          id: record.id,
          label: labelOf(resource, record),
          printed: toPrinted(record as never, context),
        }))
        .toSorted((one, other) => byLabel.compare(one.label, other.label));
      const withoutCode = subject === 'table' ? (data as Table[]).filter((table) => !codeOfTable(table, codes)) : [];
      return { records, total: meta.total, withoutCode };
    },
    staleTime: 10_000,
  });
}
