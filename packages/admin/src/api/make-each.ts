import { ApiError } from '@theke/ui/api-error';

/**
 * Makes one after the other, each for itself: one that is refused stops no other.
 * @param made told before each how many were tried
 * @returns what was refused, each a sentence that begins with its name
 */
export async function makeEach<T>(
  drafts: readonly T[],
  nameOf: (draft: T) => string,
  make: (draft: T) => Promise<unknown>,
  made: (count: number) => void,
): Promise<string[]> {
  const refused: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    made(index);
    try {
      await make(draft);
    } catch (error) {
      refused.push(`${nameOf(draft)}: ${ApiError.from(error).message}`);
    }
  }
  return refused;
}
