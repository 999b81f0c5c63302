// ZONE-07, ZONE-08
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import { findAddress, readAddressList, readAddressMap } from '@theke/contracts/ordering/address-list';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { DeliveryZonesPage } from './delivery-zones-page.tsx';
import { fitFrame, toPixel } from './map-frame.ts';

const points = [
  { latitude: 48.21, longitude: 16.34 },
  { latitude: 48.21, longitude: 16.35 },
  { latitude: 48.215, longitude: 16.345 },
];
const branchWith = (changes: object = {}) =>
  ({
    ...branches.draft.parse({
      ...branches.example,
      latitude: 48.212,
      longitude: 16.345,
      deliveryAreas: [
        { area: '1080 Wien', price: 3.9 },
        { area: 'Nah', price: 1.5, points },
        { area: 'Weit', price: 4.9, points },
      ],
      ...changes,
    }),
    id: '0199f000-0000-7000-8000-000000000001',
    version: 3,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
  }) as Branch;

function draw(
  branch: Branch,
  {
    list = null as object | null,
    found = null as object | null,
    refusal = undefined as ApiError | undefined,
    roles = ['ROLE_ADMIN' as 'ROLE_ADMIN' | 'ROLE_EMPLOYEE'],
  } = {},
) {
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body?: unknown }) => {
    if (endpoint === branches.endpoints.read) return branch;
    if (endpoint === readAddressList) return list;
    if (endpoint === readAddressMap) return { points: [48.212, 16.345], streets: [] };
    if (endpoint === findAddress) return found;
    if (refusal) throw refusal;
    sent.push(body);
    return branch;
  }) as unknown as OfficeApi;
  renderPage(<DeliveryZonesPage />, {
    office,
    api,
    path: '/delivery-zones',
    route: '/delivery-zones',
    branches: [branch],
    roles,
  });
  return { sent };
}
const pointsOf = (name: string) => screen.findAllByRole('button', { name: new RegExp(`^Punkt \\d von „${name}“$`) });

test('moves a point by keys, deletes one, undoes it, and saves named areas with the zones', async () => {
  const { sent } = draw(branchWith());
  const [first, second] = await pointsOf('Nah');
  first?.focus();
  await userEvent.keyboard('{ArrowUp}');
  second?.focus();
  await userEvent.keyboard('{Delete}');
  await screen.findByText('Eine Zone braucht mindestens drei Punkte.');
  const save = screen.getByRole('button', { name: 'Speichern' });
  expect((save as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await pointsOf('Nah')).toHaveLength(3);
  await userEvent.click(save);
  await screen.findByText('Lieferzonen gespeichert.');
  const [{ deliveryAreas, version }] = sent as [
    { deliveryAreas: { area: string; points?: typeof points }[]; version: number },
  ];
  expect([deliveryAreas.map(({ area }) => area), version]).toEqual([['1080 Wien', 'Nah', 'Weit'], 3]);
  expect(deliveryAreas[1]?.points?.[0]?.latitude).toBeGreaterThan(48.21);
  expect(deliveryAreas[2]?.points).toEqual(points);
});

test('changes the order of the zones, and creates one with a free name', async () => {
  const { sent } = draw(branchWith());
  await userEvent.click(await screen.findByRole('button', { name: /^Zone „Weit“.*nach oben/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Neue Zone' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText('Gebiet');
  await userEvent.type(name, 'Nah');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  await within(dialog).findByText('Diesen Namen gibt es schon.');
  await userEvent.type(name, 'er');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  await screen.findByText('Eine Zone braucht mindestens drei Punkte.');
  for (const text of ['48.21, 16.34', '48.21, 16.35', '48.22, 16.35']) {
    await userEvent.type(screen.getByRole('textbox', { name: 'Punkt hinzufügen' }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Punkt hinzufügen' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Lieferzonen gespeichert.');
  const [{ deliveryAreas }] = sent as [{ deliveryAreas: { area: string }[] }];
  expect(deliveryAreas.map(({ area }) => area)).toEqual(['1080 Wien', 'Weit', 'Nah', 'Naher']);
});

test('shows the zone of a test address, and addresses missing from the list', async () => {
  draw(branchWith(), { found: { match: 'near', street: 'Lange Gasse 9', latitude: 48.211, longitude: 16.345 } });
  await userEvent.type(await screen.findByLabelText('Straße und Hausnummer'), 'Lange Gasse');
  await userEvent.click(screen.getByRole('button', { name: 'Testen' }));
  await screen.findByText('Bitte geben Sie Straße mit Hausnummer und PLZ an.');
  await userEvent.type(screen.getByLabelText('Straße und Hausnummer'), ' 11');
  await userEvent.click(screen.getByRole('button', { name: 'Testen' }));
  await screen.findByText(/Liegt in „Nah“: 1,50\s€, etwa \d+ Minuten\. .*Gerechnet mit Lange Gasse 9\./);
});

test('says that an address list is missing, and shows its source otherwise', async () => {
  draw(branchWith());
  await screen.findByText(/^Noch keine Adressliste/);
  screen.getByRole('link', { name: 'Adressliste importieren' });
});

test('shows the number of addresses, their date and source', async () => {
  const list = {
    id: 'x',
    file: 'a.csv',
    source: 'OpenAddresses',
    asOf: '2026-11-01',
    importedAt: '',
    by: '',
    addresses: 1_200,
  };
  draw(branchWith(), { list });
  await screen.findByText(/^1.200 Adressen, Stand 1\.11\.2026, Quelle: OpenAddresses$/);
});

test('asks for the coordinates of the branch first', async () => {
  draw(branchWith({ latitude: null, longitude: null }));
  await screen.findByText('Diese Filiale hat noch keine Koordinaten.');
});

test('shows a refusal and keeps what was drawn', async () => {
  draw(branchWith(), { refusal: new ApiError(409, [{ code: 'STALE_VERSION', message: 'Bitte laden Sie neu.' }]) });
  const [first] = await pointsOf('Nah');
  first?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Bitte laden Sie neu.');
  expect(await pointsOf('Nah')).toHaveLength(3);
});

test('only shows the zones to the team', async () => {
  draw(branchWith(), { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByRole('button', { name: /^Nah/, pressed: true });
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Punkt/ })).toBeNull();
});

/** "Nah" and "Weit" next to each other, 300 m apart. */
const apart = branchWith({
  deliveryAreas: [
    { area: 'Nah', price: 1.5, points },
    { area: 'Weit', price: 4.9, points: points.map((point) => ({ ...point, longitude: point.longitude + 0.014 })) },
  ],
});
/** Number of shared areas that the map shows. */
const shownOverlaps = () => document.querySelectorAll('svg [clip-path][fill^="url"]').length;
const overlapHint = /^Rot schraffiert: Hier überschneiden sich Zonen/;

// ZONE-08
test('shows overlapping zones in the list and on the map, and saves them', async () => {
  const { sent } = draw(branchWith());
  await screen.findByText('Überschneidet sich mit „Weit“. Dort gilt die obere Zone der Liste, also „Nah“.');
  const far = screen.getByRole('button', { name: /^Weit/ });
  const description = document.getElementById(far.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(
    'Überschneidet sich mit „Nah“. Dort gilt die obere Zone der Liste, also „Nah“.',
  );
  screen.getByText(overlapHint);
  expect(shownOverlaps()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /^Zone „Weit“.*nach oben/ }));
  screen.getByText('Überschneidet sich mit „Nah“. Dort gilt die obere Zone der Liste, also „Weit“.');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Lieferzonen gespeichert.');
  expect(sent).toHaveLength(1);
});

// ZONE-08
test('shows an overlap while a point is dragged', async () => {
  draw(apart);
  const east = (await pointsOf('Nah'))[1] as HTMLElement;
  expect([shownOverlaps(), screen.queryByText(overlapHint)]).toEqual([0, null]);
  const place = { latitude: 48.212, longitude: 16.345 };
  const frame = fitFrame([place, ...apart.deliveryAreas.flatMap(({ points: spots = [] }) => spots)], {
    width: 720,
    height: 480,
  });
  // jsdom's pointer events have no coordinates.
  const moveTo = (longitude: number) => {
    const { x, y } = toPixel(frame, { latitude: 48.211, longitude });
    fireEvent(east, new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: y }));
  };
  fireEvent.pointerDown(east, { button: 0 });
  moveTo(16.36);
  screen.getByText('Überschneidet sich mit „Weit“. Dort gilt die obere Zone der Liste, also „Nah“.');
  expect(shownOverlaps()).toBe(1);
  moveTo(16.352);
  expect([shownOverlaps(), screen.queryByText(/^Überschneidet sich/)]).toEqual([0, null]);
  moveTo(16.36);
  fireEvent.pointerCancel(east);
  expect([shownOverlaps(), screen.queryByText(/^Überschneidet sich/)]).toEqual([0, null]);
});

// ZONE-08
test('shows overlaps to the team as well', async () => {
  draw(branchWith(), { roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText(overlapHint);
  expect(screen.getAllByText(/^Überschneidet sich mit/)).toHaveLength(2);
});
