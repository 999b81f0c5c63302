// AI-05
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Site, sites } from '@theke/contracts/content/site';
import { listSiteRevisions, readSiteRevision } from '@theke/contracts/content/site-revision';
import type { Endpoint } from '@theke/contracts/endpoint';
import { FormProvider, useForm } from 'react-hook-form';
import { office } from '../../../testing/test-office.ts';
import { RevisionList } from './revision-list.tsx';
import { siteRevisionsOf } from './site-revisions-of.ts';

const mark = (key: string, by: string) => ({ key, at: '2026-11-21T12:00:00.000Z', by });
const body = [{ id: 'a', type: 'title_section', value: { title: 'Unser Team' } }];
const record = sites.entity.parse({
  ...sites.draft.parse({ ...sites.example, content: { body } }),
  id: sites.exampleId,
  version: 7,
  createdAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
}) as Site;
const listed = (revision: number, isGenerated: boolean) => ({
  revision,
  publishedAt: '2026-11-21T13:00:00.000Z',
  publishedBy: 'Dora Huber',
  path: 'team',
  name: 'Team',
  title: '',
  isShown: revision === 2,
  isGenerated,
});
const generated = [mark('block:a', 'Dora Huber'), mark('attribute:description', '')];

function Form() {
  return (
    <FormProvider {...useForm()}>
      <RevisionList revisions={siteRevisionsOf} record={record} onChanged={jest.fn()} />
    </FormProvider>
  );
}

test('names the revisions with accepted proposals, and their blocks with time and editor', async () => {
  const api = (async (endpoint: Endpoint, { params }: { params: { revision?: string } }) => {
    if (endpoint === listSiteRevisions)
      return {
        data: [listed(2, true), listed(1, false)],
        meta: { total: 2, isTotalCapped: false, page: 1, pageSize: 10 },
      };
    if (endpoint !== readSiteRevision) throw new Error(`not expected: ${endpoint.name}`);
    const revision = Number(params.revision);
    return { ...record, ...listed(revision, revision === 2), generated: revision === 2 ? generated : [] };
  }) as unknown as OfficeApi;
  renderPage(<Form />, { office, api, path: '/', route: '/' });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /mit Vorschlag/i.test(textContent ?? ''))).toEqual([true, false]);

  await userEvent.click(screen.getByRole('button', { name: 'Fassung 2 ansehen' }));
  const marks = within(await screen.findByRole('region', { name: 'Mit Vorschlag' }));
  expect(marks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Beschreibung .*Übernommen am .*21\.\s?(11\.|November )\s?2026$/),
    expect.stringMatching(/Unser Team.*Übernommen am .* von Dora Huber$/),
  ]);
});

test('shows no marks for a revision without proposals', async () => {
  const api = (async (endpoint: Endpoint) =>
    endpoint === listSiteRevisions
      ? { data: [listed(1, false)], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 10 } }
      : { ...record, ...listed(1, false), name: 'Früher', generated: undefined }) as unknown as OfficeApi;
  renderPage(<Form />, { office, api, path: '/', route: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Fassung 1 ansehen' }));
  await screen.findByText(/Änderungen zwischen/);
  expect(screen.queryByRole('region', { name: 'Mit Vorschlag' })).toBeNull();
});
