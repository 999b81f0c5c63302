import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox auf Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  ['curl/8.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('names the device of %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('never returns a longer name than the contract allows', () => {
  expect((deviceName(`Mozilla/5.0 ${'A'.repeat(300)}/1.0`) ?? '').length).toBeLessThanOrEqual(80);
});
