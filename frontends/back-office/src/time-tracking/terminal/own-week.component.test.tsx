import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { OwnWeek } from './own-week.tsx';

const body = (value: object) => JSON.stringify(value);
const refused = { errors: [{ code: 'UNEXPECTED', message: 'Bitte versuchen Sie es später.' }] };

// OFFICE-09
test.each([
  ['working-schedules', 'Arbeitsplanung konnte nicht geladen werden.'],
  ['balances', 'Guthaben konnten nicht geladen werden.'],
])('names the part of shifts and balances that could not be loaded: %s', async (failing, sentence) => {
  globalThis.fetch = (async (url: string) => {
    const isFailing = url.endsWith(failing);
    return new Response(body(isFailing ? refused : { data: [] }), {
      status: isFailing ? 500 : 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnWeek
        terminal="t"
        username="u"
        zone="Europe/Vienna"
        pin={undefined}
        onAsk={() => true}
        onShown={() => undefined}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toBe(`${sentence} Bitte versuchen Sie es später.`);
});
