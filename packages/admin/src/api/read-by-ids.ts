/** Most ids that the API reads in one request. */
const maxIds = 100;

/** Reads entries by their ids, in requests of at most a hundred; deleted ones are left out. */
export async function readByIds<T>(
  ids: readonly string[],
  read: (query: { ids: string; page: number; pageSize: number }) => Promise<{ data: readonly T[] }>,
): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
    ids.slice(index * maxIds, (index + 1) * maxIds),
  );
  const pages = await Promise.all(parts.map((part) => read({ ids: part.join(','), page: 1, pageSize: maxIds })));
  return pages.flatMap(({ data }) => data);
}
