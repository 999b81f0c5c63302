import { branches } from '@theke/contracts/catalog/branch';
import { until } from '@theke/kit/testing/until';
import { type CallOptions, parseCookie, type Reply } from '../../../e2e/journeys/platform.ts';

export type Ask = (method: string, path: string, options: CallOptions) => Promise<Reply>;

/** A browser behind the https proxy; it keeps the session cookie. */
export function visitor(ask: Ask, host: string) {
  let cookie = '';
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const options: CallOptions = { host, ...(body === undefined ? {} : { body }), ...(cookie ? { cookie } : {}) };
    const reply = await ask(method, path, options);
    if (reply.headers['set-cookie']) cookie = parseCookie(reply);
    return reply;
  };
}
export type Visitor = ReturnType<typeof visitor>;

export const parseId = (reply: Reply): string => {
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body.data as { id: string }).id;
};

/** Login token in the output of `tenant:create` and `tenant:link`. */
export const parseToken = (printed: string): string => {
  const token = /\/backend\/login-link#([\w-]{43})/.exec(printed)?.[1];
  if (!token) throw new Error(`the output contains no link: ${printed}`);
  return token;
};

/**
 * First steps of a new business's administrator: logs in, creates a branch that is always open and a menu.
 * @returns an order that a guest can place there
 */
export async function openBusiness(admin: Visitor, token: string): Promise<Record<string, unknown>> {
  await until('the business to accept orders', async () => (await admin('GET', '/api/init')).status === 200);
  const entered = await admin('POST', '/api/login-link', { token });
  if (entered.status !== 200) throw new Error(`${entered.status}: ${entered.text}`);
  const branch = parseId(
    await admin('POST', '/api/branches', {
      ...branches.example,
      division: null,
      tags: [],
      images: [],
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    }),
  );
  // Without them it takes no orders (LEGAL-02).
  const config = (await admin('GET', '/api/config')).body.data as object;
  const texts = { imprintText: 'Gasthaus', termsAndConditionsText: 'AGB', privacyPolicyText: 'Datenschutz' };
  const saved = await admin('POST', '/api/config', { ...config, ...texts });
  if (saved.status !== 200) throw new Error(`${saved.status}: ${saved.text}`);
  const product = await admin('POST', '/api/products', { name: 'Gulasch', price: 12.5, tax: 10 });
  const category = parseId(await admin('POST', '/api/categories', { name: 'Hauptspeisen' }));
  parseId(
    await admin('POST', '/api/menus', {
      name: 'Karte',
      availableFrom: '2026-01-01T00:00:00Z',
      branches: [{ id: branch }],
      catalog: [{ id: category, products: [{ id: parseId(product) }] }],
    }),
  );
  const { id, unit } = product.body.data as { id: string; unit: string };
  return {
    deliveryType: 'takeaway',
    branch,
    items: [{ product: id, amount: 1, unit, parts: [] }],
    firstName: 'Katharina',
    lastName: 'Wiesinger',
    phone: '+436641234567',
    legalInstructions: true,
    privacyPolicy: true,
  };
}
