import { deviceKeyHeader } from '@theke/contracts/device-key-header';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { PlayerState, PlayRecord } from '@theke/contracts/signage/player';
import type { SentTvReport } from '@theke/contracts/signage/tv-report';
import type { Timers } from '../time/timers.ts';
import { CallFailure, failureKind } from './call-failure.ts';

export type Pairing = { key: string; code: string; expiresAt: string };
export type CommandResult = { state: 'acknowledged' | 'done' | 'failed'; result: string };

/** Answer to a poll, with the monotonic times of request and response. */
export type StateAnswer = {
  /** Undefined: not modified. */
  readonly state: PlayerState | undefined;
  readonly etag: string | null;
  readonly date: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
};

/** The server as the player knows it. All calls throw CallFailure. */
export type PlayerApi = {
  startPairing(): Promise<Pairing>;
  readState(key: string, etag: string | null): Promise<StateAnswer>;
  readPackage(key: string, hash: string, signal: AbortSignal): Promise<ContentPackage>;
  report(key: string, report: SentTvReport): Promise<void>;
  reportCommand(key: string, id: string, result: CommandResult): Promise<void>;
  sendScreenshot(key: string, data: string): Promise<void>;
  sendPlays(key: string, plays: readonly PlayRecord[]): Promise<void>;
};

/** Timeout of a call in ms. */
const patience = 20_000;
const base = '/api/signage-player';

type Call = { key?: string; body?: unknown; etag?: string | null; signal?: AbortSignal };

export function browserApi(timers: Timers): PlayerApi {
  async function send(path: string, { key, body, etag, signal }: Call): Promise<Response> {
    const abort = new AbortController();
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop);
    const cancel = timers.after(patience, stop);
    try {
      const response = await fetch(base + path, {
        method: body === undefined ? 'GET' : 'POST',
        cache: 'no-store',
        signal: abort.signal,
        headers: {
          accept: 'application/json',
          ...(key !== undefined && { [deviceKeyHeader]: key }),
          ...(etag && { 'if-none-match': etag }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // Reads the body within the timeout.
      const text = response.status === 204 || response.status === 304 ? null : await response.text();
      return new Response(text, { status: response.status, headers: response.headers });
    } catch {
      throw new CallFailure('network');
    } finally {
      cancel();
      signal?.removeEventListener('abort', stop);
    }
  }

  async function read<T extends object>(response: Response): Promise<T> {
    const { data } = ((await response.json().catch(() => undefined)) ?? {}) as { data?: T };
    // The page of a captive portal or of a parked domain.
    if (typeof data !== 'object' || data === null) throw new CallFailure('address', response.status);
    return data;
  }

  async function ask(path: string, call: Call): Promise<Response> {
    const response = await send(path, call);
    if (!response.ok && response.status !== 304)
      throw new CallFailure(failureKind(response.status, await response.text()), response.status);
    return response;
  }

  const post = async (key: string, path: string, body: unknown) => void (await ask(path, { key, body }));

  return {
    startPairing: async () => read<Pairing>(await ask('/pairing', { body: {} })),
    async readState(key, etag) {
      const sentAt = timers.elapsed();
      const response = await ask('/state', { key, etag });
      const receivedAt = timers.elapsed();
      return {
        state: response.status === 304 ? undefined : await read<PlayerState>(response),
        etag: response.headers.get('etag'),
        date: response.headers.get('date'),
        sentAt,
        receivedAt,
      };
    },
    readPackage: async (key, hash, signal) => read<ContentPackage>(await ask(`/package/${hash}`, { key, signal })),
    report: (key, report) => post(key, '/report', report),
    reportCommand: (key, id, result) => post(key, `/commands/${id}`, result),
    sendScreenshot: (key, data) => post(key, '/screenshot', { data }),
    sendPlays: (key, plays) => post(key, '/plays', { plays }),
  };
}
