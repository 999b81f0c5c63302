// The document of the player for TVs: headers and metadata.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { type GatewayAlone, startGatewayAlone } from '../../testing/gateway-alone.ts';

const tenant = { ...tenantChanged.example, hosts: ['eins.example'], isDemo: false };
const config = {
  enablePluginPWA: true,
  tagManagerId: 'GTM-AB12CD3',
  signageHosts: 'https://wetter.example.at',
};

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: (_, response) => void response.setHeader('content-type', 'application/json').end('{"data":[]}'),
    tenants: [tenant],
    config,
    frontends: [{ name: 'signage-player', role: 'document', paths: [{ path: '/tv', title: 'TV', isStaff: true }] }],
  });
});
afterAll(() => gateway.stop());

const page = (path: string) => gateway.ask(path, { headers: { accept: 'text/html' } });
const directive = (name: string, policy: unknown) => new RegExp(`${name} ([^;]*)`).exec(String(policy))?.[1];

// SIGN-13
test.each(['/tv', '/tv?preview', '/tv/'])('serves %s for TVs and the preview in the office', async (path) => {
  const { status, headers, text } = await page(path);
  expect(status).toBe(200);
  const policy = headers['content-security-policy'];
  expect([
    directive('frame-ancestors', policy),
    directive('frame-src', policy),
    directive('default-src', policy),
  ]).toEqual(["'self'", 'https://wetter.example.at', "'self'"]);
  expect(policy).not.toContain('googletagmanager');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toMatch(/rel="manifest"|service-worker/);
});

test('changes no other page', async () => {
  const { headers } = await page('/');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(directive('frame-src', headers['content-security-policy'])).toBeUndefined();
});
