import type { Page } from '@theke/contracts/endpoint';

/** Maximum page size of a store. */
const pageSize = 500;

/** Reads all pages of a list. */
export async function everyPage<T>(list: (cut: { page: number; pageSize: number }) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const { data } = await list({ page, pageSize });
    all.push(...data);
    if (data.length < pageSize) return all;
  }
}
