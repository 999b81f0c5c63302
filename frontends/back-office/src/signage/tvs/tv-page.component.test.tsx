import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import { abortTvCommand, commandTv, readTv, type Tv } from '@theke/contracts/signage/device';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { readTvPackage } from '@theke/contracts/signage/player';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { commandStates } from '@theke/rules/signage/command-moves';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aCommand, aPackage, aTv, sampleId } from '../shared/signage-samples.ts';
import { TvPage } from './tv-page.tsx';

type Sent = { body?: Record<string, unknown> };

function draw(tv: Tv, { roles, content = aPackage() }: { roles?: Role[]; content?: ContentPackage } = {}) {
  const sent: { name: string; body: Sent['body'] }[] = [];
  const api = (async (endpoint: Endpoint, { body }: Sent) => {
    if (endpoint === readTv) return tv;
    if (endpoint === readTvPackage) return content;
    if (endpoint === (digitalSignageStreams.endpoints.list as Endpoint)) return pageOf([]);
    sent.push({ name: endpoint.name, body });
    return tv;
  }) as unknown as OfficeApi;
  renderPage(<TvPage />, {
    office,
    api,
    path: `/digital-signage-devices/${tv.id}`,
    route: '/digital-signage-devices/:id',
    branches: [aBranch],
    ...(roles && { roles }),
  });
  return sent;
}

const inEachState = commandStates.map((state, index) =>
  aCommand({ id: sampleId(500 + index), state, ...(state === 'failed' && { result: 'Zu wenig Speicher.' }) }),
);
const queue = async () => within(await screen.findByRole('region', { name: 'Befehle' })).getByRole('table');

test('shows each command with its state in words, and the reason of a failure', async () => {
  draw(aTv({ status: { commands: inEachState } }));
  const text = (await queue()).textContent;
  for (const word of ['In Warteschlange', 'Gesendet', 'Empfangen', 'Erledigt', 'Fehlgeschlagen', 'Abgebrochen'])
    expect(text).toContain(word);
  expect(text).toContain('Zu wenig Speicher.');
  screen.getByText('3 offen, 7 heute');
});

test('aborts open commands and repeats failed ones with a new id', async () => {
  const sent = draw(aTv({ status: { commands: inEachState } }));
  const table = within(await queue());
  expect(table.getAllByRole('button', { name: 'Neu laden abbrechen' })).toHaveLength(2);
  expect(table.getAllByRole('button', { name: 'Neu laden noch einmal senden' })).toHaveLength(2);
  await userEvent.click(table.getAllByRole('button', { name: 'Neu laden abbrechen' })[0] as HTMLElement);
  await waitFor(() => expect(sent).toEqual([{ name: abortTvCommand.name, body: { commandId: sampleId(500) } }]));
  await userEvent.click(table.getAllByRole('button', { name: 'Neu laden noch einmal senden' })[0] as HTMLElement);
  await waitFor(() => expect(sent[1]).toMatchObject({ name: commandTv.name, body: { command: 'reload' } }));
  expect(sent[1]?.body?.commandId).not.toBe(sampleId(504));
  await userEvent.click(screen.getByRole('button', { name: 'Alle offenen abbrechen' }));
  await waitFor(() => expect(sent[2]).toEqual({ name: abortTvCommand.name, body: {} }));
});

test('asks for the volume before it is sent', async () => {
  const sent = draw(aTv());
  await userEvent.click(await screen.findByRole('button', { name: 'Lautstärke' }));
  await userEvent.click(screen.getByRole('button', { name: 'Auf 40 % stellen', hidden: true }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ command: 'volume', volume: 40 }));
});

async function simulate(text: string) {
  const at = await screen.findByRole('textbox', { name: /Zeitpunkt/ });
  await userEvent.clear(at);
  await userEvent.type(at, text);
  await userEvent.tab();
}
const facts = () => screen.getByText('Warum').closest('dl')?.textContent;

test('says what plays at a time and why', async () => {
  draw(aTv());
  await simulate('20.11.2026, 18:30'); // a Friday
  await waitFor(() => expect(facts()).toBe('Es läuftAbend, bis 22:00WarumZeitblock 1, Vorrang 10'));
  // Sold out and therefore skipped, so nothing remains.
  screen.getByText('ausverkauft');
  screen.getByText('Die Filmsequenz enthält gerade nichts, was gezeigt werden kann.');
  await simulate('20.11.2026, 12:00');
  await waitFor(() => expect(facts()).toBe('Es läuftKarte, bis 17:00WarumSonst läuft'));
  await simulate('20.11.2026, 08:00');
  await waitFor(() => expect(facts()).toBe('Es läuftName und Uhrzeit, bis 11:00WarumFiliale geschlossen'));
});

test('names an interruption as the reason while it lasts', async () => {
  const { stream } = aPackage();
  const interruption = { segment: { id: sampleId(300) }, from: '2026-11-20T17:00:00.000Z', until: null };
  draw(aTv(), { content: aPackage({ stream: { ...stream, interruption } }) });
  await simulate('20.11.2026, 18:30');
  await waitFor(() => expect(facts()).toBe('Es läuftKarteWarumUnterbrechung'));
});

test('warns about a clock that is off by more than a minute', async () => {
  const { report } = aTv().status;
  draw(aTv({ status: { report: report && { ...report, clockOffset: -120_000 } } }));
  await screen.findByText('geht 2 Min. nach');
  screen.getByText(/Zeitblöcke wechseln dadurch zur falschen Zeit/);
});

test('a TV without a screen offers pairing instead of commands', async () => {
  draw(aTv({ status: { state: 'unpaired', pairedAt: null, pairedBy: '', report: null, seenAt: null } }));
  await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull();
});

test('employees send commands, but do not edit or unpair', async () => {
  draw(aTv(), { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByRole('button', { name: 'Neu starten' });
  expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Gerät entkoppeln' })).toBeNull();
});
