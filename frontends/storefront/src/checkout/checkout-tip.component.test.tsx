// TIP-01 to TIP-04
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openCheckout } from '../../testing/open-checkout.tsx';

const realFetch = globalThis.fetch;
let sent: { tip?: number; expectedTotal?: number }[] = [];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    const data =
      method === 'POST'
        ? { uid: 'u', hash: 'h', ticketNumber: 7 }
        : { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };
    return new Response(JSON.stringify({ data }), { status: 201, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const tipped = { isTipEnabled: true, tipSuggestions: [{ percent: 5 }, { percent: 10 }] };
const question = () => screen.findByRole('heading', { name: 'Möchten Sie Trinkgeld geben?' });
const submit = () => screen.getByRole('button', { name: /abschicken/ });
async function send() {
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(box);
  await userEvent.click(submit());
}

test('asks nothing and sends nothing where tips are off', async () => {
  openCheckout();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('tip');
  expect(screen.queryByRole('radio', { name: /Trinkgeld/ })).toBeNull();
});

test('no tip is chosen beforehand, and none is sent without a choice', async () => {
  openCheckout({ branch: tipped });
  await question();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kein Trinkgeld' }).checked).toBe(true);
  expect(screen.queryByText('Zu zahlen')).toBeNull();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('tip');
});

test('a chosen percentage is a line of its own, on the button and in the order; the agreed total stays without it', async () => {
  openCheckout({ branch: tipped });
  await question();
  await userEvent.click(screen.getByRole('radio', { name: /10 %/ }));
  expect(screen.getByText('Zu zahlen').closest('div')?.textContent).toMatch(/11,99/);
  expect(submit().textContent).toMatch(/11,99/);
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ tip: 1.09, expectedTotal: 10.9 });
});

test('an amount of the own choice is read with a comma; an unreadable one is an error at its field', async () => {
  openCheckout({ branch: tipped });
  await question();
  await userEvent.click(screen.getByRole('radio', { name: 'Anderer Betrag' }));
  await send();
  expect((await screen.findAllByText(/Bitte geben Sie das Trinkgeld als Betrag ein/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Betrag' }), '2,50');
  expect(screen.queryByText(/Bitte geben Sie das Trinkgeld als Betrag ein/)).toBeNull();
  await userEvent.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ tip: 2.5 });
});
