import { afterEach, expect, jest, test } from '@jest/globals';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { browserApi } from './player-api.ts';

const api = browserApi(virtualTimers(0));
const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});
const answer = (status: number, body: string) => {
  globalThis.fetch = jest.fn(async () => new Response(body, { status })) as typeof fetch;
};

// SIGN-08
test.each(['<!doctype html><title>Willkommen im Hotel-WLAN</title>', '{}', '{"data":null}', '"ok"', 'null'])(
  'a login page or other content with status 200 is not a state: %s',
  async (body) => {
    answer(200, body);
    await expect(api.readState('key', null)).rejects.toMatchObject({ kind: 'address', status: 200 });
    await expect(api.startPairing()).rejects.toMatchObject({ kind: 'address' });
  },
);

test('SIGN-08: only the code of the shop says that the TV was removed', async () => {
  answer(404, JSON.stringify({ errors: [{ code: 'TV_UNKNOWN', message: 'Dieser TV ist hier nicht gekoppelt.' }] }));
  await expect(api.readState('key', null)).rejects.toMatchObject({ kind: 'key', status: 404 });
  answer(404, '<h1>404 Not Found</h1>');
  await expect(api.readState('key', null)).rejects.toMatchObject({ kind: 'address', status: 404 });
});
