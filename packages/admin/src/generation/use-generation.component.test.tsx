import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { GenerationState } from '@theke/contracts/ai/generation';
import type { Me } from '@theke/contracts/identity/user';
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
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <MeContext value={me(role)}>
          <Job />
        </MeContext>
      </ApiContext>
    </QueryClientProvider>,
  );
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
