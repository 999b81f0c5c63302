import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ApiError } from '@theke/ui/api-error';
import { MemoryRouter } from 'react-router';
import { ApiContext, type OfficeApi } from '../api/office-api.ts';
import { SessionGate } from './session-gate.tsx';

const draw = (status: number) => {
  const api = (async () => {
    throw new ApiError(status, [{ code: 'UNAVAILABLE', message: 'Der Dienst ist gerade nicht erreichbar.' }]);
  }) as unknown as OfficeApi;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <ApiContext value={api}>
        <MemoryRouter>
          <SessionGate />
        </MemoryRouter>
      </ApiContext>
    </QueryClientProvider>,
  );
};

// OFFICE-06
test('shows the reason and a retry button if the session cannot be loaded', async () => {
  draw(503);
  expect(await screen.findByText('Aktiver Benutzer konnte nicht geladen werden.')).toBeTruthy();
  expect(screen.getByText('Der Dienst ist gerade nicht erreichbar.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});
