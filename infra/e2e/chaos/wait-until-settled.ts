import { until } from '@theke/kit/testing/until';

/** Time limits in ms after the last fault: a retry waits up to two minutes, a mail up to five after five attempts. */
export const timeoutMs = { retries: 180_000, mails: 600_000 };

const sample = (lines: readonly string[]) =>
  `${lines.slice(0, 5).join('; ')}${lines.length > 5 ? ` and ${lines.length - 5} more` : ''}`;

/** Polls until a check finds no violations; on a timeout, adds a line to `broken`. */
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
