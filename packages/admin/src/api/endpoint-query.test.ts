import { expect, test } from '@jest/globals';
import { listMessages, readMessage } from '@theke/contracts/notifications/message';
import { listPayments } from '@theke/contracts/payments/payment-endpoints';
import { endpointKey, endpointQuery } from './endpoint-query.ts';
import type { OfficeApi } from './office-api.ts';

const id = '0199f000-0000-7000-8000-000000000005';

test('keys of subpaths start with their parent path, so one prefix invalidates all of them', () => {
  expect(endpointKey(listMessages)).toEqual(['messages']);
  expect(endpointKey(readMessage, { params: { id } })).toEqual(['messages', id]);
  expect(endpointKey(listPayments, { query: { page: 2 } })).toEqual(['payments', { page: 2 }]);
});

test('calls the endpoint with the parameters in the key', async () => {
  const calls: unknown[] = [];
  const api = (async (...call: unknown[]) => calls.push(call)) as unknown as OfficeApi;
  const { signal } = new AbortController();
  const { queryKey, queryFn } = endpointQuery(api, readMessage, { params: { id } });
  await (queryFn as (context: object) => unknown)({ signal });
  expect(queryKey).toEqual(['messages', id]);
  expect(calls).toEqual([[readMessage, { params: { id } }, signal]]);
});
