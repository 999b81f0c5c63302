import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { GenerationState } from '@theke/contracts/ai/generation';
import type { Me } from '@theke/contracts/identity/user';
import type { ReactElement } from 'react';
import { replaceEventSource } from '../../testing/replace-event-source.ts';
import { ApiContext, type OfficeApi } from '../api/office-api.ts';
import { MeContext } from '../api/session.ts';
import { GenerationBudget } from './generation-budget.tsx';
import { useAiAvailability } from './use-ai-availability.ts';
import { useGeneration } from './use-generation.ts';

const { openStreams, report } = replaceEventSource();

const me = (role: Me['roles'][number]): Me => ({
  id: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Luisa',
  lastName: 'Marillo',
  email: 'luisa@marillo.example',
  roles: [role],
  branches: [],
});

const renderWith = (page: ReactElement, api: OfficeApi, role: Me['roles'][number]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <MeContext value={me(role)}>{page}</MeContext>
      </ApiContext>
    </QueryClientProvider>,
  );

function renderJob(role: Me['roles'][number]) {
  const server = { state: 'queued' as GenerationState, spent: 6.2, calls: [] as string[] };
  const api = (async ({ name }: { name: string }) => {
    server.calls.push(name);
    if (name === 'readGeneration') return { id: 'job', state: server.state };
    const budget = { month: '2026-11', limit: 20, spent: server.spent, reserved: 0 };
    return { canWrite: true, currency: 'EUR', budget };
  }) as unknown as OfficeApi;
  const Job = () => {
    const availability = useAiAvailability();
    const { generation } = useGeneration('job');
    return (
      <>
        <output>{generation?.state}</output>
        {availability ? <GenerationBudget {...availability} /> : 'no AI'}
      </>
    );
  };
  renderWith(<Job />, api, role);
  return server;
}

test('follows a job until it ends, and then reads the budget again', async () => {
  const server = renderJob('ROLE_ADMIN');
  await screen.findByText('queued');
  await screen.findByText('6,20 € von 20,00 € im November verbraucht', {
    normalizer: (text) => text.replace(/\s/g, ' '),
  });

  server.state = 'proposed';
  server.spent = 6.24;
  await report();
  await screen.findByText('proposed');
  await screen.findByText(/^6,24/);
  expect(openStreams.size).toBe(0);
});

test('does not ask for the AI on behalf of users who may not use it', async () => {
  const server = renderJob('ROLE_EMPLOYEE');
  await screen.findByText(/no AI/);
  expect(server.calls).not.toContain('readAiAvailability');
});

test('reads a job again that ends while it is being loaded for the first time', async () => {
  const server = { state: 'queued' as GenerationState, reads: 0, answer: () => {} };
  const api = (async ({ name }: { name: string }) => {
    if (name !== 'readGeneration') return { canWrite: true, currency: 'EUR' };
    server.reads += 1;
    const read = { id: 'job', state: server.state };
    if (server.reads === 1)
      await new Promise<void>((resolve) => {
        server.answer = resolve;
      });
    return read;
  }) as unknown as OfficeApi;
  const Job = () => <output>{useGeneration('job').generation?.state}</output>;
  renderWith(<Job />, api, 'ROLE_ADMIN');
  await waitFor(() => expect(server.reads).toBe(1));
  server.state = 'proposed';
  await report();
  await act(async () => server.answer());
  await screen.findByText('proposed');
});
