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

// BRANCHES-03, CONSENT-02
test('a map is asked for at its hosts and runs nothing of theirs', () => {
  const map = { ...none, enablePluginMap: true, mapStyle: 'https://karten.example.at/stil.json' };
  expect([thirdPartiesOf(map), thirdPartiesOf({ ...map, enablePluginMap: false })]).toEqual([['map'], []]);
  expect([thirdPartyHosts(map, 'script-src'), thirdPartyHosts(map, 'img-src')]).toEqual([[], []]);
  expect(thirdPartyHosts({ ...map, pixelId: '123456789' }, 'connect-src')).toEqual([
    'https://www.facebook.com',
    'https://karten.example.at',
  ]);
});
