import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generationApi } from '@theke/admin/testing/generation-api.ts';
import { idAt } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { sites } from '@theke/contracts/content/site';
import { office } from '../../../../testing/test-office.ts';
import { type Builder, BuilderContext } from '../shared/builder-context.ts';
import { PageForm } from './page-form.tsx';

const { report } = replaceEventSource();
beforeAll(async () => {
  await import('@theke/admin/generation/text-suggestion-dialog.tsx');
});

const content = { body: [{ id: 'a', type: 'title_section', value: { title: 'Pizza aus dem Holzofen' } }] };
const site = { ...sites.draft.parse({ name: 'Unser Teig', path: 'teig', content }), id: idAt(1), version: 1 };

/** The form of a page in the editor; `edits` are what it hands to the queue. */
function renderForm() {
  const edits: unknown[][] = [];
  const builder = {
    site,
    editing: { view: { ...site, generated: [] }, refused: [] },
    queue: { edit: (...edit: unknown[]) => void edits.push(edit) },
    typingKeys: () => 'key',
  } as unknown as Builder;
  const ai = generationApi();
  const page = (
    <BuilderContext value={builder}>
      <PageForm />
    </BuilderContext>
  );
  renderPage(page, { office, api: ai.api, path: '/x', route: '/x' });
  return { ...ai, edits };
}

// AI-05, AI-13
test('proposes title and description of a page from its text, and marks what an editor takes over', async () => {
  const { edits, sent, propose } = renderForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag für „Titel und Beschreibung“' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag schreiben' }));
  await screen.findByText('Der Auftrag wartet …');
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
