import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { entriesOf, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { officeAnalyticsLeads } from './analytics/analytics-leads/analytics-leads.ts';
import { office as described } from './office.ts';

test('whoever reads a lead of nobody takes it over; a task is written, put off until a day, and done', async () => {
  const lead = { ...entriesOf(analyticsLeads as never, 1)[0], owner: '', tasks: [] } as unknown as OfficeRecord;
  const { api, stored } = memoryApi([officeAnalyticsLeads.resource], { [analyticsLeads.name]: [lead] });
  renderPage(<EditPage office={officeAnalyticsLeads} />, {
    office: { ...described, UserMenu: () => null },
    api,
    path: `/analytics-leads/${lead.id}`,
    route: '/:resource/:id',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  expect((screen.getByLabelText('Zuständig') as HTMLInputElement).value).toBe('Luisa Marillo');
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Aufgabe' }));
  const tasks = within(screen.getByRole('group', { name: 'Aufgaben' }));
  await userEvent.type(tasks.getByRole('textbox', { name: 'Aufgabe' }), 'Küche fragen');
  await userEvent.click(tasks.getByRole('switch', { name: 'Erledigt' }));
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() =>
    expect(stored[analyticsLeads.name]).toMatchObject([
      { owner: 'Luisa Marillo', tasks: [{ text: 'Küche fragen', dueAt: null, isDone: true }] },
    ]),
  );
});
