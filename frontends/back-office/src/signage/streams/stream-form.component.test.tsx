import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listTvs, type Tv } from '@theke/contracts/signage/device';
import { previewPackage } from '@theke/contracts/signage/player';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams, type SignageStreamDraft } from '@theke/contracts/signage/stream';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aPackage, aTv, sampleId } from '../shared/signage-samples.ts';
import { officeStreams } from './streams.ts';

const stored = { version: 1, createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' };
const resources = [digitalSignageStreams, digitalSignageSegments] as unknown as AnyResource[];
const [filled, empty] = [sampleId(300), sampleId(301)];
const item = { id: sampleId(302), scene: { id: sampleId(400) } };

function draw(draft: Partial<SignageStreamDraft>, tvs: Tv[] = [aTv()]) {
  const memory = memoryApi(resources, {
    [digitalSignageStreams.name]: [
      {
        ...digitalSignageStreams.draft.parse({ name: 'Speisekarte', ...draft }),
        id: sampleId(200),
        ...stored,
      } as OfficeRecord,
    ],
    [digitalSignageSegments.name]: [
      {
        ...digitalSignageSegments.draft.parse({ name: 'Abend', items: [item] }),
        id: filled,
        ...stored,
      } as OfficeRecord,
      { ...digitalSignageSegments.draft.parse({ name: 'Frühstück' }), id: empty, ...stored } as OfficeRecord,
    ],
  });
  const api = (async (endpoint: Endpoint, sent: never) => {
    if (endpoint === listTvs) return tvs;
    if (endpoint === previewPackage) return aPackage();
    return memory.api(endpoint, sent);
  }) as unknown as OfficeApi;
  renderPage(<EditPage office={officeStreams} />, {
    office,
    api,
    path: `/digital-signage-streams/${sampleId(200)}`,
    route: '/:resource/:id',
    branches: [aBranch],
  });
  return memory;
}

const entry = (changes: object) => ({ id: sampleId(201), segment: { id: filled }, ...changes });
const openRow = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name, expanded: false }));

test('says where an entry is switched on that it can never play, and stops when it is switched off', async () => {
  draw({ entries: [entry({ validUntil: '2020-01-01' })] });
  await openRow(/Abend.*läuft nie/);
  await screen.findByText(/„Gültig bis“ ist vorbei/);
  await userEvent.click(screen.getByRole('switch', { name: 'Aktiv' }));
  await waitFor(() => expect(screen.queryByText(/„Gültig bis“ ist vorbei/)).toBeNull());
});

test('names an empty segment and a stream without TVs', async () => {
  draw({ entries: [entry({ segment: { id: empty } })] }, []);
  await openRow(/Frühstück.*läuft nie/);
  await screen.findByText(/Seine Filmsequenz ist leer/);
  screen.getByText(/Kein TV in Betrieb spielt diesen Stream\. Wählen Sie ihn bei einem TV aus\.$/, {
    selector: 'div',
  });
});

test('the arrows change which of two entries wins', async () => {
  const { requests } = draw({
    entries: [entry({ priority: 1 }), entry({ id: sampleId(202), segment: { id: empty }, priority: 5 })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zeitblock 2: Abend nach oben' }));
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() =>
    expect(requests.some(({ name }) => name === digitalSignageStreams.endpoints.update.name)).toBe(true),
  );
  const saved = requests.find(({ name }) => name === digitalSignageStreams.endpoints.update.name);
  expect(saved?.sent.body?.entries).toMatchObject([{ priority: 1 }, { priority: 0 }]);
});

test('the week shows what plays, by the hours of the branch', async () => {
  draw({
    isOffWhenClosed: true,
    fallback: { id: empty },
    entries: [entry({ schedule: [{ type: 'friday', from: '17:00', to: '22:00' }] })],
  });
  const week = within(await screen.findByRole('region', { name: 'Wochenplan, waagrecht verschiebbar' }));
  await waitFor(() => week.getByRole('button', { name: /^Fr .*, Abend 17–22 ?, Zeitblock$/ }));
  week.getByRole('button', { name: /^Fr .*, Frühstück 11–17 ?, Sonst läuft$/ });
  week.getByRole('button', { name: /^Mo .*, aus 22–24 ?, Filiale geschlossen$/ });
});

test('an interruption can be started and ended, and applies when saved', async () => {
  draw({});
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt unterbrechen' }));
  await screen.findByText('Gilt auf den TVs, sobald Sie speichern.');
  await userEvent.click(screen.getByRole('button', { name: 'Unterbrechung beenden' }));
  await screen.findByText('Der Stream läuft nach Plan.');
});
