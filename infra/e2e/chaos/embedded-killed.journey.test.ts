// Kills the single-process platform a few times under load; `npm run chaos -- --embedded 50` is the long run.
import { expect, test } from '@jest/globals';
import { killEmbedded } from './kill-embedded.ts';

// EVENT-01
test('keeps every accepted order and applies every event once when the embedded platform is killed', async () => {
  expect(await killEmbedded(3, 29, () => undefined)).toEqual([]);
}, 300_000);

// EVENT-01
test('moves a killed platform with one database per service into one, without losing or repeating events', async () => {
  expect(await killEmbedded(2, 30, () => undefined, true)).toEqual([]);
}, 300_000);
