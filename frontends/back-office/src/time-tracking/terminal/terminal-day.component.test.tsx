import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { Bookable } from '@theke/contracts/time-tracking/working-activity';
import { lawsOf } from './law-lines.tsx';
import { PersonPanel } from './person-panel.tsx';
import { useTerminalNotice } from './use-terminal-notice.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const person = {
  id: 'sara',
  firstName: 'Sara',
  lastName: 'Novak',
  presence: 'out' as const,
  since: null,
  startAt: null,
  hasPin: false,
};
const bookable: Bookable = {
  projects: [{ id: 'p', name: 'Ortskern' }],
  tasks: [{ id: 't', number: 7, title: 'Fotos', project: { id: 'p' }, assignees: [{ id: 'sara' }] }],
};
const shift = { startAt: at('15:00'), endAt: at('22:00'), pauseMinutes: 30, role: 'Service' };
const before = globalThis.fetch;
let today: Today;
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(JSON.stringify({ data: { today } })));
});
afterEach(() => {
  globalThis.fetch = before;
});

function panel(changes: Partial<Parameters<typeof PersonPanel>[0]> = {}) {
  const press = jest.fn<Parameters<typeof PersonPanel>[0]['press']>(async () => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPanel
        terminal="key"
        zone="Europe/Vienna"
        now={new Date(at('17:52'))}
        isPinRequired={false}
        onDone={() => undefined}
        onLeave={() => undefined}
        {...{ person, bookable, press, ...changes }}
      />
    </QueryClientProvider>,
  );
  return { press, user: userEvent.setup() };
}

test('TIME-13: a press alone books no work; a chosen task is sent with its project', async () => {
  today = { shift: null, worked: [], breakDue: null, warnings: [] };
  const once = panel();
  await once.user.click(screen.getByRole('button', { name: 'Kommen' }));
  expect(once.press.mock.lastCall).toEqual(['sara', 'start', { pin: undefined, booking: undefined }]);
  cleanup();
  const { press, user } = panel();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Woran arbeiten Sie/ }),
    'Meine Aufgabe T-7: Fotos',
  );
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  const booking = { project: { id: 'p' }, task: { id: 't' } };
  expect(press.mock.lastCall).toEqual(['sara', 'start', { pin: undefined, booking }]);
});

test('TIME-03, TIME-09: at work, shows shift, working time and when a break is due', async () => {
  today = {
    shift,
    worked: [{ startAt: at('14:58'), endAt: at('17:52') }],
    breakDue: { by: at('20:58'), minutes: 30 },
    warnings: [],
  };
  panel({ person: { ...person, presence: 'in' as never, since: at('14:58') as never } });
  expect(await screen.findByText('Service, heute geplant 16:00 bis 23:00')).toBeTruthy();
  expect(screen.getByText('2:54 Std.')).toBeTruthy();
  expect(screen.getByText('seit 15:58, noch keine Pause')).toBeTruthy();
  expect(screen.getByText('Pause bis spätestens 21:58, 30 Minuten')).toBeTruthy();
  expect(screen.getByText('geplant um 23:00')).toBeTruthy();
  expect(screen.getByText('2:54 von 6:30 Std.')).toBeTruthy();
  // Work cannot be chosen during a shift, and a button's name is its action.
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pause' }).hasAttribute('disabled')).toBe(false);
});

test('a waiting punch says that it is stored; without a stored PIN the page must not be reloaded', async () => {
  today = { shift: null, worked: [], breakDue: null, warnings: [] };
  const waitingPunch = { order: 1, id: 'a', person: 'sara', move: 'start' as const, at: at('17:52') };
  const texts: string[] = [];
  const withPin = {
    isPinRequired: true,
    person: { ...person, hasPin: true },
    onDone: (text: string) => void texts.push(text),
  };
  for (const answer of [{ ...waitingPunch, sealedPin: 'x' }, waitingPunch, undefined]) {
    const { user } = panel({ ...withPin, press: async () => answer });
    await user.type(screen.getByLabelText('Ihre PIN'), '4711');
    await user.click(screen.getByRole('button', { name: 'Kommen' }));
    cleanup();
  }
  expect(texts.map((text) => text.replace(/\d\d:\d\d/, 'jetzt'))).toEqual([
    'Sara: Kommen um jetzt gemerkt. Gesendet wird es, sobald es eine Verbindung gibt.',
    expect.stringMatching(/^Sara: Kommen um jetzt gemerkt\. Bitte laden Sie diese Seite nicht neu/),
    'Sara: Kommen um jetzt.',
  ]);
});

test('TIME-09: after a press, shows legal findings of the day and when a break is due', async () => {
  const rest = { rule: 'AT-AZG-12-1', severity: 'breach' as const, text: 'Ruhezeit 9:00 Std. statt 11:00 Std.' };
  today = { shift: null, worked: [], breakDue: { by: '2126-11-21T20:58:00.000Z', minutes: 30 }, warnings: [rest] };
  const lawPromises: Promise<readonly { text: string }[]>[] = [];
  const onDone = (_text: string, laws: (typeof lawPromises)[number]) => void lawPromises.push(laws);
  const withPin = { isPinRequired: true, person: { ...person, hasPin: true }, onDone };
  const { user } = panel(withPin);
  // The PIN field has the focus after choosing a name.
  expect(document.activeElement).toBe(screen.getByLabelText('Ihre PIN'));
  await user.keyboard('4711');
  await user.click(screen.getByRole('button', { name: 'Kommen' }));
  const sent = (globalThis.fetch as jest.Mock<typeof fetch>).mock.lastCall;
  expect([String(sent?.[0]), new Headers(sent?.[1]?.headers).get('x-theke-pin')]).toEqual([
    expect.stringMatching(/sara\/me$/),
    '4711',
  ]);
  // An overdue break is only reported by the legal finding.
  expect(lawsOf(today, 'Europe/Vienna', new Date('2126-11-21T21:00:00.000Z'))).toEqual([rest]);
  cleanup();
  // Nothing is checked while a punch waits offline.
  const waitingPunch = { order: 1, id: 'a', person: 'sara', move: 'start' as const, at: at('17:52'), sealedPin: 'x' };
  const { user: secondUser } = panel({ ...withPin, press: async () => waitingPunch });
  await secondUser.keyboard('4711');
  await secondUser.click(screen.getByRole('button', { name: 'Kommen' }));
  const texts = (await Promise.all(lawPromises)).map((laws) => laws.map(({ text }) => text));
  expect(texts).toEqual([[rest.text, 'Pause bis spätestens 21:58, 30 Minuten'], []]);
});

test('TIME-10: legal findings disappear before the next person, and are never shown to another', async () => {
  jest.useFakeTimers();
  try {
    const rest = { rule: 'AT-AZG-12-1', severity: 'breach' as const, text: 'Ruhezeit 9:00 Std. statt 11:00 Std.' };
    const { result } = renderHook(useTerminalNotice);
    const say = (...args: Parameters<(typeof result.current)[1]>) => act(async () => result.current[1](...args));
    await say('Sara: Kommen um 08:00.', Promise.resolve([rest]));
    expect(result.current[0]).toEqual({ text: 'Sara: Kommen um 08:00.', laws: [rest] });
    act(() => void jest.advanceTimersByTime(20_000));
    expect(result.current[0]).toEqual({ text: 'Sara: Kommen um 08:00.', laws: [] });
    // The response arrives after another person has touched their name.
    let answer: (laws: [typeof rest]) => void = () => undefined;
    await say('Sara: Gehen um 12:00.', new Promise((resolve) => (answer = resolve)));
    await say('');
    await act(async () => answer([rest]));
    expect(result.current[0]).toEqual({ text: '', laws: [] });
  } finally {
    jest.useRealTimers();
  }
});

test('TIME-02: the terminal says where a missing PIN can be set', () => {
  today = { shift: null, worked: [], breakDue: null, warnings: [] };
  panel({ isPinRequired: true, person: { ...person, hasPin: false } });
  expect(screen.getByText(/Ihre Leitung setzt sie im Backoffice unter „Anwesenheit“/)).toBeTruthy();
});
