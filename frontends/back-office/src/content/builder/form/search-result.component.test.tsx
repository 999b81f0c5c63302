import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generationApi } from '@theke/admin/testing/generation-api.ts';
import { idAt } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { sites } from '@theke/contracts/content/site';
import { useState } from 'react';
import { office } from '../../../../testing/test-office.ts';
import { type Builder, BuilderContext } from '../shared/builder-context.ts';
import { PageForm } from './page-form.tsx';

const { report } = replaceEventSource();
beforeAll(async () => {
  await import('@theke/admin/generation/text-suggestion-dialog.tsx');
});

const content = { body: [{ id: 'a', type: 'title_section', value: { title: 'Pizza aus dem Holzofen' } }] };
const site = { ...sites.draft.parse({ name: 'Unser Teig', path: 'teig', content }), id: idAt(1), version: 1 };

type Edit = [operation: { attribute: string; value: string }, joins?: string, mark?: object];

/** The form of a page in an editor that applies edits at once. */
function renderForm() {
  const edits: Edit[] = [];
  const Page = () => {
    const [view, setView] = useState({ ...site, generated: [] });
    const edit = (...given: Edit) => {
      edits.push(given);
      const [{ attribute, value }] = given;
      setView((now) => ({ ...now, [attribute]: value }));
    };
    const builder = { site, editing: { view, refused: [] }, queue: { edit }, typingKeys: () => 'key' };
    return (
      <BuilderContext value={builder as unknown as Builder}>
        <PageForm />
      </BuilderContext>
    );
  };
  const ai = generationApi();
  renderPage(<Page />, { office, api: ai.api, path: '/x', route: '/x' });
  return { ...ai, edits };
}
const start = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Titel und Beschreibung vorschlagen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag schreiben' }));
  await screen.findByText('Der Auftrag wartet …');
};

// AI-05, AI-13
test('proposes title and description of a page from its text, and marks what an editor takes over', async () => {
  const { edits, sent, propose } = renderForm();
  await start();
  expect(sent('generateText')).toEqual([
    {
      use: 'search-result',
      subject: site.id,
      current: '',
      about: 'Unser Teig\nPizza aus dem Holzofen',
      brief: '',
    },
  ]);

  propose(['Pizza aus dem Holzofen in Wien', 'Unser Teig rastet lange.']);
  await report();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Titel im Browser/ }));
  expect(edits).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(edits).toEqual([
    [
      { kind: 'set-attribute', attribute: 'description', value: 'Unser Teig rastet lange.' },
      undefined,
      { isGenerated: true },
    ],
  ]);
});

test('shows and keeps both when both are taken over', async () => {
  const { edits, propose } = renderForm();
  await start();
  propose(['Pizza in Wien', 'Unser Teig rastet lange.']);
  await report();
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel im Browser' }).value).toBe('Pizza in Wien');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Beschreibung' }).value).toBe(
    'Unser Teig rastet lange.',
  );
  expect(edits.map(([{ value }]) => value)).toEqual(['Pizza in Wien', 'Unser Teig rastet lange.']);
});
