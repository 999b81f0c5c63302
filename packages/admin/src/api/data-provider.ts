import type { DataProvider, Identifier } from 'ra-core';
import { messages } from '../messages.de.ts';
import type { FindResource } from '../resources/definitions.ts';
import type { OfficeApi } from './office-api.ts';
import { readByIds } from './read-by-ids.ts';
import { draftOf, type OfficeRecord } from './resource.ts';
import { withMessage } from './with-message.ts';

type ListParams = {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
  signal?: AbortSignal;
};

const formMessages = messages.form;

/** Largest page size of the API (HTTP-04). */
const largestPage = 500;

/**
 * Converts react-admin's sort and filter to the API's query:
 * `?page=1&pageSize=25&sort=-price&filter[unit]=piece&q=text`.
 */
export function toListQuery({ pagination, sort, filter = {} }: ListParams) {
  const { q, ...filters } = filter;
  return {
    page: pagination?.page ?? 1,
    pageSize: Math.min(pagination?.perPage ?? largestPage, largestPage),
    // `id` is react-admin's default order, used for counts; omitting it selects the resource's default order.
    ...(sort && sort.field !== 'id' && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
    ...(q ? { q: String(q) } : {}),
    filter: filters as Record<string, string>,
  };
}

/** react-admin's data provider, built from the endpoints in the resources' contracts. */
export function makeDataProvider(api: OfficeApi, find: FindResource): DataProvider {
  const findEndpoints = async (name: string) => {
    const resource = await find(name);
    if (!resource) throw new Error(`there is no resource ${name}`);
    return { resource, ...resource.endpoints };
  };
  const read = async (name: string, id: Identifier, signal?: AbortSignal): Promise<OfficeRecord> =>
    (await api((await findEndpoints(name)).read, { params: { id: String(id) } }, signal)) as OfficeRecord;
  const list = async (name: string, params: ListParams) => {
    const page = await api((await findEndpoints(name)).list, { query: toListQuery(params) }, params.signal);
    return { data: page.data as OfficeRecord[], total: page.meta.total, meta: page.meta };
  };
  const save = async (name: string, id: Identifier, data: Record<string, unknown>): Promise<OfficeRecord> => {
    const { resource, update } = await findEndpoints(name);
    const body = { ...draftOf(resource, data), version: data.version as number };
    const call = api(update, { params: { id: String(id) }, body });
    return (await withMessage(call, formMessages.updateFailed(resource.label.one))) as OfficeRecord;
  };
  const remove = async (name: string, id: Identifier) => {
    const { resource, remove } = await findEndpoints(name);
    return withMessage(api(remove, { params: { id: String(id) } }), formMessages.deleteFailed(resource.label.one));
  };

  /** Reads the entries that still exist; references to deleted entries are omitted. */
  const readMany = async (name: string, ids: readonly Identifier[], signal?: AbortSignal): Promise<OfficeRecord[]> => {
    const { list } = await findEndpoints(name);
    return readByIds(ids.map(String), (query) => api(list, { query }, signal) as Promise<{ data: OfficeRecord[] }>);
  };

  return {
    supportAbortSignal: true,
    getList: async (name, params) => (await list(name, params)) as never,
    getOne: async (name, { id, signal }) => ({ data: (await read(name, id, signal)) as never }),
    getMany: async (name, { ids, signal }) => ({ data: (await readMany(name, ids, signal)) as never }),
    getManyReference: async (name, { target, id, filter, ...params }) =>
      (await list(name, { ...params, filter: { ...filter, [target]: id } })) as never,
    create: async (name, { data }) => {
      const { resource, create } = await findEndpoints(name);
      const call = api(create, { body: draftOf(resource, data) });
      return { data: (await withMessage(call, formMessages.createFailed(resource.label.one))) as never };
    },
    update: async (name, { id, data }) => ({ data: (await save(name, id, data)) as never }),
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await save(name, id, { ...(await read(name, id)), ...data });
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      await remove(name, id);
      return { data: previousData as never };
    },
    deleteMany: async (name, { ids }) => {
      for (const id of ids) await remove(name, id);
      return { data: ids };
    },
  };
}
