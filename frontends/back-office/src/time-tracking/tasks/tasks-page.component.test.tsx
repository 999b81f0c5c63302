import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  addTaskStep,
  checkTaskStep,
  commentTask,
  logTaskView,
  moveTask,
  type OpenedTask,
  readTaskBoard,
  startTaskTime,
  type TaskBoard,
  type TaskCard,
  tasks,
} from '@theke/contracts/time-tracking/task';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { TaskPage } from './task-page.tsx';
import { TasksPage } from './tasks-page.tsx';

const me = '0199f000-0000-7000-8000-000000000001';
const paul = '0199f000-0000-7000-8000-00000000aa01';
const branch = '0199f000-0000-7000-8000-00000000ab01';

const card = (number: number, changes: Partial<TaskCard> = {}): TaskCard => ({
  ...tasks.events.changed.example,
  id: `0199f000-0000-7000-8000-0000000000${number}`,
  number,
  title: `Karte ${number}`,
  text: '',
  state: 'open',
  dueDate: null,
  assignees: [],
  branch: null,
  steps: [],
  comments: 0,
  isNew: false,
  ...changes,
});
const people = [
  { id: me, name: 'Luisa Marillo', isActive: true },
  { id: paul, name: 'Paul Haidinger', isActive: true },
];

/** A board whose server applies moves like the service. */
function board(cards: TaskCard[], refusal?: ApiError, path = '/tasks') {
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: object }) => {
    if (endpoint === moveTask) {
      sent.push(body);
      if (refusal) throw refusal;
      const { state } = body as { state: TaskCard['state'] };
      cards = cards.map((one) => (sent.length > 0 && one.number === 11 ? { ...one, state } : one));
      return cards[0];
    }
    if (endpoint === tasks.endpoints.create) {
      if (refusal) throw refusal;
      sent.push(body);
      cards = [...cards, card(90 + sent.length, body as Partial<TaskCard>)];
      return cards.at(-1);
    }
    if (endpoint !== readTaskBoard) throw new ApiError(404, []);
    return { tasks: cards, further: { open: 0, done: 0 }, people, projects: [] } satisfies TaskBoard;
  }) as unknown as OfficeApi;
  renderPage(<TasksPage />, { office, api, path, route: '/tasks' });
  return { sent };
}
const column = (name: RegExp) => screen.getByRole('region', { name });
const titlesIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('a card can be lifted, moved and dropped by keyboard, with announcements and focus', async () => {
  const user = userEvent.setup();
  const { sent } = board([card(11, { version: 4 }), card(12), card(13, { state: 'waiting' })]);
  (await screen.findByRole('link', { name: 'Karte 11' })).focus();
  await user.keyboard(' ');
  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements()).toContain('T-11, Karte 11 angehoben. Spalte Offen, Platz 1 von 2.');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(announcements()).toContain('T-11, Karte 11: Spalte Wartet, Platz 2 von 2.');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Karte 11' }));
  expect(sent).toEqual([]);
  await user.keyboard(' ');
  await waitFor(() => expect(sent).toEqual([{ state: 'waiting', after: card(13).id, version: 4 }]));
  await waitFor(() => expect(titlesIn(/^Wartet/).toSorted()).toEqual(['Karte 11', 'Karte 13']));
});

test('Escape puts a lifted card back and sends nothing', async () => {
  const user = userEvent.setup();
  const { sent } = board([card(11), card(12)]);
  (await screen.findByRole('link', { name: 'Karte 12' })).focus();
  await user.keyboard(' {ArrowUp}');
  expect(titlesIn(/^Offen/)).toEqual(['Karte 12', 'Karte 11']);
  await user.keyboard('{Escape}');
  expect(titlesIn(/^Offen/)).toEqual(['Karte 11', 'Karte 12']);
  expect(sent).toEqual([]);
});

test('a card that another user changed moves back, with a message', async () => {
  const user = userEvent.setup();
  board([card(11), card(12)], new ApiError(409, [{ code: 'STALE_VERSION', message: 'Bitte laden Sie neu.' }]));
  (await screen.findByRole('link', { name: 'Karte 11' })).focus();
  await user.keyboard(' {ArrowRight} ');
  await screen.findByText(/^Aufgabe konnte nicht aktualisiert werden. Jemand hat sie inzwischen geändert/);
  await waitFor(() => expect(titlesIn(/^Offen/)).toEqual(['Karte 11', 'Karte 12']));
});

test('filters the board to own tasks and back', async () => {
  const user = userEvent.setup();
  board([card(11, { assignees: [{ id: me }] }), card(12, { assignees: [{ id: paul }] })]);
  await screen.findByRole('link', { name: 'Karte 12' });
  await user.click(screen.getByRole('button', { name: /^Mir zugewiesen\s*1/ }));
  expect(titlesIn(/^Offen/)).toEqual(['Karte 11']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zuständig' }), 'Paul Haidinger');
  await screen.findByText('Keine Aufgabe passt zu dieser Auswahl.');
  await user.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  expect(titlesIn(/^Offen/)).toEqual(['Karte 11', 'Karte 12']);
});

test('adds a task by its title to a column, with the active filters', async () => {
  const user = userEvent.setup();
  const filtered = { branch: { id: branch }, assignees: [{ id: paul }] };
  const { sent } = board([card(11, filtered)], undefined, `/tasks?branch=${branch}&person=${paul}&q=Karte`);
  await user.click(await screen.findByRole('button', { name: 'Neue Aufgabe in „Wartet“' }));
  await user.type(within(column(/^Wartet/)).getByLabelText('Titel'), '  Ofen reinigen{Enter}');
  await waitFor(() => expect(titlesIn(/^Wartet/)).toEqual(['Ofen reinigen']));
  expect(sent).toEqual([
    { branch: { id: branch }, project: null, assignees: [{ id: paul }], title: 'Ofen reinigen', state: 'waiting' },
  ]);
  expect((within(column(/^Wartet/)).getByLabelText('Titel') as HTMLInputElement).value).toBe('');
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByLabelText('Titel')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('reports a refused task and keeps its title', async () => {
  const user = userEvent.setup();
  board([card(11)], new ApiError(403, [{ code: 'FORBIDDEN', message: 'Das dürfen Sie nicht.' }]));
  await user.click(await screen.findByRole('button', { name: 'Neue Aufgabe in „Offen“' }));
  await user.type(screen.getByLabelText('Titel'), 'Ofen{Enter}');
  await screen.findByText('Aufgabe konnte nicht erstellt werden. Das dürfen Sie nicht.');
  expect((screen.getByLabelText('Titel') as HTMLInputElement).value).toBe('Ofen');
});

test('an empty board shows its purpose and a link to create the first task', async () => {
  board([]);
  await screen.findByText('Noch keine Aufgaben.');
  expect(screen.getAllByRole('link', { name: 'Neue Aufgabe' }).at(-1)?.getAttribute('href')).toBe('/tasks/create');
});

test('shows a failed load with a retry button', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  const api = (async () => {
    attempts++;
    if (attempts === 1) throw new ApiError(503, []);
    return { tasks: [card(11)], further: { open: 0, done: 0 }, people, projects: [] };
  }) as unknown as OfficeApi;
  renderPage(<TasksPage />, { office, api, path: '/tasks', route: '/tasks' });
  await screen.findByText('Aufgaben konnten nicht geladen werden.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('link', { name: 'Karte 11' });
});

const opened: OpenedTask = {
  ...card(14),
  version: 3,
  steps: [{ id: paul, text: 'Kühlhaus', isMeasured: true, unit: '°C', min: null, max: 5 }],
  people,
  projectName: null,
  stream: [
    {
      id: me,
      at: '2026-11-20T08:00:00.000Z',
      by: 'Paul Haidinger',
      user: { id: paul },
      comment: 'Schon gelesen.',
      change: null,
    },
    {
      id: paul,
      at: '2026-11-21T08:00:00.000Z',
      by: 'Paul Haidinger',
      user: { id: paul },
      comment: 'Neu.',
      change: null,
    },
  ],
  seen: [{ id: paul, name: 'Paul Haidinger', at: null }],
  lastVisitAt: '2026-11-20T12:00:00.000Z',
  worked: 11_700,
  ownTime: 'elsewhere',
};

test('TIME-12: marks changes since the last visit, also after a reload', async () => {
  let visits = 0;
  const api = (async (endpoint: Endpoint) => {
    if (endpoint === commentTask) return opened.stream[0];
    if (endpoint !== logTaskView) throw new ApiError(404, []);
    visits++;
    return visits === 1 ? opened : { ...opened, lastVisitAt: new Date().toISOString() };
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  const line = await screen.findByText(/^Neu seit Ihrem Besuch, 20\.11\.2026/);
  const entries = within(line.closest('ol') as HTMLElement).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.replace(/.*\d\d:\d\d/, ''))).toEqual([
    'Schon gelesen.',
    '',
    'Neu.',
  ]);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Kommentar' }), 'Danke.');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(visits).toBeGreaterThan(1));
  expect(screen.getByText(/^Neu seit Ihrem Besuch, 20\.11\.2026/)).toBeTruthy();
  expect(screen.getByText('noch nicht')).toBeTruthy();
});

test('a value outside its limits requires a note', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: object }) => {
    if (endpoint === checkTaskStep) sent.push(body);
    else if (endpoint !== logTaskView) throw new ApiError(404, []);
    return opened;
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  const field = await screen.findByRole('textbox', { name: 'Kühlhaus in °C' });
  const enter = () => user.click(screen.getByRole('button', { name: 'Eintragen' }));
  await enter();
  await screen.findByText('Bitte geben Sie eine Zahl ein.');
  await user.type(field, '6,5');
  await enter();
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Was wurde getan?' }), 'Tür geschlossen.');
  await enter();
  await waitFor(() => expect(sent).toEqual([{ step: paul, isDone: true, value: 6.5, note: 'Tür geschlossen.' }]));
});

test('adds a step; a refused one stays with its reason', async () => {
  const user = userEvent.setup();
  const sent: { id: string; text: string }[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: { id: string; text: string } }) => {
    if (endpoint === addTaskStep) {
      sent.push(body);
      if (sent.length === 2) throw new ApiError(422, [{ code: 'TOO_BIG', message: 'Höchstens 100 Schritte.' }]);
    } else if (endpoint !== logTaskView) throw new ApiError(404, []);
    return opened;
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  await user.click(await screen.findByRole('button', { name: 'Schritt' }));
  const field = screen.getByLabelText('Neuer Schritt') as HTMLInputElement;
  await user.type(field, 'Maronisuppe{Enter}');
  await waitFor(() => expect(field.value).toBe(''));
  await user.type(field, 'Maronisuppe{Enter}');
  await screen.findByText('Höchstens 100 Schritte.');
  expect(field.value).toBe('Maronisuppe');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent;
  // The same text again is a new step; a retry of the refused one is the same request.
  expect(second?.id).not.toBe(first?.id);
  expect(third).toEqual(second);
});

test('TIME-13: starts time on a task while another is running, and says where that is not possible', async () => {
  const user = userEvent.setup();
  let ownTime: OpenedTask['ownTime'] = 'elsewhere';
  const sent: Endpoint[] = [];
  const api = (async (endpoint: Endpoint) => {
    if (endpoint === startTaskTime) {
      sent.push(endpoint);
      ownTime = 'paused';
      if (sent.length === 1)
        throw new ApiError(409, [
          { code: 'IN_PAUSE', message: 'Sie sind in der Pause. Bitte stempeln Sie zuerst „Weiter“.' },
        ]);
    } else if (endpoint !== logTaskView) throw new ApiError(404, []);
    return { ...opened, ownTime };
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  const facts = within(await screen.findByRole('complementary', { name: 'Angaben' }));
  expect(facts.getByText('Aufwand').nextElementSibling?.textContent).toBe('3:15 Std.');
  await user.click(facts.getByRole('button', { name: 'Zeit starten' }));
  await facts.findByText(/^Ihre Zeit konnte nicht gestartet werden\. Sie sind in der Pause/);
  await facts.findByText('Sie sind in der Pause.');
  expect(facts.queryByRole('button', { name: 'Zeit starten' })).toBeNull();
});

test.each([
  ['here', 'Ihre Zeit läuft auf dieser Aufgabe.'],
  ['out', 'Stempeln Sie zuerst ein, dann können Sie Zeit auf diese Aufgabe buchen.'],
] as const)('a user whose time is %s sees that and cannot start', async (ownTime, text) => {
  const api = (async (endpoint: Endpoint) => {
    if (endpoint !== logTaskView) throw new ApiError(404, []);
    return { ...opened, ownTime };
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Zeit starten' })).toBeNull();
});

test("copies a task's URL, and links to its neighbours in the column", async () => {
  const user = userEvent.setup();
  const column = [card(12), opened, card(13, { state: 'waiting' }), card(15)].map((one) => ({ ...card(12), ...one }));
  const api = (async (endpoint: Endpoint) => {
    if (endpoint === readTaskBoard) return { tasks: column, further: { open: 0, done: 0 }, people, projects: [] };
    if (endpoint !== logTaskView) throw new ApiError(404, []);
    return opened;
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  const neighbours = within(await screen.findByRole('navigation', { name: 'Nachbarn auf der Tafel' }));
  await neighbours.findByRole('link', { name: 'Davor: Karte 12' });
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/tasks/${card(12).id}`,
    `/tasks/${card(15).id}`,
  ]);
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
  await screen.findByText('Der Link ist kopiert.');
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + window.location.pathname);
});

test("shows a task's URL if copying is not possible", async () => {
  const user = userEvent.setup();
  const api = (async (endpoint: Endpoint) => {
    if (endpoint !== logTaskView) throw new ApiError(404, []);
    return opened;
  }) as unknown as OfficeApi;
  renderPage(<TaskPage />, { office, api, path: `/tasks/${opened.id}`, route: '/tasks/:id' });
  const copy = await screen.findByRole('button', { name: 'Link kopieren' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no https'));
  await user.click(copy);
  await screen.findByText(/^Kopieren geht hier nicht\. Der Link: http/);
});
