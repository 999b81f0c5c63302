/** Reads all pages of a list. */
export async function readEveryPage<T>(
  read: (page: number) => Promise<{ data: readonly T[] }>,
  size: number,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const { data } = await read(page);
    all.push(...data);
    if (data.length < size) return all;
  }
}
