import { expect, test } from '@jest/globals';
import { documentPolicy, policyAt } from './document-policy.ts';

const none = { tagManagerId: '', pixelId: '' };
const directive = (name: string, policy: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
const framedBy = (path: string) => directive('frame-ancestors', policyAt(path, none));

test.each(['/', '/store/mitte', '/tv', '/tv/'])(
  'allows %s in a frame of its own origin only, for the settings',
  (path) => expect(framedBy(path)).toBe("'self'"),
);

test.each([
  '/store/mitte/checkout',
  '/store/mitte/checkout/error',
  '/pay/1/2',
  '/test-payment/1',
  '/status/ABC/def',
  '/site/imprint',
  '/backend/orders',
  '/backend/config',
  '/backend/tv',
  '/tv/other',
  '/frontdesk/1/2',
])('allows %s in no frame', (path) => expect(framedBy(path)).toBe("'none'"));

// CONSENT-02, CONSENT-03
test("allows third parties only with the tenant's ids, and never on pages with a secret path or for staff", () => {
  const pixel = { ...none, pixelId: '123456789' };
  const policy = policyAt('/ueber-uns', pixel);
  expect(directive('script-src', policy)).toBe("'self' https://connect.facebook.net");
  expect(directive('img-src', policy)).toBe("'self' https://www.facebook.com data:");
  expect(directive('connect-src', policy)).toBe("'self' https://www.facebook.com");
  expect(policy).not.toContain('unsafe');
  expect([
    policyAt('/ueber-uns', none),
    policyAt('/status/ABC/def', pixel),
    policyAt('/pay/1/2', pixel),
    policyAt('/backend/orders', pixel, true),
  ]).toEqual(Array(4).fill(documentPolicy));
});

// SESSION-06, BRANCHES-03
test("allows requests to a map's hosts but no scripts, and none on pages with a secret path", () => {
  const map = {
    ...none,
    enablePluginMap: true,
    mapStyle: 'https://karten.example.at/stil.json?key={token}',
    mapAccessToken: 'abc',
    mapHosts: 'https://kacheln.example.at',
  };
  const policy = policyAt('/', map);
  expect(directive('connect-src', policy)).toBe("'self' https://karten.example.at https://kacheln.example.at");
  expect([directive('script-src', policy), directive('img-src', policy)]).toEqual(["'self'", "'self' data:"]);
  expect(policy).not.toMatch(/unsafe|blob|worker-src/);
  expect([policyAt('/status/ABC/def', map), policyAt('/backend/orders', map, true)]).toEqual(
    Array(2).fill(documentPolicy),
  );
  expect(policyAt('/ueber-uns', { ...map, enablePluginMap: false })).toBe(documentPolicy);
});

// SIGN-13
test('lets TVs frame pages of the configured hosts only, and play stored files', () => {
  const framed = (signageHosts: string, path = '/tv') =>
    directive('frame-src', policyAt(path, { ...none, signageHosts }, true));
  expect(framed('https://wetter.example.at/ https://karte.example:8443')).toBe(
    'https://wetter.example.at https://karte.example:8443',
  );
  expect(framed('')).toBe("'none'");
  expect(framed("https://a.example; script-src 'unsafe-inline'")).toBe("'none'");
  for (const path of ['/', '/backend/scenes', '/terminal'])
    expect([path, framed('https://wetter.example.at', path)]).toEqual([path, undefined]);
  const policy = policyAt('/tv', { ...none, tagManagerId: 'GTM-AB12CD3' }, true);
  expect(directive('default-src', policy)).toBe("'self'");
  expect([directive('img-src', policy), directive('media-src', policy)]).toEqual([
    "'self' data: blob:",
    "'self' blob:",
  ]);
  expect(policy).not.toMatch(/script-src|unsafe|googletagmanager/);
});
