import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Failures } from './failures.tsx';

const findMessage = () => screen.queryByText('Daten konnten nicht geladen werden.');

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={queries}>
      <Failures />
    </QueryClientProvider>,
  );
  let isAway = true;
  let requests = 0;
  /** Runs the query that a page depends on. */
  const load = (kind: string) =>
    act(() =>
      queries
        .fetchQuery({
          queryKey: [kind],
          queryFn: async () => {
            requests += 1;
            if (isAway) throw new Error('away');
            return 'new';
          },
        })
        .catch(() => undefined),
    );
  return { queries, load, requests: () => requests, back: () => (isAway = false) };
}

// FRAME-11
test('reports a failed reload once, and retries until it succeeds', async () => {
  const { queries, load, requests, back } = open();
  for (const kind of ['shop', 'card']) act(() => void queries.setQueryData([kind], 'old', { updatedAt: 1 }));
  await load('shop');
  await load('card');
  await load('card');
  expect(screen.getAllByText('Daten konnten nicht geladen werden.')).toHaveLength(1);
  const reload = async () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' })));
  await reload();
  expect([requests(), findMessage() !== null]).toEqual([5, true]);
  back();
  await reload();
  expect([requests(), findMessage(), queries.getQueryData(['shop']), queries.getQueryData(['card'])]).toEqual([
    7,
    null,
    'new',
    'new',
  ]);
});

// FRAME-11
test('the message disappears when a background reload succeeds', async () => {
  const { queries, load, back } = open();
  act(() => void queries.setQueryData(['shop'], 'old', { updatedAt: 1 }));
  await load('shop');
  expect(findMessage()).not.toBeNull();
  back();
  await load('shop');
  expect(findMessage()).toBeNull();
});

// FRAME-11
test('reports nothing without earlier data, or for queries that are polled', async () => {
  const { queries, load } = open();
  await load('shop');
  act(() => void queries.setQueryData(['capacity'], 'old', { updatedAt: 1 }));
  await load('capacity');
  expect(findMessage()).toBeNull();
});
