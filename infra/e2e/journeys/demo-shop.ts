import type { Product } from '@theke/contracts/catalog/product';
import type { orderDraft } from '@theke/contracts/ordering/order';
import { until } from '@theke/kit/testing/until';
import type { z } from 'zod';
import type { Platform } from './platform.ts';

export type Draft = z.input<typeof orderDraft>;

/** The demo's always-open branch, and a first choice for every part of a product. */
export async function innenstadt(platform: Platform): Promise<{ id: string }> {
  const { body } = await platform.call('GET', '/api/branches?filter[identifier]=innenstadt');
  const [branch] = body.data as unknown as { id: string }[];
  if (!branch) throw new Error('the demo has no branch called innenstadt');
  return branch;
}

/** Another branch of the demo's first tenant. */
export async function otherBranch(platform: Platform): Promise<{ id: string }> {
  const { body } = await platform.call('GET', '/api/branches');
  const branch = (body.data as unknown as { id: string; identifier: string }[]).find(
    ({ identifier }) => identifier !== 'innenstadt',
  );
  if (!branch) throw new Error('the demo has only one branch');
  return branch;
}

export async function findProduct(platform: Platform, name: string): Promise<Product> {
  const { body } = await platform.call('GET', `/api/products?pageSize=500&q=${encodeURIComponent(name)}`);
  const found = (body.data as unknown as Product[]).find((product) => product.name === name);
  if (!found) throw new Error(`the demo has no product called ${name}`);
  return found;
}

/** An order of one Margherita that the server accepts. */
export async function margheritaDraft(platform: Platform): Promise<Draft> {
  const [branch, product] = await Promise.all([innenstadt(platform), findProduct(platform, 'Margherita')]);
  return {
    deliveryType: 'takeaway',
    branch: branch.id,
    items: [
      {
        product: product.id,
        amount: 1,
        unit: product.unit,
        parts: product.config.parts.map((part) => (part.optional ? null : (part.options[0]?.name ?? 'x'))),
      },
    ],
    firstName: 'Katharina',
    lastName: 'Wiesinger',
    phone: '+436641234567',
    legalInstructions: true,
    privacyPolicy: true,
  };
}

/** Waits until ordering has received the whole demo and accepts the first order. */
export async function untilOrderable(platform: Platform): Promise<void> {
  const draft = await margheritaDraft(platform);
  await until('ordering to receive the catalog', async () => {
    // Refused only for its price: everything else is correct, and nothing is stored.
    const reply = await platform.call('POST', '/api/orders', { body: { ...draft, expectedTotal: 0.01 } });
    return reply.body.errors?.[0]?.code === 'PRICE_CHANGED';
  });
}
