import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { memoryApi } from '../../../testing/memory-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../../testing/test-office.ts';
import { findEditor } from './field-editor.tsx';

const office = await makeLoadedOffice([]);
const schema = z.iso.date().nullable();

function Start() {
  const form = useForm<{ start: string | null }>({ defaultValues: { start: '2024-02-01' } });
  const start = useWatch({ control: form.control, name: 'start' });
  const Editor = findEditor(schema, {}, {});
  return (
    <FormProvider {...form}>
      <Editor name="start" schema={schema} meta={{ title: 'Beginn' }} />
      <output aria-label="Gelesen">{String(start)}</output>
    </FormProvider>
  );
}

test('shows and accepts a day in Austrian format and can be cleared', async () => {
  renderPage(<Start />, { office, api: memoryApi([], {}).api, path: '/', route: '/' });
  const user = userEvent.setup();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Beginn/ });
  expect(field.value).toBe('01.02.2024');
  const type = async (text: string) => {
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.tab();
    return screen.getByRole('status', { name: 'Gelesen' }).textContent;
  };
  expect(await type('01.03.2026')).toBe('2026-03-01');
  expect(await type('1.3.26')).toBe('2026-03-01');
  expect(await type('')).toBe('null');
});
