import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PersonPanel } from './person-panel.tsx';

const person = {
  id: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Sara',
  lastName: 'Novak',
  presence: 'out' as const,
  since: null,
  startAt: null,
  hasPin: true,
};
const shift = { id: 's1', startAt: '2026-11-23T15:00:00.000Z', endAt: '2026-11-23T22:00:00.000Z', role: 'Service' };
const account = {
  hasEmployment: true,
  over: '2026-11-22',
  balance: -900,
  holidays: { left: 26, planned: 4, entitled: 25, carried: 3 },
};
const day = {
  shift: null,
  worked: [],
  breakDue: null,
  warnings: [{ rule: 'AT-AZG-12-1', severity: 'breach', text: 'Ruhezeit 9:00 Std. statt 11:00 Std.' }],
};
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

/** Renders a terminal, with or without PIN, and records path and PIN of each call. */
function panel(isPinRequired: boolean) {
  const requests: [string, string | null][] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (path, init) => {
    const pin = new Headers(init?.headers).get('x-theke-pin');
    if (String(path).endsWith('/me')) return answer({ data: { today: pin === '4711' ? day : null } });
    requests.push([String(path).split('/').at(-1) ?? '', pin]);
    if (isPinRequired && pin !== '4711')
      return answer({ errors: [{ code: 'PIN_WRONG', message: 'Diese PIN stimmt nicht.', field: 'pin' }] }, 403);
    return answer({ data: String(path).endsWith('balances') ? account : [shift] });
  });
  const nothing = () => undefined;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPanel
        terminal="key"
        zone="Europe/Vienna"
        press={async () => undefined}
        onDone={nothing}
        onLeave={nothing}
        bookable={undefined}
        now={new Date()}
        {...{ person, isPinRequired }}
      />
    </QueryClientProvider>,
  );
  return { requests, user: userEvent.setup() };
}
const open = () => screen.getByRole('button', { name: 'Meine Woche ansehen' });

test("TIME-03: shows shifts and balances on request, in the branch's time zone", async () => {
  const { requests, user } = panel(false);
  expect(requests).toEqual([]);
  await user.click(open());
  const week = await screen.findByRole('region', { name: 'Meine Woche' });
  expect(document.activeElement).toBe(week);
  expect(week.textContent).toContain('Mo., 23.11.16:00 bis 23:00Service');
  expect(week.textContent).toMatch(/Stand So\., 22\.11\.−0:15 Std\./);
  expect(week.textContent).toMatch(/Urlaubstagenoch 26, geplant 4/);
});

test('types the PIN with the number pad, at most eight digits', async () => {
  const { user } = panel(true);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const pin = screen.getByLabelText<HTMLInputElement>('Ihre PIN');
  for (const digit of '4710') await press(digit);
  await press('Letzte Ziffer löschen');
  await press('1');
  expect(pin.value).toBe('4711');
  for (const digit of '22222') await press(digit);
  expect(pin.value).toBe('47112222');
  await press('Leeren');
  expect(pin.value).toBe('');
});

test('TIME-03: sends nothing without a required PIN; a wrong one is sent once and reported', async () => {
  const { requests, user } = panel(true);
  await user.click(open());
  expect(await screen.findByText('Bitte geben Sie Ihre PIN ein.')).toBeTruthy();
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText('Ihre PIN'), '1234');
  await user.click(open());
  expect((await screen.findByRole('alert')).textContent).toContain('Diese PIN stimmt nicht.');
  expect(requests).toEqual([['working-schedules', '1234']]);
  await user.clear(screen.getByLabelText('Ihre PIN'));
  await user.type(screen.getByLabelText('Ihre PIN'), '4711');
  await user.click(open());
  await screen.findByRole('region', { name: 'Meine Woche' });
  expect(requests.slice(1)).toEqual([
    ['working-schedules', '4711'],
    ['balances', '4711'],
  ]);
  // The PIN was correct, so the day with its legal findings may be shown too.
  expect(await screen.findByText('Ruhezeit 9:00 Std. statt 11:00 Std.')).toBeTruthy();
});
