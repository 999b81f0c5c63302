// Collections (nodes) on pages.
import { expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { sites } from '@theke/contracts/content/site';
import type { FoundPage } from '@theke/contracts/page-owner';
import { asGateway, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

function aBusiness() {
  const tenant = uuidv7();
  const send = async (method: string, path: string, body: object) =>
    request(service(), method, `/api/${path}`, { as: asStaff(tenant), body });
  const save = async (path: string, body: object) => {
    const reply = await send('POST', path, body);
    expect([path, reply.body.errors]).toEqual([path, undefined]);
    return reply.body.data as { id: string; version: number };
  };
  const references = async (path: string) => {
    const { body } = await request(service(), 'POST', '/internal/pages/find', {
      as: asGateway(tenant),
      body: { path },
    });
    const found = body.data as FoundPage;
    if (!found || !('data' in found) || !found.data) throw new Error(`no page at ${path}`);
    return found.data.references;
  };
  return { send, save, references };
}

test('BLOCK-18: a page gets the public entries of its collections in order, with what they refer to', async () => {
  const { save, send, references } = aBusiness();
  const member = await save('blocks', {
    ...blocks.example,
    type: 'team_member',
    content: { first_name: 'Mirjam', last_name: 'Oberhofer' },
  });
  const node = (name: string, more: object = {}) => save('nodes', { name, type: 'client', isPublic: true, ...more });
  const clients = await node('Auftraggeber:innen');
  const parent = { id: clients.id };
  await node('Matrei', { parent, content: { link: 'https://matrei.example' } });
  await node('Geheim', { parent, isPublic: false });
  const lienz = await node('Lienz', { parent });
  await node('Stadtteil', { parent: { id: lienz.id } });
  await node('Andere Sammlung');
  const people = await node('Team');
  await node('Mirjam', { parent: { id: people.id }, content: { member: { id: member.id } } });
  const body = [
    { id: 'a', type: 'clients', value: { collection: parent } },
    { id: 'b', type: 'team', value: { collection: { id: people.id } } },
  ];
  const { id } = await save('sites', { ...sites.example, path: 'kunden', content: { body } });
  await send('POST', `sites/${id}/publish`, { version: 1 });
  const found = await references('/kunden');
  const below = (above: string) => found.nodes.filter((one) => one.parent?.id === above).map(({ name }) => name);
  expect([below(clients.id), below(people.id)]).toEqual([['Matrei', 'Lienz'], ['Mirjam']]);
  expect(found.nodes).toHaveLength(5);
  expect(found.blocks.map((block) => block.id)).toContain(member.id);
  await send('POST', `nodes/${lienz.id}/move`, { after: null });
  const moved = (await references('/kunden')).nodes.filter((one) => one.parent?.id === clients.id);
  expect(moved.map(({ name }) => name)).toEqual(['Lienz', 'Matrei']);
});

test('BLOCK-18: refuses content that entries of collections do not have', async () => {
  const { send } = aBusiness();
  const faults = async (content: object) => {
    const { status, body } = await send('POST', 'nodes', { name: 'A', type: 'client', content });
    return [status, ...(body.errors ?? []).map(({ field }) => field)];
  };
  expect(await faults({ html: '<b>' })).toEqual([422, 'content.html']);
  expect(await faults({ link: 'javascript:alert(1)', name: 'A' })).toEqual([422, 'content.link']);
  expect(await faults({ member: { id: 'x' } })).toEqual([422, 'content.member']);
  expect(await faults({ name: 'A', link: 'www.example.org' })).toEqual([201]);
});
