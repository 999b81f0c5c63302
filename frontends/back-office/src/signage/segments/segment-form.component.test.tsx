import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { previewPackage } from '@theke/contracts/signage/player';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aPackage, sampleId } from '../shared/signage-samples.ts';
import { officeSegments } from './segments.ts';

const stored = { version: 1, createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' };
const resources = [scenes, digitalSignageSegments, digitalSignageStreams] as unknown as AnyResource[];
const scene = (digit: number, name: string) =>
  ({
    ...scenes.draft.parse({ name, content: { kind: 'clock' } }),
    kind: 'clock',
    id: sampleId(digit),
    ...stored,
  }) as OfficeRecord;

function draw() {
  const items = [
    { id: sampleId(1), scene: { id: sampleId(400) }, seconds: 8 },
    { id: sampleId(2), scene: { id: sampleId(401) }, seconds: 57 },
  ];
  const memory = memoryApi(resources, {
    scenes: [scene(400, 'Karte'), scene(401, 'Tartufo')],
    [digitalSignageSegments.name]: [
      { ...digitalSignageSegments.draft.parse({ name: 'Abend', items }), id: sampleId(300), ...stored } as OfficeRecord,
    ],
    [digitalSignageStreams.name]: [
      {
        ...digitalSignageStreams.draft.parse({ name: 'Speisekarte', fallback: { id: sampleId(300) } }),
        id: sampleId(200),
        ...stored,
      } as OfficeRecord,
    ],
  });
  const api = (async (endpoint: Endpoint, sent: never) =>
    endpoint === previewPackage ? aPackage() : memory.api(endpoint, sent)) as unknown as OfficeApi;
  renderPage(<EditPage office={officeSegments} />, {
    office,
    api,
    path: `/digital-signage-segments/${sampleId(300)}`,
    route: '/:resource/:id',
    branches: [aBranch],
  });
  return memory;
}

test('shows names and total duration, and moves an item by its buttons', async () => {
  const { requests } = draw();
  await screen.findByText('2 Teile, zusammen 1:05 Min.');
  await userEvent.click(await screen.findByRole('button', { name: 'Teil 2: Tartufo nach oben' }));
  await screen.findByRole('button', { name: 'Teil 1: Tartufo nach unten' });
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() =>
    expect(requests.some(({ name }) => name === digitalSignageSegments.endpoints.update.name)).toBe(true),
  );
  const saved = requests.find(({ name }) => name === digitalSignageSegments.endpoints.update.name);
  // Items keep their ids, by which TVs report them.
  expect(saved?.sent.body?.items).toMatchObject([{ id: sampleId(2) }, { id: sampleId(1) }]);
});

test('a new picture is required at its place before the segment is saved', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Bild' }));
  await screen.findByRole('button', { name: 'Teil 3: Bild wählen entfernen' });
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await screen.findAllByText('Bitte wählen Sie für diese Stelle eine Szene, ein Bild oder ein Video.');
});

test('names the streams that play the segment', async () => {
  draw();
  const uses = (await screen.findByText('in 1 Stream')).closest('section') as HTMLElement;
  expect(within(uses).getByRole('link', { name: 'Speisekarte' }).getAttribute('href')).toBe(
    `/digital-signage-streams/${sampleId(200)}`,
  );
});
