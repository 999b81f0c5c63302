// The platform in one process dies under load a few times; `npm run chaos -- --embedded 50` is the long run.
import { expect, test } from '@jest/globals';
import { killEmbedded } from './kill-embedded.ts';

// EVENT-01
test('the embedded platform is killed while guests order: every accepted order is everywhere once, every event is applied once', async () => {
  expect(await killEmbedded(3, 29, () => undefined)).toEqual([]);
}, 300_000);

// EVENT-01
test('a folder with a database for each service, left by a platform that was killed, is moved into one: nothing on its way is lost or comes twice', async () => {
  expect(await killEmbedded(2, 30, () => undefined, true)).toEqual([]);
}, 300_000);
