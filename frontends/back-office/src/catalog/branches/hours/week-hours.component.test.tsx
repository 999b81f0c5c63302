// HOURS-26, HOURS-27: opening hours as a week and special days.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { listSlots, type OpeningRule } from '@theke/rules/hours/opening-hours';
import { specialDayDates } from '@theke/rules/hours/special-day-dates';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { office } from '../../../../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const ofBranches = definitions.find((one) => 'resource' in one && one.resource.name === 'branches') as OfficeResource;
await import('./week-hours-editor.tsx');
await import('./branches-special-days.tsx');

const today = dateOf(localTime('Europe/Vienna', Date.now()));
/** The next 24 December, as the form offers it. */
const eve = specialDayDates('AT', today).find(({ name }) => name === 'Heiliger Abend')?.date as string;
const daily: OpeningRule = { type: 'daily', isClosed: false, from: '11:00', to: '22:00' };
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const slots = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

function drawForm(openingHours: readonly OpeningRule[]) {
  const branch = { ...makeEntries(branches as never, 1)[0], openingHours } as unknown as OfficeRecord;
  const memory = memoryApi(resources, { branches: [branch] });
  const view = { office, api: memory.api, path: `/branches/${branch.id}`, route: '/branches/:id' };
  renderPage(<EditPage office={ofBranches} />, view);
  const saved = () => (memory.stored.branches as unknown as [Branch])[0].openingHours;
  return { saved, slotsOn: (date: string) => listSlots(saved(), date) };
}
const group = async () => (await screen.findByLabelText('Freitag, Zeitraum 1: bis')).closest('fieldset') as HTMLElement;
const save = async () => userEvent.click(await screen.findByText('Speichern'));

test('shows a rule for every day as seven rows, and changes one of them', async () => {
  const { slotsOn } = drawForm([daily]);
  const rows = within(await group()).getAllByRole('listitem');
  expect(rows.slice(0, 7).map((row) => row.textContent?.slice(0, 6))).toEqual([
    ...['Montag', 'Dienst', 'Mittwo', 'Donner', 'Freita', 'Samsta', 'Sonnta'],
  ]);
  const until = screen.getByLabelText('Montag, Zeitraum 1: bis');
  await userEvent.clear(until);
  await userEvent.type(until, '1430');
  await userEvent.click(screen.getByLabelText('Montag: Zeitraum hinzufügen'));
  await save();
  await waitFor(() => expect(slotsOn(monday)).toEqual([...slots(11, 14.5), ...slots(17, 22)]));
  expect(slotsOn(tuesday)).toEqual(slots(11, 22));
});

test('closes a day by removing its periods', async () => {
  const { slotsOn } = drawForm([daily]);
  await userEvent.click(await screen.findByLabelText('Dienstag: Zeitraum 1 entfernen'));
  within(await group()).getByText('Geschlossen');
  await save();
  await waitFor(() => expect(slotsOn(tuesday)).toEqual([]));
  expect(slotsOn(monday)).toEqual(slots(11, 22));
});

test('copies a day to all others', async () => {
  const { slotsOn } = drawForm([{ ...daily, type: 'monday' }]);
  await userEvent.click(await screen.findByLabelText('Montag: Zeiten für alle Tage übernehmen'));
  expect(screen.queryByLabelText(/für alle Tage übernehmen$/)).toBeNull();
  await save();
  await waitFor(() => expect(slotsOn(tuesday)).toEqual(slots(11, 22)));
});

test('shows a refused time at its row and saves nothing', async () => {
  const { saved } = drawForm([daily]);
  const from = await screen.findByLabelText('Mittwoch, Zeitraum 1: von');
  await userEvent.clear(from);
  await userEvent.type(from, '25');
  await save();
  await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
  const row = from.closest('li') as HTMLElement;
  within(row).getByText('Bitte geben Sie eine Uhrzeit wie 11:30 an.');
  expect(saved()).toEqual([daily]);
});

test('enters special days with a preview, and removes them', async () => {
  const { saved, slotsOn } = drawForm([daily]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sondertag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sondertage eintragen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Eintragen' }));
  dialog.getByText('Bitte wählen Sie mindestens einen Tag.');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Heiliger Abend/ }));
  dialog.getByText('24.12.: geschlossen');
  await userEvent.click(dialog.getByRole('radio', { name: 'Andere Zeiten' }));
  dialog.getByText('24.12.: 11:00 bis 14:00');
  await userEvent.click(dialog.getByRole('button', { name: '1 Tag eintragen' }));
  await save();
  await waitFor(() => expect(slotsOn(eve)).toEqual(slots(11, 14)));
  await userEvent.click(screen.getByLabelText(/24\.12\.\d+: Sondertag entfernen$/));
  await save();
  await waitFor(() => expect(slotsOn(eve)).toEqual(slots(11, 22)));
  expect(saved().some(({ type }) => type === 'once')).toBe(false);
});

test('keeps rules without effect and says so', async () => {
  const dead: OpeningRule = { type: 'once', date: eve, isClosed: true };
  const { saved, slotsOn } = drawForm([dead, daily]);
  within(await group()).getByText('Weitere Regeln');
  await userEvent.click(screen.getByLabelText('Montag: Zeitraum 1 entfernen'));
  await save();
  await waitFor(() => expect(slotsOn(monday)).toEqual([]));
  expect(saved()).toContainEqual(dead);
  expect(slotsOn(eve)).not.toEqual([]);
});

test('enters special days in several branches and takes them back', async () => {
  const entries = makeEntries(branches as never, 3).map((one, index) => ({
    ...one,
    name: ['Innenstadt', 'Neubau', 'Meidling'][index],
    openingHours: [daily],
    deliveryHours: index === 1 ? [daily] : [],
  })) as unknown as OfficeRecord[];
  const memory = memoryApi(resources, { branches: entries });
  renderPage(<ListPage office={ofBranches} />, { office, api: memory.api, path: '/branches', route: '/branches' });
  const hours = () => (memory.stored.branches ?? []) as unknown as Branch[];
  await userEvent.click(await screen.findByRole('button', { name: 'Sondertage' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Meidling' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Heiliger Abend/ }));
  dialog.getByText('Eigene Lieferzeiten der Filialen werden an diesen Tagen ebenso geändert.');
  await userEvent.click(dialog.getByRole('button', { name: '1 Tag eintragen' }));
  await screen.findByText('1 Sondertag ist in 2 Filialen eingetragen.');
  const onEve = () => hours().map(({ openingHours }) => listSlots(openingHours, eve).length);
  expect(onEve()).toEqual([0, 0, 1]);
  expect(listSlots(hours()[1]?.deliveryHours, eve)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await screen.findByText('Die Sondertage sind zurückgenommen.');
  expect(onEve()).toEqual([1, 1, 1]);
  expect(hours()[0]?.openingHours).toEqual([daily]);
});
