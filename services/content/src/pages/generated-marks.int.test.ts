// AI-12
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aiSettingsChanged } from '@theke/contracts/ai/ai-settings';
import type { ContentPage } from '@theke/contracts/content/content-page';
import { type Post, posts } from '@theke/contracts/content/post';
import { sites } from '@theke/contracts/content/site';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;

describe.each([['PostgreSQL', {}], ...(documents ? [['MongoDB', { documents }] as const] : [])])('on %s', (_, on) => {
  let service: TestService<Awaited<ReturnType<typeof content.setup>>>;
  beforeAll(async () => {
    service = await startForTest(content, on);
  });
  afterAll(() => service.stop());

  async function aBusiness() {
    const tenant = uuidv7();
    const ask = async (method: string, path: string, body?: object, as = asStaff(tenant)) => {
      const { body: reply } = await request(service, method, path, { as, ...(body && { body }) });
      expect([path, reply.errors]).toEqual([path, undefined]);
      return reply.data;
    };
    const publish = async (path: string, value: object) => {
      const body = [{ id: 'a', type: 'text_section', value }];
      const draft = { ...sites.example, path, content: { body } };
      const { id } = (await ask('POST', '/api/sites', draft)) as { id: string };
      return {
        id,
        async accept() {
          const operation = { kind: 'set', block: 'a', field: 'title', value: 'Vorschlag' };
          const operations = [{ seq: 1, base: 1, operation, isGenerated: true }];
          await ask('POST', `/api/sites/${id}/edits`, { session: uuidv7(), known: 1, operations });
        },
        publish: (version: number) => ask('POST', `/api/sites/${id}/publish`, { version }),
      };
    };
    const marksAt = async (path: string) => {
      const found = (await ask('POST', '/internal/pages/find', { path: `/${path}` }, asGateway(tenant))) as {
        data: ContentPage;
      };
      return found.data.generated;
    };
    const publishEvents = async (...events: Parameters<typeof service.publish>[1][]) => {
      for (const event of events) await service.publish(tenant, event);
      await service.settled();
    };
    const choose = (marksForVisitors: boolean, version: number) =>
      publishEvents(aiSettingsChanged(tenant, version, { ...aiSettingsChanged.example, marksForVisitors }));
    return { tenant, ask, publish, marksAt, publishEvents, choose };
  }

  test('marks pages with accepted texts for visitors, unless the business does not want marks', async () => {
    const { tenant, ask, publish, marksAt, choose } = await aBusiness();
    const page = await publish('team', { title: 'Von Hand' });
    await page.publish(1);
    expect(await marksAt('team')).toBeNull();
    await page.accept();
    // Accepted, but not yet published.
    expect(await marksAt('team')).toBeNull();
    const preview = { kind: 'site', id: page.id };
    expect(await ask('POST', '/internal/pages/draft', preview, asGateway(tenant))).toMatchObject({
      generated: { texts: true },
    });
    await page.publish(3);
    expect(await marksAt('team')).toEqual({ texts: true, pictures: [] });
    await choose(false, 1);
    expect(await marksAt('team')).toBeNull();
    await choose(true, 2);
    expect(await marksAt('team')).toEqual({ texts: true, pictures: [] });
  });

  test('marks a post whose description has an accepted proposal, without telling which field', async () => {
    const { tenant, ask, marksAt, choose } = await aBusiness();
    const draft = { ...posts.example, title: 'Neues', description: 'Vorgeschlagen', isPublic: true };
    const post = (await ask('POST', '/api/posts', draft)) as Post;
    const path = `magazin/neues-${post.number}`;
    expect(await marksAt(path)).toBeNull();
    const { version } = (await ask('PUT', `/api/posts/${post.id}`, {
      ...draft,
      generated: ['description'],
      version: 1,
    })) as Post;
    expect(await marksAt(path)).toBeNull();
    await ask('POST', `/api/posts/${post.id}/publish`, { version });
    expect(await marksAt(path)).toEqual({ texts: true, pictures: [] });
    expect(await ask('GET', `/api/posts/${post.id}`, undefined, asGuest(tenant))).not.toHaveProperty('generated');
    await choose(false, 1);
    expect(await marksAt(path)).toBeNull();
  });

  test('marks pages with generated pictures, until the picture gets another file', async () => {
    const { publish, marksAt, publishEvents } = await aBusiness();
    const mark = { at: '2026-11-21T12:00:00.000Z', by: 'Dora Huber' };
    const [drawn, photo] = [mark, null].map(
      (generated): Image => ({ ...imageStored.example, id: uuidv7(), description: 'Ein Platz', generated }),
    ) as [Image, Image];
    await publishEvents(...[drawn, photo].map((one) => imageStored(one.id, 1, one)));
    const shown = ({ id }: Image) => ({ id, version: 1, extension: 'webp', alt: 'Ein Platz' });
    const picture = (image: Image) => ({
      text: {
        type: 'doc',
        content: [{ type: 'image', attrs: { src: `/image/medium/${image.id}-1.webp`, alt: shown(image).alt } }],
      },
    });
    await (await publish('gezeichnet', picture(drawn))).publish(1);
    await (await publish('foto', picture(photo))).publish(1);
    expect(await marksAt('gezeichnet')).toEqual({
      texts: false,
      pictures: [{ id: drawn.id, version: 1, extension: 'webp' }],
    });
    expect(await marksAt('foto')).toBeNull();
    await publishEvents(imageStored(drawn.id, 2, { ...drawn, version: 2, fileVersion: 2, generated: null }));
    expect(await marksAt('gezeichnet')).toBeNull();
  });
});
