import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { shownBranchImages } from '@theke/contracts/catalog/branch-drawing';
import { optionImage } from '@theke/contracts/catalog/option-drawing';
import { type Product, products } from '@theke/contracts/catalog/product';
import { productDrawing } from '@theke/contracts/catalog/product-drawing';
import { configChanged } from '@theke/contracts/identity/config';
import { logoDrawn } from '@theke/contracts/media/logo';
import type { ImageRef } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof media.setup>>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-drawings-'));
  service = await startForTest(media, { env: { FILES_DIR: folder } });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const product = (changes: Partial<Product>): Product => ({ ...products.events.changed.example, ...changes });
const publishProduct = async (tenant: string, changes: Partial<Product>): Promise<string> => {
  const one = product({ id: uuidv7(), ...changes });
  await service.publish(tenant, products.events.changed(one.id, 1, one));
  await service.settled();
  const drawn = productDrawing({ ...one, images: [], isDrawn: true });
  return `${drawn?.id}-1.webp`;
};
const get = (tenant: string, path: string) => request(service, 'GET', `/image/${path}`, { as: asGuest(tenant) });

// MEDIA-12
test('paints the drawing of a product without a picture on the first request', async () => {
  const tenant = uuidv7();
  const name = await publishProduct(tenant, { name: 'Erdäpfelpizza', description: 'Mit Speck' });
  const tile = await get(tenant, `tiny/${name}`);
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height, hasAlpha } = await sharp(tile.bytes).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 256, height: 256, hasAlpha: true });
  const { mtimeMs } = await stat(join(folder, tenant, name));
  expect((await get(tenant, name)).status).toBe(200);
  expect((await stat(join(folder, tenant, name))).mtimeMs).toBe(mtimeMs);
  // A product with the same drawing shares the file.
  expect(await publishProduct(tenant, { name: 'Speckpizza', description: '' })).toBe(name);

  const staff = asStaff(tenant);
  expect((await request(service, 'GET', '/api/images', { as: staff })).body.data).toEqual([]);
  expect((await request(service, 'DELETE', `/api/images/${name.slice(0, 36)}`, { as: staff })).status).toBe(404);
});

// MEDIA-12
test('draws choices too, also of a product with a picture', async () => {
  const tenant = uuidv7();
  const parts = [
    {
      name: 'Extras',
      description: '',
      type: 'multiselect' as const,
      optional: true,
      options: [
        {
          product: null,
          name: 'Scharfe Salami',
          modifier: 'add' as const,
          value: 2,
          contentQuantity: null,
          deposit: null,
          allergens: [],
        },
        {
          product: null,
          name: 'Extra viel Liebe',
          modifier: 'add' as const,
          value: 0,
          contentQuantity: null,
          deposit: null,
          allergens: [],
        },
      ],
    },
  ];
  const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
  await publishProduct(tenant, { type: 'configurable', config: { parts }, images: [picture] });
  const salami = optionImage({ name: 'Scharfe Salami' });
  expect((await get(tenant, `thumbnail/${salami?.id}-1.webp`)).status).toBe(200);
  expect(optionImage({ name: 'Extra viel Liebe' })).toBeUndefined();
});

test("paints plates in the business' colour, also after a change", async () => {
  const tenant = uuidv7();
  const name = await publishProduct(tenant, { name: 'Spaghetti Bolognese', description: '' });
  const wear = async (version: number, brand: string) => {
    const { config } = configChanged.example;
    const data = { id: tenant, config: { ...config, version, theme: { ...config.theme, brand } } };
    await service.publish(tenant, configChanged(tenant, version, data));
    await service.settled();
  };
  /** Share of red in the visible part of the picture. */
  const redness = async () => {
    const { channels } = await sharp((await get(tenant, `small/${name}`)).bytes).stats();
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
  };
  await wear(1, '#0000ff');
  const blue = await redness();
  await wear(2, '#ff0000');
  expect(await redness()).toBeGreaterThan(blue);
});

test('converts the logo for mails, which do not support WebP, and publishes its removal', async () => {
  const tenant = uuidv7();
  const wide = { create: { width: 1_200, height: 300, channels: 4 as const, background: '#8a1538' } };
  const bytes = await sharp(wide).png().toBuffer();
  const { id, version, extension } = await service.parts.useCases.storeImage(tenant, { name: 'logo.png', bytes });
  const { config } = configChanged.example;
  const save = async (at: number, logo: ImageRef | null) => {
    await service.publish(tenant, configChanged(tenant, at, { id: tenant, config: { ...config, version: at, logo } }));
    await service.settled();
  };
  const published = () => service.events.filter(({ type, tenantid }) => type === logoDrawn.type && tenantid === tenant);
  await save(1, null);
  expect(published()).toEqual([]);
  await save(2, { id, version, extension });
  await until('the logo is published', () => published().length === 1);
  const { logo } = logoDrawn.data.parse(published()[0]?.data);
  expect(logo).toMatchObject({ width: 256, height: 64 });
  expect((await sharp(Buffer.from(logo?.png ?? '', 'base64')).metadata()).format).toBe('png');
  // New consumers, and those offline for too long, get it as a snapshot.
  const facts = service.parts.snapshots.find(({ types }) => types.includes(logoDrawn.type))?.facts(tenant);
  expect((await facts?.[Symbol.asyncIterator]().next())?.value).toMatchObject([{ version: 2, data: { logo } }]);
  // Its file is lost: mails are sent without it.
  await rm(join(folder, tenant), { recursive: true });
  await save(3, { id, version, extension });
  await save(4, null);
  await until('its deletion is published', () => published().length === 3);
  expect(published().map(({ data }) => logoDrawn.data.parse(data).logo === null)).toEqual([false, true, true]);
});

// MEDIA-12
test('paints no drawing of another business, or of a product with a picture or without drawings', async () => {
  const tenant = uuidv7();
  const pizza = { name: 'Pizza Funghi', description: '' };
  const name = await publishProduct(uuidv7(), pizza);
  const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
  await publishProduct(tenant, { ...pizza, images: [picture] });
  await publishProduct(tenant, { ...pizza, isDrawn: false });
  expect((await get(tenant, name)).status).toBe(404);
  expect(await readdir(folder)).not.toContain(tenant);
  await publishProduct(tenant, pizza);
  expect((await get(tenant, name)).status).toBe(200);
  const chosen = await publishProduct(tenant, { name: 'Funghi', description: '', drawnAs: 'pizza' });
  expect((await get(tenant, chosen)).status).toBe(200);
});

const part = (name: string, options: string[]) => ({
  name,
  description: '',
  type: 'multiselect' as const,
  optional: true,
  options: options.map((option) => ({
    product: null,
    name: option,
    modifier: 'add' as const,
    value: 0,
    contentQuantity: null,
    deposit: null,
    allergens: [],
  })),
});
const configured = (changes: Partial<Product> = {}): Product =>
  product({
    id: uuidv7(),
    name: 'Pizza nach Wunsch',
    description: '',
    images: [],
    type: 'configurable',
    config: { parts: [part('Belag', ['Scharfe Salami', 'Mais', 'Viel Liebe']), part('Weglassen', ['Ohne Mais'])] },
    ...changes,
  });
const publish = async (tenant: string, one: Product, version = 1) => {
  await service.publish(tenant, products.events.changed(one.id, version, { ...one, version }));
  await service.settled();
};

// MEDIA-14
test('updates the drawing with the choice, and reuses it if nothing visible changes', async () => {
  const tenant = uuidv7();
  const pizza = configured();
  await publish(tenant, pizza);
  const chosen = (places: string, version = 1) => get(tenant, `chosen/${pizza.id}-${version}/${places}.webp`);
  const [salami, both] = [await chosen('0.0'), await chosen('0.0-0.1')];
  expect([salami.status, salami.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height, hasAlpha } = await sharp(salami.bytes).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 640, hasAlpha: true });
  expect(both.bytes.equals(salami.bytes)).toBe(false);
  // Corn is left out.
  expect((await chosen('0.0-0.1-1.0')).bytes.equals(salami.bytes)).toBe(true);
  expect(await readdir(folder)).not.toContain(tenant);

  const plain = await chosen('0.2');
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const own = `${productDrawing(pizza)?.id}-1.webp`;
  expect(plain.bytes.equals((await get(tenant, `small/${own}`)).bytes)).toBe(true);
});

// MEDIA-14
test('paints no choice that the business does not offer, or of a product with a picture', async () => {
  const tenant = uuidv7();
  const pizza = configured();
  await publish(tenant, pizza);
  const status = async (path: string, as = tenant) => (await get(as, `chosen/${path}`)).status;
  for (const places of ['0.9', '7.0', '0', 'x', '0.0-', Array(61).fill('0.0').join('-')])
    expect([places, await status(`${pizza.id}-1/${places}.webp`)]).toEqual([places, 404]);
  expect(await status(`${pizza.id}-2/0.0.webp`)).toBe(404);
  expect(await status(`${pizza.id}-1/0.0.webp`, uuidv7())).toBe(404);
  await publish(tenant, { ...pizza, images: [{ id: uuidv7(), version: 1, extension: 'webp' }] }, 2);
  expect(await status(`${pizza.id}-2/0.0.webp`)).toBe(404);
});

// MEDIA-14
test('refuses a network that requests many choices, and serves others in turn', async () => {
  const tenant = uuidv7();
  const names = 'Salami Mais Oliven Ei Rucola Paprika Kapern Feta Spinat Ananas Zucchini Gurke'.split(' ');
  const pizza = configured({ config: { parts: [part('Belag', names)] } });
  await publish(tenant, pizza);
  const chosen = (at: number, as = asGuest(tenant)) =>
    request(service, 'GET', `/image/chosen/${pizza.id}-1/0.${at}.webp`, { as });
  const requests = names.slice(1).map((_, at) => chosen(at));
  await Promise.any(requests.map(async (one) => expect((await one).status).toBe(503)));
  // F1 of the fourth attack: one network fills the queue.
  const elsewhere = await chosen(names.length - 1, { ...asGuest(tenant), address: '198.51.100.7' });
  expect(elsewhere.status).toBe(200);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

// MEDIA-15
test("draws a table in the business' colour for a branch without a picture only", async () => {
  const tenant = uuidv7();
  const branch = { ...branches.events.changed.example, id: uuidv7(), images: [] };
  const [table] = shownBranchImages(branch);
  const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
  const path = `${table?.id}-1.webp`;
  const publishBranch = async (version: number, images: (typeof picture)[]) => {
    await service.publish(tenant, branches.events.changed(branch.id, version, { ...branch, version, images }));
    await service.settled();
  };
  await publishBranch(1, [picture]);
  expect((await get(tenant, path)).status).toBe(404);
  await publishBranch(2, []);
  const shown = await get(tenant, `small/${path}`);
  expect(shown.status).toBe(200);
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 640, height: 427 });
  const whole = await sharp((await get(tenant, path)).bytes).metadata();
  expect(whole.width && whole.height && whole.width / whole.height).toBe(table?.look?.ratio);
});
