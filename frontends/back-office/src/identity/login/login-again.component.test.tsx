// A session ends while a form is edited: the user logs in above the page and loses nothing.
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Me } from '@theke/contracts/identity/user';
import { LoginAgain } from './login-again.tsx';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

const me: Me = {
  id: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Luisa',
  lastName: 'Marillo',
  email: 'luisa@marillo.example',
  roles: ['ROLE_ADMIN'],
  branches: [],
};

// OFFICE-14
test('logs the same account in again; a wrong password shows an error and can be retried', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return sent.length === 1
      ? Response.json({ errors: [{ code: 'WRONG', message: 'E‑Mail oder Passwort ist falsch.' }] }, { status: 401 })
      : Response.json({ data: me });
  });
  const [back, leave] = [jest.fn(), jest.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginAgain me={me} onBack={back} onLeave={leave} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const password = screen.getByLabelText('Passwort');
  await user.type(password, 'falsch{Enter}');
  await screen.findByText('E‑Mail oder Passwort ist falsch.');
  await user.type(password, 'richtig');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(back.mock.calls).toEqual([[me]]);
  expect(sent).toEqual([
    { email: me.email, password: 'falsch', isKept: false },
    { email: me.email, password: 'richtig', isKept: false },
  ]);
  await user.click(screen.getByRole('button', { name: 'Zur Anmeldeseite' }));
  expect(leave).toHaveBeenCalledTimes(1);
});
