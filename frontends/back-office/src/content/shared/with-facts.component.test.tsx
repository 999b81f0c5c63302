// FACT-05
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type FactSubject, listFacts } from '@theke/contracts/content/facts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { group } from '@theke/rules/content/field-types';
import type { Layout } from '@theke/rules/content/fields';
import { FormProvider, useForm } from 'react-hook-form';
import { office } from '../../../testing/test-office.ts';
import { LayoutEditor } from './layout-editor.tsx';

const [pizza, shop, gone] = [1, 2, 3].map((number) => `0199f000-0000-7000-8000-00000000d10${number}`) as [
  string,
  string,
  string,
];
const subjects: FactSubject[] = [
  { id: pizza, of: 'product', name: 'Margherita', texts: { name: 'Margherita', price: '10,90 €' } },
  { id: shop, of: 'branch', name: 'Am Markt', texts: { name: 'Am Markt', hours: 'täglich 11:00–22:00' } },
];
const layout: Layout = {
  group: group('Gruppe', {
    title: { type: 'text', label: 'Titel' },
    text: { type: 'wysiwyg', label: 'Text', variant: 'basic' },
  }),
};

function show(title: string, text: object | null = null) {
  const api = (async (endpoint: Endpoint, { query }: { query: { ids?: string; q?: string } }) => {
    expect(endpoint).toBe(listFacts);
    const { ids, q = '' } = query;
    return subjects.filter(({ id, name }) => (ids ? ids.includes(id) : name.toLowerCase().includes(q)));
  }) as unknown as OfficeApi;
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { value: { group: { title, text } } } })}>
        <LayoutEditor layout={layout} name="value" />
      </FormProvider>
    );
  }
  renderPage(<Form />, { office, api, path: '/', route: '/' });
  return userEvent.setup();
}
const shownFacts = async () =>
  within(await screen.findByRole('list', { name: 'Angaben in diesem Text' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('reads what each fact of a text shows, and that a missing one shows nothing', async () => {
  show(`{{price:${pizza}}} oder {{price:${gone}}}, {{price:${pizza}}}, {{hours:${shop}}}`);
  await waitFor(async () =>
    expect(await shownFacts()).toEqual([
      'Preis: Margherita zeigt jetzt „10,90 €“',
      'Preis nicht vorhanden oder nicht sichtbar: bleibt leer',
      'Öffnungszeiten: Am Markt zeigt jetzt „täglich 11:00–22:00“',
    ]),
  );
});

test('shows the facts of a formatted text, and braces that are no fact', async () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  show('Ab {{preis}}', { type: 'doc', content: [line(`Um {{price:${pizza}}}`)] });
  expect(await shownFacts()).toEqual(['Preis: Margherita zeigt jetzt „10,90 €“']);
  expect(screen.getByText(/die keine Angabe sind/)).toBeTruthy();
});

test('inserts a fact at the cursor, found by the name of its product', async () => {
  const user = show('Nur heute');
  const field = screen.getByLabelText<HTMLInputElement>('Titel');
  await user.click(field);
  field.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Titel: Angabe einfügen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Angabe einfügen' }));
  await user.type(dialog.getByLabelText('Produkt oder Filiale'), 'marg');
  await waitFor(() => expect(dialog.queryByText('Am Markt')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Preis von Margherita einfügen' }));
  expect(field.value).toBe(`Nur {{price:${pizza}}}heute`);
  expect(await shownFacts()).toEqual(['Preis: Margherita zeigt jetzt „10,90 €“']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('inserts a fact into a formatted text', async () => {
  const user = show('', {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Offen: ' }] }],
  });
  const tools = within(await screen.findByRole('toolbar', { name: 'Text: Formatierung' }));
  await user.click(tools.getByRole('button', { name: 'Angabe einfügen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Angabe einfügen' }));
  await user.click(await dialog.findByRole('button', { name: 'Öffnungszeiten von Am Markt einfügen' }));
  expect(await shownFacts()).toEqual(['Öffnungszeiten: Am Markt zeigt jetzt „täglich 11:00–22:00“']);
});
