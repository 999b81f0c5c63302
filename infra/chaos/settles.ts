import { until } from '@theke/kit/testing/until';

/** What still may take its time after the last fault: a retry waits up to two minutes, a mail after five tries as long as five. */
export const timeoutMs = { retries: 180_000, mails: 600_000 };

const sample = (lines: readonly string[]) =>
  `${lines.slice(0, 5).join('; ')}${lines.length > 5 ? ` and ${lines.length - 5} more` : ''}`;

/** Looks until a law has nothing left that breaks it; where that takes too long, `broken` gets a line. */
export const settlesOr =
  (broken: string[]) =>
  async (what: string, look: () => Promise<string[]>, within = timeoutMs.retries): Promise<void> => {
    let last: string[] = [];
    await until(
      what,
      async () => {
        last = await look();
        return last.length === 0;
      },
      within,
    ).catch(() => broken.push(`${what}: ${sample(last)}`));
  };
