// TIP-05
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import TipQuestion from './tip-question.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** @param errors the server's refusal */
function draw(tip?: number, errors?: object[]) {
  const sent: { url: string; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    const reply = errors ? { errors } : { data: orderStateExample };
    return new Response(JSON.stringify(reply), {
      status: errors ? 409 : 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  const order = { ...orderStateExample, ...(tip && { tip }) } as unknown as PublicOrder;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TipQuestion
        order={order}
        branch={{ tipSuggestions: [{ percent: 10 }] } as unknown as Branch}
        link={{ uid: 'K7M2XQPA', hash: 'hash' }}
      />
    </QueryClientProvider>,
  );
  return sent;
}

test('a guest gives a tip that is paid on site', async () => {
  const sent = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld geben' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kein Trinkgeld' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /10 %/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld vormerken' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    url: expect.stringMatching(/\/orders\/public\/K7M2XQPA\/hash\/tip$/),
    body: { tip: 1.09 },
  });
});

test('names the tip that will be paid on site, which can be taken back', async () => {
  const sent = draw(2);
  expect(screen.getByRole('status').textContent).toBe('Trinkgeld 2,00\u00a0€, wird vor Ort bezahlt.');
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld ändern' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld vormerken' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ tip: 0 }]));
});

test('sends no unreadable amount, and says why the server refused', async () => {
  const message = 'Das Trinkgeld dieser Bestellung lässt sich hier nicht mehr ändern.';
  const sent = draw(undefined, [{ code: 'TIP_NOT_CHANGEABLE', message }]);
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld geben' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Anderer Betrag' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Betrag' }), 'viel');
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld vormerken' }));
  screen.getByText(/zum Beispiel 2,50/);
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Betrag' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Betrag' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Trinkgeld vormerken' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
