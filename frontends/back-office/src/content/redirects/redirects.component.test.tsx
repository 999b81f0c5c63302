// Redirects in the office: every hop of a path, chains and dead targets in the list, and the import of a file.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { redirects } from '@theke/contracts/content/redirect';
import { importRedirects, listRedirectChecks, traceRedirect } from '@theke/contracts/content/redirect-tools';
import type { Endpoint } from '@theke/contracts/endpoint';
import { office } from '../../../testing/test-office.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const officeRedirects = all.find(({ resource }) => resource.name === 'redirects') as OfficeResource;

type Sent = { query: { path: string }; body: { csv: string; isPreview?: boolean } };

function show() {
  const entries = makeEntries(redirects as never, 3) as OfficeRecord[];
  const paths = ['alt', 'weg', 'gut'];
  const stored = entries.map((entry, at) => ({ ...entry, path: paths[at], target: '/mitte' }));
  const memory = memoryApi(
    all.map(({ resource }) => resource),
    { redirects: stored },
  );
  const imported: Sent['body'][] = [];
  const api = (async (endpoint: Endpoint, sent: Sent) => {
    if (endpoint === listRedirectChecks)
      return [
        { id: entries[0]?.id, arrival: 'page', hops: 2, path: '/ende' },
        { id: entries[1]?.id, arrival: 'nothing', hops: 1, path: '/mitte' },
        { id: entries[2]?.id, arrival: 'page', hops: 1, path: '/mitte' },
      ];
    if (endpoint === traceRedirect)
      return sent.query.path === '/leer'
        ? { hops: [], path: '/leer', arrival: 'nothing' }
        : {
            hops: [
              { path: sent.query.path, by: 'redirect', redirect: entries[0]?.id },
              { path: '/mitte', by: 'former' },
            ],
            path: '/ende',
            arrival: 'page',
          };
    if (endpoint === importRedirects) {
      imported.push(sent.body);
      const problem = sent.body.csv.includes('kreis') ? { problem: 'Diese Weiterleitung führt im Kreis.' } : {};
      return {
        rules: [{ line: 1, path: 'a', target: '/b', replaces: true, ...problem }],
        saved: sent.body.isPreview ? 0 : 1,
      };
    }
    return memory.api(endpoint, sent as never);
  }) as unknown as OfficeApi;
  renderPage(<ListPage office={officeRedirects} />, { office, api, path: '/redirects', route: '/redirects' });
  return { user: userEvent.setup(), stored: memory.stored, imported };
}

// REDIRECT-02
test('marks chains and dead targets, and shortens a chain', async () => {
  const { user, stored } = show();
  await screen.findByText('Kette, 2 Sprünge');
  expect(screen.getByText('Ziel fehlt')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /direkt zu/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Abkürzen: /alt direkt zu /ende' }));
  await waitFor(() => expect(stored.redirects?.find(({ path }) => path === 'alt')?.target).toBe('/ende'));
});

// REDIRECT-02
test('shows every hop of a path, and accepts paths of this site only', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Wohin führt …?' }));
  const path = await screen.findByLabelText('Pfad', { selector: 'dialog input' });
  await user.type(path, 'alt/2019{Enter}');
  const hops = await screen.findByRole('list', { name: 'Weg' });
  expect(
    within(hops)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['/alt/2019 Weiterleitung', '/mitte früherer Pfad der Seite', '/ende']);
  expect(screen.getByText(/\/ende ist eine Seite\. 2 Sprünge\./)).toBeTruthy();
  await user.clear(path);
  await user.type(path, '/leer{Enter}');
  await screen.findByText(/^\/leer führt ins Leere/);
  await user.clear(path);
  await user.type(path, '//evil.example{Enter}');
  await screen.findByText(/„Pfad“ ist ungültig/);
});

// REDIRECT-01
test('imports a file only if every line is right', async () => {
  const { user, imported } = show();
  await user.click(await screen.findByRole('button', { name: 'Importieren' }));
  const file = await screen.findByLabelText('CSV-Datei');
  const upload = (text: string) => {
    // jsdom cannot read files.
    const arrayBuffer = async () => new TextEncoder().encode(text).buffer;
    return user.upload(file, Object.assign(new File([text], 'alt.csv', { type: 'text/csv' }), { arrayBuffer }));
  };
  await upload('a;/kreis');
  await screen.findByText('Diese Weiterleitung führt im Kreis.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
  await upload('a;/b');
  await user.click(await screen.findByRole('button', { name: '1 Weiterleitung speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(imported.at(-1)).toEqual({ csv: 'a;/b' });
});
