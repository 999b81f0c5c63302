import type { Page } from '@theke/contracts/endpoint';

/** As many as a store answers at once. */
const pageSize = 500;

/** Everything that a list holds, however many pages it has. */
export async function everyPage<T>(list: (cut: { page: number; pageSize: number }) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const { data } = await list({ page, pageSize });
    all.push(...data);
    if (data.length < pageSize) return all;
  }
}
