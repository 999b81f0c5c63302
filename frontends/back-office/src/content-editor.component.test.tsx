// What a page holds is edited by the catalogue's fields, and published where it is edited.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { entriesOf, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office as described } from './office.ts';

const office = { ...described, UserMenu: () => null };
const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const known = all.map(({ resource }) => resource);
const sites = all.find(({ resource }) => resource.name === 'sites') as OfficeResource;

const body = [
  { id: 'a', type: 'title_section', value: { title: 'Räume' } },
  { id: 'b', type: 'from_tomorrow', value: { anything: 1 } },
  {
    id: 'c',
    type: 'text_section',
    value: {
      title: 'Wie wir arbeiten',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zuhören' }] }] },
    },
  },
];

function aPage(more: object = {}) {
  const [record] = entriesOf(sites.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const { api, asked } = memoryApi(known, { sites: [{ ...record, content: { body }, ...more } as OfficeRecord] });
  renderPage(<EditPage office={sites} />, { office, api, path: `/sites/${record.id}`, route: '/sites/:id' });
  return { asked, record };
}
const entries = async () => {
  const list = await screen.findByText('Titel', { selector: 'summary b' });
  return list.closest('ol') as HTMLElement;
};

test('sections are changed, added and moved, and what no form knows stays as it is', async () => {
  const user = userEvent.setup();
  const { asked } = aPage();
  const list = await entries();
  for (const summary of list.querySelectorAll('summary')) await user.click(summary);
  expect(within(list).getByText('Inhalt konnte nicht geladen werden.')).toBeTruthy();
  const title = within(list).getAllByLabelText('Titel *')[0] as HTMLInputElement;
  await user.clear(title);
  await user.paste('Räume, die passen');
  const text = within(list).getByDisplayValue('Zuhören');
  await user.clear(text);
  await user.paste('# Zuhören\n\nUnd **zeichnen**.');
  await user.selectOptions(screen.getByLabelText('Inhalt: Art des neuen Eintrags'), 'Neueste Beiträge');
  await user.click(screen.getByRole('button', { name: 'Hinzufügen: Inhalt' }));
  await user.click(screen.getByRole('button', { name: 'Neueste Beiträge 4 nach oben' }));
  await user.click(screen.getByRole('button', { name: /Speichern/ }));
  const sent = () => asked.find(({ name }) => name === 'updateSite')?.sent.body as { content: { body: object[] } };
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent().content.body).toMatchObject([
    { id: 'a', value: { title: 'Räume, die passen' } },
    body[1] as object,
    { type: 'news_scroller', value: { limit: 5 } },
    {
      id: 'c',
      value: {
        text: {
          content: [{ type: 'heading' }, { type: 'paragraph', content: [{}, { marks: [{ type: 'bold' }] }, {}] }],
        },
      },
    },
  ]);
});

test('a page is published at the version that its editor sees, and not before it is saved', async () => {
  const user = userEvent.setup();
  aPage({ hasChanges: true });
  const publish = (await screen.findByRole('button', { name: 'Veröffentlichen' })) as HTMLButtonElement;
  expect(screen.getByText('Diese Seite ist ein Entwurf. Besucher:innen sehen sie nicht.')).toBeTruthy();
  expect(publish.disabled).toBe(false);
  await entries();
  await user.type(screen.getByLabelText('Titel', { selector: '#field-title' }), 'x');
  await screen.findByText('Bitte speichern Sie zuerst.');
  expect(publish.disabled).toBe(true);
});
