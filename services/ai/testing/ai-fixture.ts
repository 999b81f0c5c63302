// Setup of this service's tests: a business with a page, a product and a provider on loopback.
import { randomBytes } from 'node:crypto';
import type { AiSettings } from '@theke/contracts/ai/ai-settings';
import type { Generation, GenerationDetail } from '@theke/contracts/ai/generation';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { sites } from '@theke/contracts/content/site';
import type { DefinedEvent } from '@theke/contracts/event';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { AnyResource } from '@theke/contracts/resource';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { ai } from '../src/service.ts';
import { startProviderSimulator } from './provider-simulator.ts';

type Parts = Awaited<ReturnType<typeof ai.setup>>;

export const aiKeys = `test:${randomBytes(32).toString('base64')}`;
const apiKey = 'sk-simulator-secret-0123456789';

const ended = ['proposed', 'accepted', 'rejected', 'failed', 'canceled'];

/** Starts the service with a clock that the test controls: Saturday, 21 November 2026, 19:30 in Vienna. */
export async function openAiFixture(env: Record<string, string> = {}) {
  let now = new Date('2026-11-21T18:30:00.000Z');
  const provider = await startProviderSimulator();
  const service: TestService<Parts> = await startForTest(ai, {
    env: { AI_KEYS: aiKeys, AI_PUBLIC_PROVIDERS: 'false', ...env },
    now: () => now,
  });
  const clock = () => now;

  const entityOf = (resource: AnyResource, id: string, draft: object) => {
    const at = '2026-11-21T12:00:00.000Z';
    const entity = { ...(resource.draft.parse(draft) as object), id, version: 1, createdAt: at, updatedAt: at };
    return (resource.events.changed as DefinedEvent)(id, 1, entity);
  };

  /** A business with settings, unless `settings` is null. */
  async function aBusiness(settings: Partial<AiSettings> | null = {}) {
    const [tenant, branch, product, site] = Array.from({ length: 4 }, () => uuidv7()) as [
      string,
      string,
      string,
      string,
    ];
    const admin = asStaff(tenant);
    const publish = (resource: unknown, id: string, draft: object) =>
      service.publish(tenant, entityOf(resource as AnyResource, id, draft));
    await service.publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
    const { example } = configChanged;
    // Also tells the calls of one business from those of another.
    const shopName = `Pizzeria ${tenant}`;
    await service.publish(
      tenant,
      configChanged(tenant, 1, { ...example, id: tenant, config: { ...example.config, shopName } }),
    );
    await publish(branches, branch, { ...branches.example, name: 'Josefstadt', identifier: 'josefstadt' });
    await publish(products, product, { ...products.example, name: 'Margherita', price: 9.9 });
    await publish(sites, site, sites.example);
    await service.settled();
    const call = (method: string, path: string, body?: unknown, as: Caller = admin): Promise<Reply> =>
      request(service, method, `/api/content-ai${path}`, { as, now, ...(body !== undefined && { body }) });
    const business = {
      tenant,
      branch,
      product,
      site,
      admin,
      call,
      saveSettings: (changes: object = {}, version = 0) =>
        call('PUT', '/settings', {
          version,
          isEnabled: true,
          address: provider.url,
          textModel: 'text-l',
          textInputPrice: 1,
          textOutputPrice: 4,
          seesPictures: true,
          imageModel: 'image-l',
          imagePrice: 0.04,
          monthlyBudget: 20,
          key: apiKey,
          ...changes,
        }),
      /** Starts a proposal of a page or a block. */
      generateSite: (body: object, as: Caller = admin) =>
        call('POST', `/generate/site/${site}`, { page: pageOf({}), ...body }, as),
      async read(id: string): Promise<GenerationDetail> {
        return (await call('GET', `/generations/${id}`)).body.data as GenerationDetail;
      },
      /** The job when it has ended and is settled. */
      async ended({ body }: Reply): Promise<GenerationDetail> {
        const { id } = body.data as Generation;
        return until('the job has ended', async () => {
          const job = await business.read(id);
          return ended.includes(job.state) && job.cost !== null && job;
        });
      },
      /** Waits until the provider has refused the given number of calls and the job waits for its next one. */
      async postponed(id: string, calls: number): Promise<void> {
        await until('the provider was called', () => business.calls() === calls);
        // Read after the call: before it, the job is queued as well.
        await until('the job waits again', async () => (await business.read(id)).state === 'queued');
      },
      /** Calls that the provider has received from this business. */
      calls: () => provider.received.filter(({ body }) => body.includes(shopName)).length,
      budget: async () =>
        ((await call('GET', '/availability')).body.data as { budget: { spent: number; reserved: number } }).budget,
    };
    if (settings !== null) {
      const saved = await business.saveSettings(settings);
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    }
    return business;
  }

  return {
    service,
    provider,
    clock,
    apiKey,
    aBusiness,
    later(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    at(instant: string) {
      now = new Date(instant);
    },
    async stop() {
      await service.stop();
      await provider.stop();
    },
  };
}
export type AiFixture = Awaited<ReturnType<typeof openAiFixture>>;

/** A rich text of one paragraph. */
export const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A page with the given content. */
export const pageOf = (content: object, more: object = {}) => ({
  version: 3,
  type: 'default',
  name: 'Über uns',
  title: '',
  description: '',
  content,
  ...more,
});

/** An answer that changes texts of one block. */
export const answerFor = (id: string | null, type: string, fields: Record<string, string>, more: object = {}) => ({
  title: null,
  description: null,
  blocks: [{ id, type, fields: Object.entries(fields).map(([field, text]) => ({ field, text })), entries: [] }],
  ...more,
});
