import { expect, test } from '@jest/globals';
import { thirdPartiesOf, thirdPartyHosts } from './third-parties.ts';

const none = { tagManagerId: '', pixelId: '' };

// CONSENT-02
test('only what has an id may be loaded, and only from its own hosts', () => {
  expect([thirdPartiesOf(none), thirdPartyHosts(none, 'script-src')]).toEqual([[], []]);
  const pixel = { ...none, pixelId: '123456789' };
  expect([thirdPartiesOf(pixel), thirdPartyHosts(pixel, 'script-src')]).toEqual([
    ['pixelId'],
    ['https://connect.facebook.net'],
  ]);
  expect(thirdPartyHosts({ ...pixel, tagManagerId: 'GTM-AB12CD3' }, 'connect-src')).toHaveLength(4);
});
