/** Rows per statement. */
const atOnce = 1_000;

/** Works on a long list in parts that fit into one statement. */
export async function inChunks<T>(all: readonly T[], work: (chunk: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await work(all.slice(from, from + atOnce));
}
