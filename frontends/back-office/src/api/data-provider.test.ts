import { expect, test } from '@jest/globals';
import { tags } from '@theke/contracts/catalog/tag';
import { makeDataProvider } from './data-provider.ts';
import type { OfficeApi } from './office-api.ts';
import type { AnyResource } from './resource.ts';

const id = '0199f000-0000-7000-8000-000000000005';

function recorder(answer: unknown) {
  const sent: unknown[] = [];
  const api = (async (endpoint: { name: string }, parts: object) => {
    sent.push({ name: endpoint.name, ...parts });
    return answer;
  }) as unknown as OfficeApi;
  return { sent, provider: makeDataProvider(api, [tags as unknown as AnyResource]) };
}

test('a list asks in the words of the API', async () => {
  const { sent, provider } = recorder({ data: [], meta: { total: 0, isTotalCapped: false, page: 3, pageSize: 25 } });
  await provider.getList('tags', {
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'Gast', isEnabled: 'true' },
  });
  expect(sent).toEqual([
    { name: 'listTags', query: { page: 3, pageSize: 25, sort: '-name', q: 'Gast', filter: { isEnabled: 'true' } } },
  ]);
});

test('an update carries the draft and the version, nothing that the server adds', async () => {
  const { sent, provider } = recorder({ id });
  const data = { id, name: 'Gastgarten', image: null, version: 4, createdAt: 'x', updatedAt: 'y' };
  await provider.update('tags', { id, data, previousData: data });
  expect(sent).toEqual([{ name: 'updateTag', params: { id }, body: { name: 'Gastgarten', image: null, version: 4 } }]);
});
