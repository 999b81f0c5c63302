import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { analyticsLeads, leadStates } from '@theke/contracts/analytics/analytics-lead';
import { readLeadSums } from '@theke/contracts/analytics/lead-sums';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import { office } from '../../../testing/test-office.ts';
import { officeAnalyticsLeads } from './analytics-leads.ts';

/** The account of Luisa Marillo, the current user. */
const me = '0199f000-0000-7000-8000-000000000001';

test('takes over an unowned lead and sets its state; adds, postpones and completes a task', async () => {
  const lead = {
    ...makeEntries(analyticsLeads as never, 1)[0],
    owner: '',
    ownerUser: null,
    state: 'new',
    tasks: [],
  } as unknown as OfficeRecord;
  const { api, stored } = memoryApi([officeAnalyticsLeads.resource], { [analyticsLeads.name]: [lead] });
  renderPage(<EditPage office={officeAnalyticsLeads} />, {
    office,
    api,
    path: `/analytics-leads/${lead.id}`,
    route: '/:resource/:id',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  const owner = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Zuständig' });
  expect(owner.selectedOptions[0]?.textContent).toBe('Luisa Marillo');
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Aufgabe' }));
  const tasks = within(screen.getByRole('group', { name: 'Aufgaben' }));
  await userEvent.type(tasks.getByRole('textbox', { name: 'Aufgabe' }), 'Küche fragen');
  await userEvent.click(tasks.getByRole('switch', { name: 'Erledigt' }));
  const states = within(screen.getByRole('group', { name: 'Status' }));
  expect(states.getAllByRole('radio', { checked: true })).toEqual([states.getByRole('radio', { name: 'Neu' })]);
  await userEvent.click(states.getByRole('radio', { name: 'Im Gespräch' }));
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() =>
    expect(stored[analyticsLeads.name]).toMatchObject([
      {
        owner: 'Luisa Marillo',
        ownerUser: me,
        state: 'talking',
        tasks: [{ text: 'Küche fragen', dueAt: null, isDone: true }],
      },
    ]),
  );
});

test('shows the number of leads by state above the list, and a filter for own leads', async () => {
  const leads = makeEntries(analyticsLeads as never, 2) as unknown as OfficeRecord[];
  const filters: unknown[] = [];
  const { api } = memoryApi([officeAnalyticsLeads.resource], { [analyticsLeads.name]: leads });
  const estimates: Record<string, number> = { new: 3_680, lost: 90 };
  const sums = Object.keys(leadStates).map((state) => ({ state, leads: 2, estimate: estimates[state] ?? 0 }));
  const countingApi = ((endpoint: Endpoint, sent: { query?: { filter?: object; pageSize?: number } }) => {
    if (endpoint.name === readLeadSums.name) return Promise.resolve(sums);
    // Requests with page size 1 are for the counts of tabs.
    if (sent.query?.filter && sent.query.pageSize !== 1) filters.push(sent.query.filter);
    return api(endpoint, sent as never);
  }) as typeof api;
  renderPage(<ListPage office={officeAnalyticsLeads} />, {
    office,
    api: countingApi,
    path: '/analytics-leads',
    route: '/:resource',
  });
  const strip = await screen.findByRole('region', { name: 'Leads nach Status' });
  expect([...strip.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.trim())).toEqual([
    'Neu2 3.680,00\u00a0€',
    'Im Gespräch2',
    'Angebot2',
    'Gewonnen2',
    'Verloren2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Meine/ }));
  await waitFor(() => expect(filters.at(-1)).toEqual({ ownerUser: me }));
  await userEvent.click(screen.getByRole('button', { name: /^Ohne Zuständige/ }));
  await waitFor(() => expect(filters.at(-1)).toEqual({ isOwned: 'false' }));
});

test('assigns a lead to a staff account; an owner known by name only is kept', async () => {
  const lead = {
    ...makeEntries(analyticsLeads as never, 1)[0],
    owner: 'Dora H.',
    ownerUser: null,
    state: 'new',
    tasks: [],
  } as unknown as OfficeRecord;
  const memory = memoryApi([officeAnalyticsLeads.resource], { [analyticsLeads.name]: [lead] });
  const dora = { id: '0199f000-0000-7000-8000-0000000000d0', name: 'Dora Huber' };
  const api = ((endpoint: Endpoint, sent: object) =>
    endpoint === listWorkingPeople
      ? Promise.resolve({ data: [dora], meta: {} })
      : memory.api(endpoint, sent as never)) as typeof memory.api;
  renderPage(<EditPage office={officeAnalyticsLeads} />, {
    office,
    api,
    path: `/analytics-leads/${lead.id}`,
    route: '/:resource/:id',
  });
  const owner = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Zuständig' });
  expect(owner.selectedOptions[0]?.textContent).toBe('Dora H.');
  await userEvent.selectOptions(owner, await screen.findByRole('option', { name: 'Dora Huber' }));
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() =>
    expect(memory.stored[analyticsLeads.name]).toMatchObject([{ owner: 'Dora Huber', ownerUser: dora.id }]),
  );
});
