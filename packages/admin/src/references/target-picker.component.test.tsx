// A picker searches on the server, so the number of entries is not limited, and shows the label of its choice.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field } from '@theke/contracts/field';
import { users } from '@theke/contracts/identity/user';
import { donatees } from '@theke/contracts/ordering/donatee';
import { ref } from '@theke/contracts/wire';
import { HeartHandshake } from 'lucide-react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { idAt, makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import { ReferenceEditor, ReferencesEditor } from '../forms/editors/reference-editor.tsx';
import { officeResource } from '../resources/office-resource.ts';

const described = { Icon: HeartHandshake, newLabel: 'Neu', titleOf: () => '', columns: [] };
const definitions = [officeResource(donatees, described), officeResource(users, described)];
const office = await makeLoadedOffice(definitions);
const [ofDonatees, ofUsers] = definitions.map(({ resource }) => resource) as [never, never];
const schema = field(z.object({ to: ref.nullable() }), 'Formular');

const many = () =>
  makeEntries({ ...(ofDonatees as typeof donatees) } as never, 640).map((entry, index) => ({
    ...entry,
    name: `Verein ${String(index + 1).padStart(3, '0')}`,
  }));

function Form({
  initial,
  isMany = false,
  resource = 'donatees',
}: {
  initial: unknown;
  isMany?: boolean;
  resource?: string;
}) {
  const form = useForm({ defaultValues: { to: initial } });
  const Editor = isMany ? ReferencesEditor : ReferenceEditor;
  return (
    <FormProvider {...form}>
      <Editor name="to" schema={schema} meta={{ title: 'Empfänger', widget: 'reference', resource }} />
      <Value />
    </FormProvider>
  );
}
const Value = () => <output data-testid="value">{JSON.stringify(useWatch({ name: 'to' }))}</output>;
const value = () => JSON.parse(screen.getByTestId('value').textContent ?? '');

const draw = (form: React.ReactElement, stored: Parameters<typeof memoryApi>[1]) => {
  const memory = memoryApi([ofDonatees, ofUsers], stored);
  renderPage(form, { office, api: memory.api, path: '/form', route: '/form' });
  return memory;
};
const combo = () => screen.findByRole('combobox', { name: 'Empfänger' });

test('finds the 631st of 640 by name and selects it by keyboard', async () => {
  const user = userEvent.setup();
  draw(<Form initial={null} />, { donatees: many() });
  await combo();
  await user.tab();
  expect(document.activeElement).toBe(await combo());
  await user.keyboard('631');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Verein 631']),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(value()).toEqual({ id: idAt(631) }));
  await waitFor(async () => expect(((await combo()) as HTMLInputElement).value).toBe('Verein 631'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('shows the label of the choice wherever it is in the list, without loading the list', async () => {
  const { requests } = draw(<Form initial={{ id: idAt(639) }} />, { donatees: many() });
  await waitFor(async () => expect(((await combo()) as HTMLInputElement).value).toBe('Verein 639'));
  expect(requests.map(({ sent }) => sent.query?.ids)).toEqual([idAt(639)]);
});

test('discards typed text that was not chosen', async () => {
  const user = userEvent.setup();
  draw(<Form initial={{ id: idAt(639) }} />, { donatees: many() });
  await waitFor(async () => expect(((await combo()) as HTMLInputElement).value).toBe('Verein 639'));
  await user.type(await combo(), 'xyz');
  await screen.findByText('Nichts gefunden.');
  await user.tab();
  await waitFor(async () => expect(((await combo()) as HTMLInputElement).value).toBe('Verein 639'));
  expect(value()).toEqual({ id: idAt(639) });
});

test('the list says how many more matches there are', async () => {
  const user = userEvent.setup();
  draw(<Form initial={null} />, { donatees: many() });
  await user.click(await combo());
  await screen.findByText('590 weitere: bitte genauer suchen.');
  expect(screen.getAllByRole('option')[1]?.textContent).toBe('Verein 001');
});

test('adds and removes several entries; chosen entries are not offered again', async () => {
  const user = userEvent.setup();
  draw(<Form initial={[{ id: idAt(2) }]} isMany />, { donatees: many() });
  await screen.findByText('Verein 002');
  await user.type(await combo(), 'Verein 00');
  await screen.findByRole('option', { name: 'Verein 003' });
  expect(screen.queryByRole('option', { name: 'Verein 002' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Verein 003' }));
  await waitFor(() => expect(value()).toEqual([{ id: idAt(2) }, { id: idAt(3) }]));
  await user.click(await screen.findByRole('button', { name: 'Verein 002 entfernen' }));
  await waitFor(() => expect(value()).toEqual([{ id: idAt(3) }]));
});

test('finds users, who have no name field, by their label', async () => {
  const user = userEvent.setup();
  const staff = makeEntries(ofUsers, 3).map((one, index) => ({
    ...one,
    firstName: ['Ada', 'Bea', 'Cora'][index],
    lastName: 'Huber',
  }));
  draw(<Form initial={null} resource="users" />, { users: staff as never });
  await user.type(await combo(), 'Bea');
  await user.click(await screen.findByRole('option', { name: /Bea/ }));
  await waitFor(() => expect(value()).toEqual({ id: idAt(2) }));
});
