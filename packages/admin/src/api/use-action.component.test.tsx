import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { deleteWeekTemplate } from '@theke/contracts/time-tracking/week-template';
import { ApiError } from '@theke/ui/api-error';
import type { ReactNode } from 'react';
import { ApiContext, type OfficeApi } from './office-api.ts';
import { useAction } from './use-action.ts';

const template = { params: { id: '0199f000-0000-7000-8000-00000000aa01' } };

/** Renders an action whose calls end when the test says so. */
function renderAction() {
  const client = new QueryClient();
  client.setQueryData(['week-templates'], []);
  const calls: PromiseWithResolvers<undefined>[] = [];
  const api = (() => {
    const answer = Promise.withResolvers<undefined>();
    calls.push(answer);
    return answer.promise;
  }) as unknown as OfficeApi;
  const done: unknown[] = [];
  const { result } = renderHook(
    () =>
      useAction(deleteWeekTemplate, {
        invalidates: [['week-templates']],
        onDone: (_, input) => done.push(input, client.getQueryState(['week-templates'])?.isInvalidated),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <ApiContext value={api}>{children}</ApiContext>
        </QueryClientProvider>
      ),
    },
  );
  return { result, calls, done };
}

test('sends once for two clicks, invalidates queries, then calls onDone', async () => {
  const { result, calls, done } = renderAction();
  const clicks = [result.current.run(template), result.current.run(template)];
  await waitFor(() => expect(result.current.isBusy).toBe(true));
  expect(calls).toHaveLength(1);
  calls[0]?.resolve(undefined);
  expect(await act(() => Promise.all(clicks))).toEqual([true, false]);
  expect(done).toEqual([template, true]);
  await waitFor(() => expect(result.current.isBusy).toBe(false));
});

test('keeps the problem of a failed run until the next one or a reset', async () => {
  const { result, calls, done } = renderAction();
  const failing = result.current.run(template);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.reject(new ApiError(409, [{ code: 'VERSION_CONFLICT', message: 'Veraltet.' }]));
  expect(await act(() => failing)).toBe(false);
  await waitFor(() => expect(result.current.problem?.message).toBe('Veraltet.'));
  expect(done).toEqual([]);
  act(() => result.current.reset());
  await waitFor(() => expect(result.current.problem).toBeUndefined());
});
