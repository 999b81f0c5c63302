// Previews of drafts: who may see them, and their headers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkSession } from '@theke/contracts/identity/session';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import { sitePage } from '@theke/contracts/testing/content-pages';
import { previewToken } from '@theke/kit/preview-link';
import { v7 as uuidv7 } from 'uuid';
import { type GatewayAlone, secret, startGatewayAlone } from '../../testing/gateway-alone.ts';

const tenant = tenantChanged.example;
const id = uuidv7();
const page = sitePage({ body: [{ id: 'b1', type: 'title_section', value: { title: 'Neu' } }] }, { isDraft: true });
/** Role of the caller by session token. */
const sessions: Record<string, Role[]> = { 'token-of-an-employee-': ['ROLE_EMPLOYEE'] };

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  const body = text ? JSON.parse(text) : {};
  const send = (status: number, data: unknown) => {
    response.statusCode = status;
    response.end(JSON.stringify(data));
  };
  if (incoming.url === checkSession.path) {
    const roles = sessions[body.token];
    const user = { ...users.example, id: uuidv7(), roles, branches: [] };
    return roles ? send(200, { data: { session: uuidv7(), user } }) : send(401, { errors: [] });
  }
  if (incoming.url === '/internal/pages/draft')
    return body.id === id ? send(200, { data: page }) : send(404, { errors: [{ code: 'NOT_FOUND', message: '.' }] });
  send(200, { data: [] });
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: serve,
    frontends: [{ name: 'corporate', role: 'document', paths: [], server: true }],
    serverBuilds: {
      corporate: `export const render = ({ data, isEditor }) => '<main>' + data.site.name + (isEditor ? ' bearbeiten' : '') + '</main>';
        export const blocks = ({ data }, ids) => Object.fromEntries(ids.map((id) => [id, data.site.name]));`,
    },
  });
});
afterAll(() => gateway.stop());

const staff = { cookie: `theke_80=${Object.keys(sessions)[0]}` };
const open = (path: string, headers: Record<string, string> = {}) =>
  gateway.ask(path, { headers: { accept: 'text/html', ...headers } });

// SITE-08
test('shows a draft to staff, framed only by the back office, without storing or indexing it', async () => {
  const { status, headers, text } = await open(`/backend/preview/sites/${id}`, staff);
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(text).toContain(`<main>${page.site.name}</main>`);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('page.js');
});

test('runs no script in the editor, and marks its blocks', async () => {
  const { headers, text } = await open(`/backend/preview/sites/${id}?editor=1`, staff);
  expect(text).toContain('bearbeiten');
  expect(text).toContain('page.css');
  expect(text).not.toMatch(/<script src|as="script"/);
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  const blocks = await open(`/backend/preview/sites/${id}/blocks?ids=b1,b2`, staff);
  expect([blocks.status, JSON.parse(blocks.text)]).toEqual([200, { data: { b1: page.site.name, b2: page.site.name } }]);
});

test('shows drafts to no other caller', async () => {
  expect((await open(`/backend/preview/sites/${id}`)).status).toBe(302);
  expect((await open(`/backend/preview/sites/${id}/blocks?ids=b1`)).status).toBe(403);
  for (const path of [`/backend/preview/sites/${uuidv7()}`, '/backend/preview/sites/..%2Fadmin', '/vorschau/x'])
    expect([path, (await open(path, staff)).status]).toEqual([path, 404]);
});

test('shows a draft to every caller with an unexpired link of this business', async () => {
  const in1 = Math.floor(Date.now() / 1_000) + 60;
  const linkTo = (of: string, expires: number, key = secret) =>
    `/vorschau/${previewToken(key, of, { kind: 'site', id, expires })}`;
  const shown = await open(linkTo(tenant.id, in1));
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(shown.text).not.toContain('bearbeiten');
  expect((await open(`${linkTo(tenant.id, in1)}?editor=1`)).text).not.toContain('bearbeiten');
  const refused = [
    linkTo(uuidv7(), in1),
    linkTo(tenant.id, in1 - 120),
    linkTo(tenant.id, in1, 'another-secret-of-somebody-else-here'),
    linkTo(tenant.id, in1).replace(/.$/, ''),
    linkTo(tenant.id, in1).replace('site.', 'post.'),
  ];
  for (const path of refused) expect([path, (await open(path)).status]).toEqual([path, 404]);
});
