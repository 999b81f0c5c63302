import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areMapHosts, isMapStyle, listMapOrigins, mapStyleOf } from './map-access.ts';

const on = {
  enablePluginMap: true,
  mapStyle: 'https://karten.example.at/stil.json?key={token}',
  mapAccessToken: 'a b&c',
  mapHosts: '',
};

// BRANCHES-03
test('has a map if the plugin is on, a style is set and its token is present', () => {
  expect(mapStyleOf(on)).toBe('https://karten.example.at/stil.json?key=a%20b%26c');
  expect(mapStyleOf({ ...on, mapStyle: 'https://karten.example.at/stil.json', mapAccessToken: '' })).toBe(
    'https://karten.example.at/stil.json',
  );
  for (const missing of [{ enablePluginMap: false }, { mapStyle: '' }, { mapAccessToken: '' }])
    expect(mapStyleOf({ ...on, ...missing })).toBeUndefined();
  expect(mapStyleOf({})).toBeUndefined();
});

// SESSION-06
test('allows the origins of the style and the named hosts once each, and none without a map', () => {
  const mapHosts = 'https://kacheln.example.at/  https://karten.example.at https://schrift.example.at:8443';
  expect(listMapOrigins({ ...on, mapHosts })).toEqual([
    'https://karten.example.at',
    'https://kacheln.example.at',
    'https://schrift.example.at:8443',
  ]);
  expect(listMapOrigins({ ...on, mapHosts, enablePluginMap: false })).toEqual([]);
});

test.each([
  'http://karten.example.at/stil.json',
  'https://karten.example.at',
  'https://name:geheim@karten.example.at/stil.json',
  'https://*.example.at/stil.json',
  "https://a.example/;script-src 'unsafe-inline'",
  'https://a.example/stil, https://b.example/stil',
  'javascript:alert(1)//',
  'mapbox://styles/a/b',
  'https://a.example:99999/stil.json',
  '//karten.example.at/stil.json',
])('rejects the style %s', (address) => expect(isMapStyle(address)).toBe(false));

test('allows an unencrypted style on localhost', () => {
  expect(isMapStyle('http://127.0.0.1:8080/stil.json')).toBe(true);
  expect(areMapHosts('http://localhost:8080')).toBe(true);
  expect(areMapHosts('http://192.168.0.1')).toBe(false);
});

test('only ever adds whole origins to the policy', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://',
    'a.example',
    '127.0.0.1',
    ':8',
    '/',
    '*',
    ';',
    "'self'",
    ' ',
    '{token}',
    'x',
  );
  const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(typed, typed, (mapStyle, mapHosts) => {
      for (const origin of listMapOrigins({ ...on, mapStyle, mapHosts }))
        expect(origin).toMatch(/^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/);
    }),
  );
});
