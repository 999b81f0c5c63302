import { until } from '@theke/kit/testing/until';

/** Time limits in ms after the last fault: a retry waits up to two minutes, a mail up to five after five attempts. */
export const timeoutMs = { retries: 180_000, mails: 600_000 };

const sample = (lines: readonly string[]) =>
  `${lines.slice(0, 5).join('; ')}${lines.length > 5 ? ` and ${lines.length - 5} more` : ''}`;

/** Polls until a check finds no violations; on a timeout, adds a line to `broken`. */
export const createSettledCheck =
  (broken: string[]) =>
  async (description: string, findViolations: () => Promise<string[]>, timeout = timeoutMs.retries): Promise<void> => {
    let last: string[] = [];
    await until(
      description,
      async () => {
        last = await findViolations();
        return last.length === 0;
      },
      timeout,
    ).catch(() => broken.push(`${description}: ${sample(last)}`));
  };
