import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Site, sites } from '@theke/contracts/content/site';
import { listSiteDrafts, readSiteDraft, restoreSiteDraft } from '@theke/contracts/content/site-draft';
import type { Endpoint } from '@theke/contracts/endpoint';
import { FormProvider, useForm } from 'react-hook-form';
import { office } from '../../../testing/test-office.ts';
import { DraftList } from './draft-list.tsx';

const record = sites.entity.parse({
  ...sites.draft.parse({ ...sites.example, name: 'Wer wir sind' }),
  id: sites.exampleId,
  version: 7,
  createdAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
}) as Site;
const listed = (number: number, changedBy: string) => ({
  id: `0199f000-0000-7000-8000-00000000d10${number}`,
  changedAt: `2026-11-29T0${number}:30:00.000Z`,
  changedBy,
});

function show(drafts: object[]) {
  const onChanged = jest.fn();
  const calls: unknown[] = [];
  const api = (async (endpoint: Endpoint, sent: { body?: unknown }) => {
    if (endpoint === listSiteDrafts) return drafts;
    if (endpoint === readSiteDraft) return { ...record, ...listed(8, 'Anna'), name: 'Das Team' };
    if (endpoint !== restoreSiteDraft) throw new Error(`not expected: ${endpoint.name}`);
    calls.push(sent.body);
    return { ...record, version: 8 };
  }) as unknown as OfficeApi;
  function Form() {
    return (
      <FormProvider {...useForm()}>
        <DraftList record={record} onChanged={onChanged} />
      </FormProvider>
    );
  }
  renderPage(<Form />, { office, api, path: '/', route: '/' });
  return { calls, onChanged };
}

// EDIT-10
test('compares an earlier draft with the present one and restores it', async () => {
  const { calls, onChanged } = show([listed(8, 'Anna Berger'), listed(7, '')]);
  const list = within(await screen.findByRole('region', { name: 'Frühere Entwürfe' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/9:30.*Anna Berger/),
    expect.stringMatching(/8:30.*Unbekannt/),
  ]);
  await userEvent.click(list.getAllByRole('button', { name: /ansehen/ })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: /Entwurf vom/ }));
  const change = await dialog.findByRole('definition');
  expect(change.textContent).toBe('gestrichen: Das Teameingefügt: Wer wir sind');
  await userEvent.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ version: 8 })));
  expect(calls).toEqual([{ draft: listed(8, '').id, version: 7 }]);
});

test('shows five drafts until all are wanted, and nothing without any', async () => {
  show([1, 2, 3, 4, 5, 6, 7].map((number) => listed(number, 'Anna')));
  const list = within(await screen.findByRole('region', { name: 'Frühere Entwürfe' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(list.getByRole('button', { name: 'Weitere anzeigen (noch 2)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
});
