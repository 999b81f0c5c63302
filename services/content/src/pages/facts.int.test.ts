// FACT-01, FACT-04
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { ContentPage } from '@theke/contracts/content/content-page';
import { factsChanged } from '@theke/contracts/content/facts-changed';
import { sites } from '@theke/contracts/content/site';
import { configChanged } from '@theke/contracts/identity/config';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;

describe.each([['PostgreSQL', {}], ...(documents ? [['MongoDB', { documents }] as const] : [])])('on %s', (_, on) => {
  let service: TestService<Awaited<ReturnType<typeof content.setup>>>;
  beforeAll(async () => {
    service = await startForTest(content, { ...on, now: () => new Date('2026-11-23T10:00:00Z') });
  });
  afterAll(() => service.stop());

  function aBusiness() {
    const tenant = uuidv7();
    const ask = async (method: string, path: string, body?: object, as = asStaff(tenant)) => {
      const { body: reply } = await request(service, method, path, { as, ...(body && { body }) });
      expect([path, reply.errors]).toEqual([path, undefined]);
      return reply.data;
    };
    const publishEvents = async (...events: Parameters<typeof service.publish>[1][]) => {
      for (const event of events) await service.publish(tenant, event);
      await service.settled();
    };
    const product = (version: number, more: Partial<Product> = {}) => {
      const data = { ...products.events.changed.example, id: pizza, version, ...more } as Product;
      return products.events.changed(pizza, version, data);
    };
    const pizza = uuidv7();
    const publish = async (path: string, draft: object) => {
      const { id } = (await ask('POST', '/api/sites', { ...sites.example, path, ...draft })) as { id: string };
      await ask('POST', `/api/sites/${id}/publish`, { version: 1 });
      return id;
    };
    const find = async (path: string) =>
      (await ask('POST', '/internal/pages/find', { path: `/${path}` }, asGateway(tenant))) as {
        data: ContentPage & { kind: 'site' };
        parts?: string[];
      };
    return { tenant, ask, publishEvents, pizza, product, publish, find };
  }

  const paragraph = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');

  test('fills facts in all texts of a page, of its draft and in public lists, and follows every change', async () => {
    const { tenant, ask, publishEvents, pizza, product, publish, find } = aBusiness();
    const shop = uuidv7();
    const openingHours = [{ type: 'daily' as const, isClosed: false, from: '11:00', to: '22:00' }];
    await publishEvents(
      product(1),
      branches.events.changed(shop, 1, {
        ...branches.events.changed.example,
        id: shop,
        name: 'Am Markt',
        openingHours,
      }),
      configChanged(tenant, 1, { ...configChanged.example, id: tenant }),
    );
    const draft = {
      title: `{{name:${pizza}}} um {{price:${pizza}}}`,
      description: `Mit {{allergens:${pizza}}}`,
      content: {
        teaser: `{{name:${shop}}}: {{hours:${shop}}}`,
        body: [
          { id: 'a', type: 'title_section', value: { title: `Nur {{price:${pizza}}}` } },
          { id: 'b', type: 'text_section', value: { text: paragraph(`Um {{price:${pizza}}}.`) } },
        ],
      },
    };
    const id = await publish('karte', draft);
    const { data, parts } = await find('karte');
    expect(plain([data.title, data.description])).toBe('["Margherita um 10,90 €","Mit Gluten, Milch"]');
    expect(data.site.content.teaser).toBe('Am Markt: täglich 11:00–22:00');
    expect(plain(data.site.content.body)).toContain('"title":"Nur 10,90 €"');
    expect(plain(data.site.content.body)).toContain('"text":"Um 10,90 €."');
    expect(parts?.toSorted()).toEqual([pizza, shop].toSorted());
    const read = await ask('GET', `/api/sites/${id}`, undefined, asGuest(tenant));
    expect(plain(read)).toContain('"title":"Margherita um 10,90 €"');
    const listed = await ask('GET', '/api/sites', undefined, asGuest(tenant));
    expect(plain(listed)).toContain('"title":"Margherita um 10,90 €"');
    expect(plain(listed)).not.toContain('{{');
    const preview = await ask('POST', '/internal/pages/draft', { kind: 'site', id }, asGateway(tenant));
    expect(plain(preview)).toContain('Nur 10,90 €');
    // Stored content keeps the placeholder.
    expect(plain(await ask('GET', `/api/sites/${id}`))).toContain(`{{price:${pizza}}}`);

    const post = { title: `Heute {{price:${pizza}}}`, date: '2026-10-01T08:00:00Z', isPublic: true };
    await ask('POST', '/api/posts', post);
    expect(plain(await ask('GET', '/api/v1/posts', undefined, asGuest(tenant)))).toContain('Heute 10,90 €');
    // The search index contains neither placeholders nor their facts, because facts change.
    const search = (q: string) => ask('GET', `/api/search?q=${encodeURIComponent(q)}`, undefined, asGuest(tenant));
    expect(await search(pizza)).toEqual([]);
    expect(plain(await search('heute'))).toContain('Heute 10,90 €');

    await publishEvents(product(2, { price: 11.5 }));
    expect(plain((await find('karte')).data.title)).toBe('"Margherita um 11,50 €"');
    await publishEvents(product(3, { isPriceHidden: true }));
    expect((await find('karte')).data.title).toBe('Margherita um Preis auf Anfrage');
    await publishEvents(product(4, { isEnabled: false }));
    expect((await find('karte')).data.title).toBe('um');
    await publishEvents(product(5));
    await publishEvents(products.events.deleted(pizza, 6, { id: pizza }));
    const gone = await find('karte');
    expect(plain(gone)).not.toMatch(/\{\{\w/);
    expect(gone.parts).toContain(pizza);
  });

  test('shows nothing of other businesses', async () => {
    const [mine, other] = [aBusiness(), aBusiness()];
    await other.publishEvents(other.product(1));
    await mine.publish('karte', { title: `Um {{price:${other.pizza}}}` });
    expect((await mine.find('karte')).data.title).toBe('Um');
  });

  test('lists facts for editors: those of a text, and those whose name contains the words', async () => {
    const { ask, publishEvents, pizza, product } = aBusiness();
    const shop = uuidv7();
    await publishEvents(
      product(1),
      branches.events.changed(shop, 1, { ...branches.events.changed.example, id: shop, name: 'Am Markt' }),
    );
    const list = async (query: string) =>
      (
        (await ask('GET', `/api/content-facts?${query}`)) as { id: string; of: string; name: string; texts: object }[]
      ).map(({ id, of, name }) => [id, of, name]);
    const both = [
      [pizza, 'product', 'Margherita'],
      [shop, 'branch', 'Am Markt'],
    ];
    expect(await list(`ids=${pizza},${shop},${uuidv7()},x`)).toEqual(both);
    expect(await list('q=')).toEqual(both.toReversed());
    expect(await list('q=margh')).toEqual([both[0]]);
    expect(await list('q=MARKT')).toEqual([both[1]]);
    expect(await list('q=xyz')).toEqual([]);
    expect(await list('ids=')).toEqual([]);
    await publishEvents(products.events.deleted(pizza, 2, { id: pizza }));
    expect(await list(`ids=${pizza}`)).toEqual([]);
    expect(await list('q=margh')).toEqual([]);
    const other = aBusiness();
    expect(await other.ask('GET', `/api/content-facts?ids=${shop}`)).toEqual([]);
  });

  test('publishes a change of facts, and no other change of a product', async () => {
    const { publishEvents, pizza, product } = aBusiness();
    const published = () =>
      service.events
        .filter((event) => event.type === factsChanged.type && event.subject === pizza)
        .map(({ subject }) => subject);
    await publishEvents(product(1));
    expect(published()).toEqual([pizza]);
    await publishEvents(product(2, { description: 'Neu', tax: 20 }));
    expect(published()).toEqual([pizza]);
    await publishEvents(product(3, { price: 12 }));
    await publishEvents(products.events.deleted(pizza, 4, { id: pizza }));
    expect(published()).toEqual([pizza, pizza, pizza]);
  });
});
