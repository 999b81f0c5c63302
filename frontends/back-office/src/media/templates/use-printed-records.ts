import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import { devices } from '@theke/contracts/notifications/device';
import { labelOf, type Resource } from '@theke/contracts/resource';
import type { TemplateSubject } from '@theke/rules/templates/template-fields';
import { noRecord, type PrintContext, printedRecords } from './printed-record.ts';

/** The resource of each kind of record. */
const subjectResources = { product: products, branch: branches, table: tables, device: devices } as const;

export type NamedRecord = { id: string; label: string; printed: PrintedRecord };
type Found = { records: NamedRecord[]; total: number };

/** The first records of a kind, with their values. @param count how many at most */
export function usePrintedRecords(subject: TemplateSubject, count: number) {
  const api = useApi();
  const { config, branches: known } = useShop();
  const context: PrintContext = { currency: config.currency, origin: window.location.origin, branches: known };
  return useQuery({
    queryKey: ['printed-records', subject, count],
    queryFn: async ({ signal }): Promise<Found> => {
      if (subject === 'none') return { records: [{ id: 'none', label: '', printed: noRecord }], total: 1 };
      const resource = subjectResources[subject] as unknown as Resource;
      const sent = { query: { page: 1, pageSize: count } } as never;
      const { data, meta } = (await api(resource.endpoints.list, sent, signal)) as {
        data: { id: string }[];
        meta: { total: number };
      };
      const toPrinted = printedRecords[subject] as (record: never, context: PrintContext) => PrintedRecord;
      const records = data.map((record) => ({
        id: record.id,
        label: labelOf(resource, record),
        printed: toPrinted(record as never, context),
      }));
      return { records, total: meta.total };
    },
    staleTime: 10_000,
  });
}
