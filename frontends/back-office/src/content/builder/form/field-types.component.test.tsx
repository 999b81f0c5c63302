// Every basic type of the catalogue has a control of its kind.
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { basicTypes } from '@theke/rules/content/field-types';
import type { Layout } from '@theke/rules/content/fields';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { office } from '../../../../testing/test-office.ts';
import { LayoutEditor } from '../../shared/layout-editor.tsx';
import { boundName, useBoundForm } from './use-bound-form.ts';

const layout: Layout = {
  ...basicTypes,
  date: { ...basicTypes.date, mode: 'date', label: 'Tag' },
  moment: { ...basicTypes.date, label: 'Zeitpunkt' },
  time: { ...basicTypes.date, mode: 'time', label: 'Zeit' },
  select: { ...basicTypes.select, options: { a: 'Eins', b: 'Zwei' } },
  multiselect: { ...basicTypes.multiselect, options: { c: 'Drei', d: 'Vier' } },
  tabs: {
    ...basicTypes.tabs,
    tabs: { first: { ...basicTypes.text, label: 'Vorne' }, second: { ...basicTypes.text, label: 'Hinten' } },
  },
};

function open() {
  const changes: [string, unknown][] = [];
  const Form = () => {
    const [value, setValue] = useState<Record<string, unknown>>({});
    const form = useBoundForm({
      layout,
      except: [],
      value,
      onChange: (field, changed) => {
        changes.push([field, changed]);
        setValue((before) => ({ ...before, [field]: changed }));
      },
      refused: {},
    });
    return (
      <FormProvider {...form}>
        <LayoutEditor layout={layout} name={boundName} />
      </FormProvider>
    );
  };
  renderPage(<Form />, { office, api: memoryApi([]).api, path: '/form', route: '/form' });
  return { user: userEvent.setup(), changes };
}

test('changes of every kind are reported as the catalogue stores them', async () => {
  const { user, changes } = open();
  await user.type(await screen.findByLabelText('Tag'), '01.03.2026');
  expect(changes.at(-1)).toEqual(['date', '2026-03-01']);
  await user.type(screen.getByLabelText('Zeit'), '18:30');
  expect(changes.at(-1)).toEqual(['time', '18:30']);
  await user.selectOptions(screen.getByLabelText('Auswahl'), 'Zwei');
  expect(changes.at(-1)).toEqual(['select', 'b']);
  await user.click(await screen.findByLabelText('Vier'));
  expect(changes.at(-1)).toEqual(['multiselect', ['d']]);
  await user.click(screen.getByLabelText('Hinten', { selector: '[type=radio]' }));
  await user.type(await screen.findByLabelText('Hinten', { selector: '[type=text]' }), 'x');
  expect(changes.at(-1)).toEqual(['tabs', { second: 'x' }]);
  for (const { value } of document.querySelectorAll('textarea')) expect(value).not.toMatch(/^\s*[[{]/);
});

test('an incomplete time is not reported, and says why', async () => {
  const { user, changes } = open();
  await user.type(await screen.findByLabelText('Zeit'), '18');
  expect(changes).toEqual([]);
  await screen.findByText('„Zeit“ ist kein Zeitpunkt dieser Art.');
});
