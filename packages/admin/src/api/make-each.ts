import { ApiError } from '@theke/ui/api-error';

/**
 * Creates entries one after the other; a rejected entry does not stop the others.
 * @param onProgress called before each entry with the number of entries tried so far
 * @returns the rejections, each a message that starts with the entry's name
 */
export async function makeEach<T>(
  drafts: readonly T[],
  nameOf: (draft: T) => string,
  make: (draft: T) => Promise<unknown>,
  onProgress: (count: number) => void,
): Promise<string[]> {
  const refused: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    onProgress(index);
    try {
      await make(draft);
    } catch (error) {
      refused.push(`${nameOf(draft)}: ${ApiError.from(error).message}`);
    }
  }
  return refused;
}
