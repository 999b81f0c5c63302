import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { memoryApi } from '../../../testing/memory-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../../testing/test-office.ts';
import { NumberEditor } from './number-editor.tsx';

const office = await makeLoadedOffice([]);

function Price() {
  const form = useForm({ defaultValues: { price: 9.9 } });
  const price = useWatch({ control: form.control, name: 'price' });
  return (
    <FormProvider {...form}>
      <NumberEditor name="price" schema={z.number()} meta={{ title: 'Preis', widget: 'money' }} />
      <output aria-label="Gelesen">{String(price)}</output>
    </FormProvider>
  );
}

// OFFICE-13
test('asks about an ambiguous price on blur and has no value until it is resolved', async () => {
  renderPage(<Price />, { office, api: memoryApi([], {}).api, path: '/', route: '/' });
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Preis/ });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
    return screen.getByRole('status', { name: 'Gelesen' }).textContent;
  };
  expect(await type('1.234')).toBe('NaN');
  screen.getByText('„1.234“ ist nicht eindeutig. Bitte schreiben Sie 1234 oder 1,234.');
  expect(field.value).toBe('1.234');
  expect(await type('1.234,50')).toBe('1234.5');
  expect(field.value).toBe('1234,50');
  expect(screen.queryByText(/nicht eindeutig/)).toBeNull();
});
