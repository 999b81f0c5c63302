import { expect, test } from '@jest/globals';
import { thirdPartiesOf, thirdPartyHosts } from './third-parties.ts';

const none = { tagManagerId: '', pixelId: '' };

// CONSENT-02
test('loads only providers with an id, and only from their own hosts', () => {
  expect([thirdPartiesOf(none), thirdPartyHosts(none, 'script-src')]).toEqual([[], []]);
  const pixel = { ...none, pixelId: '123456789' };
  expect([thirdPartiesOf(pixel), thirdPartyHosts(pixel, 'script-src')]).toEqual([
    ['pixelId'],
    ['https://connect.facebook.net'],
  ]);
  expect(thirdPartyHosts({ ...pixel, tagManagerId: 'GTM-AB12CD3' }, 'connect-src')).toHaveLength(4);
});

// BRANCHES-03, CONSENT-02
test('connects to the hosts of a map and runs no scripts from them', () => {
  const map = { ...none, enablePluginMap: true, mapStyle: 'https://karten.example.at/stil.json' };
  expect([thirdPartiesOf(map), thirdPartiesOf({ ...map, enablePluginMap: false })]).toEqual([['map'], []]);
  expect([thirdPartyHosts(map, 'script-src'), thirdPartyHosts(map, 'img-src')]).toEqual([[], []]);
  expect(thirdPartyHosts({ ...map, pixelId: '123456789' }, 'connect-src')).toEqual([
    'https://www.facebook.com',
    'https://karten.example.at',
  ]);
});
