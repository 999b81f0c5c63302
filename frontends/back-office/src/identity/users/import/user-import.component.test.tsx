// IMPORT-14 on screen: invitations of the users of a file.
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { userImports } from '@theke/contracts/identity/user-import';
import { office } from '../../../../testing/test-office.ts';
import { UserImportPage } from './user-import-page.tsx';

const past = {
  ...{ id: userImports.exampleId, file: 'team.csv', at: '2026-11-20T10:00:00Z', by: 'Ada' },
  ...{ created: 2, changed: 0, invited: 2, undoneAt: null },
};

function draw() {
  const sent: { isInviting: boolean; isDryRun: boolean }[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body: (typeof sent)[number] }) => {
    if (endpoint === userImports.undo) return { removed: 2, restored: 0, kept: 0 };
    if (endpoint === userImports.list) return [past];
    sent.push(body);
    return {
      id: body.isDryRun ? null : userImports.exampleId,
      counts: { new: 1, changed: 0, same: 0, faulty: 0 },
      results: ['new'],
      faults: [],
      invited: body.isDryRun || !body.isInviting ? 0 : 1,
    };
  }) as unknown as OfficeApi;
  renderPage(<UserImportPage />, {
    office,
    api,
    path: '/users/import',
    route: '/users/import',
    roles: ['ROLE_ADMIN'],
  });
  return sent;
}

test('says before the import how many invitations will be mailed, and afterwards how many were', async () => {
  const sent = draw();
  const bytes = new TextEncoder().encode('Vorname;Nachname;E-Mail;Rollen\nPaul;Huber;paul@marillo.example;Team\n');
  const file = Object.assign(new File([bytes], 'team.csv'), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
  await userEvent.upload(await screen.findByLabelText('Datei'), file);
  const invite = await screen.findByLabelText('Neuen Benutzern eine Einladung per E‑Mail senden');
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  await screen.findByRole('button', { name: '1 Benutzer importieren' });
  expect(screen.queryByText(/Einladung per E‑Mail gesendet/)).toBeNull();
  await userEvent.click(invite);
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  await screen.findByText('Beim Import wird eine Einladung per E‑Mail gesendet.');
  await userEvent.click(screen.getByRole('button', { name: '1 Benutzer importieren' }));
  await screen.findByText(/^1 Benutzer angelegt, 0 geändert, 1 Einladung gesendet\./);
  expect(sent.map(({ isInviting, isDryRun }) => [isInviting, isDryRun])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});

test('shows with the undo that invitations were sent', async () => {
  draw();
  await screen.findByText(/2 neu, 0 geändert, 2 Einladungen gesendet/);
  await userEvent.click(screen.getByRole('button', { name: 'Import von „team.csv“ rückgängig machen' }));
  await screen.findByText(/2 Einladungen wurden schon gesendet; die Links entfernter Benutzer gelten nicht mehr\./);
});
