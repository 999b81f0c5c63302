import type { ContentPackage } from '@theke/contracts/signage/package';
import type { PlayerState, PlayRecord } from '@theke/contracts/signage/player';
import type { SentTvReport } from '@theke/contracts/signage/tv-report';
import { CallFailure } from '../src/connection/call-failure.ts';
import type { CommandResult, PlayerApi } from '../src/connection/player-api.ts';
import type { Timers } from '../src/time/timers.ts';
import { uuid } from './sample-package.ts';

const unpaired: PlayerState = { device: null, wanted: null, commands: [], orders: null };

/** A server in memory for one TV, with the device's clock as its own. */
export function sampleApi(timers: Timers, serverNow: () => number = () => timers.wall()) {
  let version = 0;
  let key: string | undefined;
  let state = unpaired;
  let content: ContentPackage | undefined;
  const calls = { startPairing: 0, readState: 0, notModified: 0, readPackage: 0, sendPlays: 0 };
  const plays = new Map<string, PlayRecord>();
  const reports: SentTvReport[] = [];
  const results: (CommandResult & { id: string })[] = [];
  const change = (changes: Partial<PlayerState>) => {
    state = { ...state, ...changes };
    version += 1;
  };
  const api: PlayerApi & {
    calls: typeof calls;
    plays: typeof plays;
    reports: typeof reports;
    results: typeof results;
    /** Error of the next call. */
    fail: ((call: string) => CallFailure | undefined) | undefined;
    pair(withKey?: string): void;
    unpair(): void;
    change: typeof change;
    publish(published: ContentPackage): void;
    screenshots: string[];
  } = {
    calls,
    plays,
    reports,
    results,
    screenshots: [],
    fail: undefined,
    change,
    pair(withKey) {
      key = withKey ?? key;
      change({ device: { id: uuid(1), name: 'Theke links' } });
    },
    unpair() {
      key = undefined;
      change(unpaired);
    },
    publish(published) {
      content = published;
      change({ wanted: published.hash });
    },
    async startPairing() {
      calls.startPairing += 1;
      check('pairing');
      key = `key-${calls.startPairing}`;
      change(unpaired);
      return { key, code: 'K7PX4M3Q', expiresAt: new Date(serverNow() + 600_000).toISOString() };
    },
    async readState(sentKey, etag) {
      calls.readState += 1;
      check('state');
      if (sentKey !== key) throw new CallFailure('key', 404);
      const [sentAt, current] = [timers.elapsed(), `"${version}"`];
      if (etag === current) calls.notModified += 1;
      return {
        state: etag === current ? undefined : state,
        etag: current,
        date: new Date(serverNow()).toUTCString(),
        sentAt,
        receivedAt: timers.elapsed(),
      };
    },
    async readPackage(_key, hash) {
      calls.readPackage += 1;
      check('package');
      if (!content || content.hash !== hash) throw new CallFailure('rejected', 404);
      return JSON.parse(JSON.stringify(content));
    },
    async report(_key, report) {
      check('report');
      reports.push(report);
    },
    async reportCommand(_key, id, result) {
      check('command');
      results.push({ id, ...result });
    },
    async sendScreenshot(_key, data) {
      check('screenshot');
      api.screenshots.push(data);
    },
    async sendPlays(_key, sent) {
      calls.sendPlays += 1;
      check('plays');
      for (const play of sent) if (!plays.has(play.id)) plays.set(play.id, play);
    },
  };
  function check(call: string): void {
    const failure = api.fail?.(call);
    if (failure) throw failure;
  }
  return api;
}
