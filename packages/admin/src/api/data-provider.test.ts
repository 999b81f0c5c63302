import { expect, test } from '@jest/globals';
import { tags } from '@theke/contracts/catalog/tag';
import { ApiError } from '@theke/ui/api-error';
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
  return { sent, provider: makeDataProvider(api, async () => tags as unknown as AnyResource) };
}

test('lists with the query parameters of the API', async () => {
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

test('sends the draft and the version on update, no server fields', async () => {
  const { sent, provider } = recorder({ id });
  const data = { id, name: 'Gastgarten', image: null, version: 4, createdAt: 'x', updatedAt: 'y' };
  await provider.update('tags', { id, data, previousData: data });
  expect(sent).toEqual([{ name: 'updateTag', params: { id }, body: { name: 'Gastgarten', image: null, version: 4 } }]);
});

// OFFICE-03, OFFICE-04
test('uses a fallback message when the server sends none', async () => {
  const failing = (error: ApiError) =>
    makeDataProvider(
      (async () => {
        throw error;
      }) as unknown as OfficeApi,
      async () => tags as unknown as AnyResource,
    );
  const silent = failing(new ApiError(502, []));
  const data = { id, name: 'Gastgarten', image: null, version: 1 };
  await expect(silent.create('tags', { data })).rejects.toThrow('Tag konnte nicht erstellt werden.');
  await expect(silent.update('tags', { id, data, previousData: data })).rejects.toThrow(
    'Tag konnte nicht aktualisiert werden.',
  );
  await expect(silent.delete('tags', { id })).rejects.toThrow('Tag konnte nicht gelöscht werden.');
  const refused = failing(new ApiError(409, [{ code: 'TAKEN', message: 'Diesen Namen gibt es schon.' }]));
  await expect(refused.create('tags', { data })).rejects.toThrow(/^Diesen Namen gibt es schon\.$/);
});
