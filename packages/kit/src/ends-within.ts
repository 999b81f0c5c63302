/**
 * What the work resolves with, where it ends in time. One that does not goes on all the same: nothing but the wait for it ends here.
 * @param what as the error calls it
 * @throws what the work throws; Error once it has taken so many milliseconds. Whoever wants silence catches
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
