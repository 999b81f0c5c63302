import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { ApiError } from '@theke/ui/api-error';
import { type ComponentProps, useState } from 'react';
import { AvailabilityMark, availabilityArrives } from '../../testing/availability-mark.tsx';
import { generationApi } from '../../testing/generation-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { replaceEventSource } from '../../testing/replace-event-source.ts';
import { makeOffice } from '../../testing/test-office.ts';
import { TextSuggestion } from './text-suggestion.tsx';

await import('./text-suggestion-dialog.tsx');
const { report } = replaceEventSource();

type Props = Partial<ComponentProps<typeof TextSuggestion>>;

function renderField(changes: Partial<AiAvailability> = {}, props: Props = {}) {
  const ai = generationApi(changes);
  const page = { saves: 0 };
  const Page = () => {
    const [text, setText] = useState('Tomaten, Käse');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          page.saves += 1;
        }}
      >
        <AvailabilityMark />
        <input aria-label="Beschreibung" value={text} onChange={({ target }) => setText(target.value)} />
        <TextSuggestion
          label="Beschreibung"
          targets={[{ label: 'Beschreibung', current: text }]}
          request={() => ({ use: 'product-description', current: text, maxLength: 400 })}
          onAccept={([accepted]) => setText(accepted ?? '')}
          {...props}
        />
      </form>
    );
  };
  renderPage(<Page />, {
    office: makeOffice([]),
    api: ai.api,
    path: '/x',
    route: '/x',
  });
  return { ...ai, page };
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Vorschlag für „Beschreibung“' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Beschreibung' });

// AI-02
test.each([
  ['without a provider', { canWrite: false }, {}],
  ['for a picture that the model cannot see', { canDescribePictures: false }, { needsSight: true }],
])('shows no button %s', async (_, availability, props) => {
  renderField(availability, props);
  await availabilityArrives();
  expect(screen.queryByRole('button')).toBeNull();
});

// AI-03, AI-13
test('puts the chosen alternative into the field and saves nothing', async () => {
  const { propose, sent, page } = renderField();
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Was ist wichtig/ }), 'Ohne Superlative');
  await press('Vorschlag schreiben');
  await screen.findByText('Der Auftrag wartet …');
  expect(sent('generateText')).toEqual([
    { use: 'product-description', current: 'Tomaten, Käse', maxLength: 400, brief: 'Ohne Superlative' },
  ]);

  propose(['Tomaten, Büffelmozzarella', 'Mit Basilikum'], 0.04);
  await report();
  const [, second] = await screen.findAllByRole('radio');
  await screen.findByText(/Dieser Vorschlag hat 0,04.€ gekostet\./);
  await userEvent.click(second as HTMLElement);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Tomaten, Käse');
  await press('Übernehmen');
  expect(field().value).toBe('Mit Basilikum');
  expect(page.saves).toBe(0);
  expect(sent('decideGeneration')).toEqual([{ accepted: ['1'], rejected: ['0'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('marks the words that an alternative changes', async () => {
  const { propose } = renderField();
  await open();
  await press('Vorschlag schreiben');
  propose(['Tomaten, Mozzarella']);
  await report();
  const alternative = await screen.findByRole('radio');
  const marks = within(alternative.closest('label') as HTMLElement);
  expect(marks.getByText('Käse').closest('del')).not.toBeNull();
  expect(marks.getByText('Mozzarella').closest('ins')).not.toBeNull();
});

test('rejects a proposal that is closed, and leaves the field as it was', async () => {
  const { propose, sent } = renderField();
  await open();
  await press('Vorschlag schreiben');
  propose(['Mit Basilikum']);
  await report();
  await press('Verwerfen');
  expect(sent('decideGeneration')).toEqual([{ accepted: [], rejected: ['0'] }]);
  expect(field().value).toBe('Tomaten, Käse');
});

test('cancels the job when the dialog is closed before the answer', async () => {
  const { sent } = renderField();
  await open();
  await press('Vorschlag schreiben');
  await screen.findByText('Der Auftrag wartet …');
  await press('Abbrechen');
  expect(sent('cancelGeneration')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why a job was refused or failed, and can be started again', async () => {
  const { server, sent, propose } = renderField();
  server.refusal = new ApiError(409, [{ code: 'BUDGET_SPENT', message: 'Das Budget dieses Monats reicht nicht.' }]);
  await open();
  await press('Vorschlag schreiben');
  await screen.findByText('Das Budget dieses Monats reicht nicht.');

  server.refusal = undefined;
  await press('Vorschlag schreiben');
  await screen.findByText('Der Auftrag wartet …');
  Object.assign(server.job, { state: 'failed', failure: 'Der Anbieter antwortet nicht.' });
  await report();
  await screen.findByText('Der Anbieter antwortet nicht.');

  await press('Vorschlag schreiben');
  await screen.findByText('Der Auftrag wartet …');
  propose(['Mit Basilikum']);
  await report();
  await screen.findByRole('radio');
  expect(sent('generateText')).toHaveLength(3);
});

test('fills several fields with one text each, without those that the editor leaves out', async () => {
  const accepted: (readonly (string | undefined)[])[] = [];
  const { propose, sent } = renderField(
    {},
    {
      targets: [
        { label: 'Titel', current: '' },
        { label: 'Beschreibung', current: 'Alt' },
      ],
      onAccept: (texts) => accepted.push(texts),
    },
  );
  await open();
  await press('Vorschlag schreiben');
  propose(['Pizza in Wien', 'Neu']);
  await report();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Titel/ }));
  await press('Übernehmen');
  expect(accepted).toEqual([[undefined, 'Neu']]);
  expect(sent('decideGeneration')).toEqual([{ accepted: ['1'], rejected: ['0'] }]);
});
