// What a page refers to is the business's own, and is there.
import { expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { sites } from '@theke/contracts/content/site';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const service = runDuringTests(content);

test('a page refers to nothing that another business has, nor to what there is not', async () => {
  const [ours, theirs] = [uuidv7(), uuidv7()];
  const make = async (tenant: string, path: string, body: object) =>
    request(service(), 'POST', `/api/${path}`, { as: asStaff(tenant), body });
  const own = ((await make(ours, 'blocks', blocks.example)).body.data as { id: string }).id;
  const other = ((await make(theirs, 'blocks', blocks.example)).body.data as { id: string }).id;
  const page = (type: string, value: object) => ({ ...sites.example, content: { body: [{ id: 'a', type, value }] } });
  const told = async (type: string, value: object) => {
    const { status, body } = await make(ours, 'sites', page(type, value));
    return [status, ...(body.errors ?? []).map(({ code, field }) => `${code} ${field}`)].join(' ');
  };
  const at = 'UNKNOWN_REFERENCE content.body.0.value';
  expect(await told('block', { block: { id: other } })).toBe(`422 ${at}.block`);
  expect(await told('team', { members: [{ id: own }, { id: other }] })).toBe(`422 ${at}.members.1`);
  expect(await told('form', { form: { id: uuidv7() } })).toBe(`422 ${at}.form`);
  expect(await told('case_studies', { sites: [{ id: uuidv7() }] })).toBe(`422 ${at}.sites.0`);
  expect(await told('block', { block: { id: own } })).toBe('201');
});
