/**
 * Waits for work with a timeout. Work that takes longer continues; only the wait ends.
 * @param what name of the work in the error message
 * @throws what the work throws, or an Error after `milliseconds`
 */
export async function endsWithin<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
