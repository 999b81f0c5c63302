// References of a page must exist within the business.
import { expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { sites } from '@theke/contracts/content/site';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

test('rejects references to another business or to missing entities', async () => {
  const [ours, theirs] = [uuidv7(), uuidv7()];
  const make = async (tenant: string, path: string, body: object) =>
    request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body });
  const own = ((await make(ours, 'blocks', blocks.example)).body.data as { id: string }).id;
  const other = ((await make(theirs, 'blocks', blocks.example)).body.data as { id: string }).id;
  const page = (type: string, value: object) => ({ ...sites.example, content: { body: [{ id: 'a', type, value }] } });
  const publish = async (type: string, value: object) => {
    const { status, body } = await make(ours, 'sites', page(type, value));
    return [status, ...(body.errors ?? []).map(({ code, field }) => `${code} ${field}`)].join(' ');
  };
  const at = 'UNKNOWN_REFERENCE content.body.0.value';
  expect(await publish('block', { block: { id: other } })).toBe(`422 ${at}.block`);
  expect(await publish('team', { members: [{ id: own }, { id: other }] })).toBe(`422 ${at}.members.1`);
  expect(await publish('form', { form: { id: uuidv7() } })).toBe(`422 ${at}.form`);
  expect(await publish('case_studies', { sites: [{ id: uuidv7() }] })).toBe(`422 ${at}.sites.0`);
  expect(await publish('block', { block: { id: own } })).toBe('201');
});

test('requires alternative texts in shared public content, including Markdown', async () => {
  const tenant = uuidv7();
  const save = async (text: string, isPublic: boolean) => {
    const content = { data: [{ id: 'a', type: 'markdown', value: { text } }] };
    const body = { name: 'Alt', identifier: uuidv7(), type: 'legacy', content, isPublic };
    const reply = await request(service(), 'POST', '/api/blocks', { as: asStaff(tenant), body });
    return [reply.status, ...(reply.body.errors ?? []).map(({ field }) => field)];
  };
  const picture = '![](/image/a-1.webp)';
  expect([await save(picture, true), await save(picture, false), await save('![Plan](/image/a-1.webp)', true)]).toEqual(
    [[422, 'content.data.0.value.text'], [201], [201]],
  );
});
