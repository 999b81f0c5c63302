import { until } from '@theke/kit/testing/until';
import type { CallOptions, Platform, Reply } from '../journeys/platform.ts';
import type { Ledger } from './ledger.ts';

/** Longer than a user would wait, so that the outcome is known. */
const timeoutMs = 120_000;

export type DefiniteRequest = (
  method: string,
  path: string,
  options?: CallOptions,
  refusals?: readonly string[],
) => Promise<Reply>;

/**
 * Sends requests that can be repeated until their response is definite. Records responses other than success and the
 * expected refusals (error codes) as faults. @throws if there is no definite response for two minutes
 */
export const definiteRequests =
  (platform: Pick<Platform, 'call'>, ledger: Pick<Ledger, 'faults'>): DefiniteRequest =>
  (method, path, options = {}, refusals = []) =>
    until(
      `${method} ${path}`,
      async () => {
        const reply = await platform.call(method, path, options);
        if (reply.status >= 500 || reply.status === 429) return undefined;
        const code = reply.body.errors?.[0]?.code ?? '';
        if (reply.status >= 400 && !refusals.includes(code))
          ledger.faults.push(`${method} ${path} was refused with ${code} (${reply.status})`);
        return reply;
      },
      timeoutMs,
    );
