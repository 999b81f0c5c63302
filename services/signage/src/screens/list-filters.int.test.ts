// Filters of the lists of segments, streams and TVs (the specification, "Generic CRUD").
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());

async function lists() {
  const shop = await fixture.aShop();
  const names = async (path: string, filter: string) => {
    const reply = await shop.staff('GET', `/api/digital-signage-${path}?sort=name&${filter}`);
    expect([filter, reply.status]).toEqual([filter, 200]);
    return (reply.body.data as { name: string }[]).map(({ name }) => name);
  };
  return { shop, names };
}

test('lists the segments that show a scene', async () => {
  const { shop, names } = await lists();
  const [menu, offer, unused] = [
    await shop.aScene({ kind: 'menu-board' }),
    await shop.aScene({ kind: 'text', headline: 'Heute' }),
    await shop.aScene({ kind: 'clock' }),
  ];
  await shop.aSegment([menu], 'Mittag');
  await shop.aSegment([offer, menu], 'Abend');
  await shop.aSegment([], 'Leer');
  expect(await names('segments', `filter[scene]=${menu.id}`)).toEqual(['Abend', 'Mittag']);
  expect(await names('segments', `filter[scene]=${offer.id}`)).toEqual(['Abend']);
  expect(await names('segments', `filter[scene]=${unused.id}`)).toEqual([]);
});

test('lists streams by fallback, by what they play at some time, and by whether they end with the opening hours', async () => {
  const { shop, names } = await lists();
  const [day, evening, closed] = [
    await shop.aSegment([], 'Tag'),
    await shop.aSegment([], 'Abend'),
    await shop.aSegment([], 'Geschlossen'),
  ];
  const entry = { id: uuidv7(), segment: { id: evening.id } };
  await shop.aStream({ name: 'Theke', fallback: { id: day.id }, entries: [entry], isOffWhenClosed: true });
  const interruption = { segment: { id: closed.id }, from: '2026-11-21T18:00:00Z' };
  await shop.aStream({ name: 'Schaufenster', fallback: { id: evening.id }, interruption });
  await shop.aStream({ name: 'Leer' });
  expect(await names('streams', `filter[fallback]=${day.id}`)).toEqual(['Theke']);
  expect(await names('streams', `filter[segment]=${evening.id}`)).toEqual(['Schaufenster', 'Theke']);
  expect(await names('streams', `filter[segment]=${closed.id}`)).toEqual(['Schaufenster']);
  expect(await names('streams', 'filter[isOffWhenClosed]=true')).toEqual(['Theke']);
  expect(await names('streams', 'filter[isOffWhenClosed]=false')).toEqual(['Leer', 'Schaufenster']);
});

test('lists TVs by branch, stream, format, label and whether they are in use', async () => {
  const { shop, names } = await lists();
  const stream = await shop.aStream();
  await shop.aDevice({ name: 'Gang', labels: ['Schaufenster', 'innen'], stream: { id: stream.id } });
  await shop.aDevice({ name: 'Lager', orientation: 'portrait', isEnabled: false });
  expect(await names('devices', `filter[branch]=${shop.branch}`)).toEqual(['Gang', 'Lager']);
  expect(await names('devices', `filter[stream]=${stream.id}`)).toEqual(['Gang']);
  expect(await names('devices', 'filter[orientation]=portrait')).toEqual(['Lager']);
  expect(await names('devices', 'filter[labels]=Schaufenster')).toEqual(['Gang']);
  expect(await names('devices', 'filter[labels]=Schau')).toEqual([]);
  expect(await names('devices', 'filter[isEnabled]=false')).toEqual(['Lager']);
});
