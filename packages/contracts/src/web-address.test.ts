import { expect, test } from '@jest/globals';
import { branches } from './catalog/branch.ts';
import { config, configDraft } from './identity/config.ts';

// All fields with an address that pages link to (security finding L5).
const fields = [
  ['website', branches.draft.shape.website],
  ['website of the business', config.shape.website],
  ...(['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'] as const).map(
    (name) => [name, config.shape[name]] as const,
  ),
] as const;

test.each(fields)('%s accepts only web addresses or nothing', (_name, field) => {
  for (const address of ['', 'https://linde.example/agb', 'http://linde.example'])
    expect([address, field?.safeParse(address).success]).toEqual([address, true]);
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'JavaScript://x%0aalert(1)',
    'file:///etc/passwd',
    `https://linde.example/${'a'.repeat(2_000)}`,
  ])
    expect([address, field?.safeParse(address).success]).toEqual([address, false]);
});

// SHAPE-09
test('requires https and complete addresses for maps', () => {
  const { mapStyle, mapHosts } = config.shape;
  for (const address of ['', 'https://karten.example.at/stil.json?key={token}'])
    expect([address, mapStyle.safeParse(address).success]).toEqual([address, true]);
  for (const address of ['http://karten.example.at/stil.json', 'https://*.example.at/stil.json', 'javascript:alert(1)'])
    expect([address, mapStyle.safeParse(address).success]).toEqual([address, false]);
  expect(mapHosts.safeParse('https://a.example https://b.example').success).toBe(true);
  expect(mapHosts.safeParse("https://a.example; script-src 'unsafe-inline'").success).toBe(false);
});

test('requires https origins for web pages on TVs', () => {
  const { signageHosts } = config.shape;
  for (const hosts of ['', 'https://wetter.example.at https://karte.example:8443'])
    expect([hosts, signageHosts.safeParse(hosts).success]).toEqual([hosts, true]);
  for (const hosts of [
    'http://wetter.example.at',
    'wetter.example.at',
    "https://a.example; script-src 'unsafe-inline'",
  ])
    expect([hosts, signageHosts.safeParse(hosts).success]).toEqual([hosts, false]);
});

test('rejects a style that needs a token without one', () => {
  const draft = { shopName: 'Linde', mapStyle: 'https://karten.example.at/stil.json?key={token}' };
  expect(configDraft.safeParse({ ...draft, mapAccessToken: 'abc' }).success).toBe(true);
  expect(configDraft.safeParse(draft).error?.issues).toMatchObject([{ path: ['mapAccessToken'] }]);
});
