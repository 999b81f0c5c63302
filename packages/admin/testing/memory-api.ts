import type { Endpoint } from '@theke/contracts/endpoint';
import { toFaults } from '@theke/contracts/errors';
import { ApiError } from '@theke/ui/api-error';
import type { OfficeApi } from '../src/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '../src/api/resource.ts';

type Query = {
  page: number;
  pageSize: number;
  q?: string;
  sort?: string;
  ids?: string;
  filter?: Record<string, string>;
};
type Sent = { params?: { id: string }; query?: Query; body?: Record<string, unknown> };

const now = '2026-11-22T09:00:00.000Z';
export const idAt = (index: number): string => `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`;

/**
 * In-memory API over the resources' endpoints with search, sort, pages and ids, like the server. Rejects drafts that
 * fail the schema. Records the requests in `asked`.
 */
export function memoryApi(resources: readonly AnyResource[], stored: Record<string, OfficeRecord[]> = {}) {
  const requests: { name: string; sent: Sent }[] = [];
  const rowsOf = (resource: AnyResource): OfficeRecord[] => {
    stored[resource.name] ??= [];
    return stored[resource.name] as OfficeRecord[];
  };
  const api = (async (endpoint: Endpoint, sent: Sent) => {
    requests.push({ name: endpoint.name, sent });
    for (const resource of resources) {
      const { list, read, create, update } = resource.endpoints;
      if (endpoint === list) return toPage(resource, rowsOf(resource), sent.query as Query);
      if (endpoint === read) return findRow(rowsOf(resource), sent.params?.id);
      if (endpoint === create || endpoint === update) return save(resource, rowsOf(resource), sent);
    }
    throw new ApiError(404, []);
  }) as unknown as OfficeApi;
  return { api, requests, stored };
}

function findRow(rows: readonly OfficeRecord[], id: string | undefined): OfficeRecord {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError(404, []);
  return found;
}

function save(resource: AnyResource, rows: OfficeRecord[], { params, body = {} }: Sent): OfficeRecord {
  const { version, ...draft } = body;
  const parsed = resource.draft.safeParse(draft, { reportInput: true });
  if (!parsed.success) throw new ApiError(422, toFaults(parsed.error, resource.draft));
  const previous = params && findRow(rows, params.id);
  const record = {
    ...(parsed.data as object),
    id: previous?.id ?? idAt(rows.length + 900_000),
    version: Number(version ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  };
  if (previous) rows.splice(rows.indexOf(previous), 1, record);
  else rows.push(record);
  return record;
}

function toPage(resource: AnyResource, rows: readonly OfficeRecord[], query: Query) {
  const { page, pageSize, q, ids, sort = resource.defaultSort } = query;
  const field = sort.replace('-', '');
  if (!resource.sorts.includes(field)) throw new ApiError(422, [{ code: 'INVALID', message: `no sort by ${field}` }]);
  const found = rows
    .filter((row) => !ids || ids.split(',').includes(row.id))
    .filter((row) => !q || resource.search.some((name) => String(row[name]).toLowerCase().includes(q.toLowerCase())))
    .toSorted((a, b) => String(a[field]).localeCompare(String(b[field]), 'de', { numeric: true }));
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: { total: found.length, isTotalCapped: false, page, pageSize },
  };
}

/** Copies a definition's example `count` times, with distinct ids. */
export function makeEntries({ draft, example }: AnyResource & { example: unknown }, count: number): OfficeRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(draft.parse(example) as object),
    id: idAt(index + 1),
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));
}
