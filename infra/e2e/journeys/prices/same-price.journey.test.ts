import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import type { OrderQuote } from '@theke/contracts/ordering/order';
import { until } from '@theke/kit/testing/until';
import { root } from '../../../tools/local/checkout.ts';
import { desk, openWindow } from '../browser.ts';
import { findProduct, innenstadt, margheritaDraft } from '../demo-shop.ts';
import { openJourney, testLog, withBrowser } from '../open-journey.ts';
import type { Platform } from '../platform.ts';
import { callOrThrow, changeEntry } from '../staff-calls.ts';
import type { PricedCart, Shop } from './in-browser.ts';

declare const priceCarts: (shop: Shop, seed: number, count: number) => PricedCart[];

const carts = 2_000;
/** Number of carts that are ordered; the others are only quoted. */
const ordered = 25;

async function compiledPricer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'theke-pricer-'));
  const file = join(folder, 'pricer.js');
  await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(import.meta.dirname, 'build-pricer.ts'), file],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const script = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}

/**
 * Adds tax rates that differ by order type, an option that replaces the price, a price by weight with four decimals,
 * and a discount of 12.5 % above € 30.
 */
async function addUnusualPrices(platform: Platform, cookie: string): Promise<() => Promise<void>> {
  const [margherita, calzone] = [await findProduct(platform, 'Margherita'), await findProduct(platform, 'Calzone')];
  const ham = await findProduct(platform, 'Prosciutto San Daniele');
  const [first, ...otherParts] = calzone.config.parts;
  if (!first) throw new Error('the demo’s Calzone has no choices');
  const options = first.options.map((option, index) =>
    index === 0 ? { ...option, modifier: 'overwrite', value: 12.34 } : { ...option, modifier: 'subtract' },
  );
  const putBack = [
    await changeEntry(platform, cookie, `/api/products/${margherita.id}`, {
      price: 10.33,
      takeawayTax: 13,
      dineInTax: 19,
    }),
    await changeEntry(platform, cookie, `/api/products/${calzone.id}`, {
      price: 1.01,
      tax: 5,
      config: { parts: [{ ...first, options }, ...otherParts] },
    }),
    await changeEntry(platform, cookie, `/api/products/${ham.id}`, { price: 28.3333 }),
  ];
  const discount = { name: 'Ab 30 Euro', kind: 'percent', percent: 12.5, minimum: 30 };
  const created = (await callOrThrow(platform, 'POST', '/api/discounts', cookie, discount)) as { data: { id: string } };
  const { id } = created.data;
  return async () => {
    for (const back of putBack) await back();
    await callOrThrow(platform, 'DELETE', `/api/discounts/${id}`, cookie);
  };
}

const journey = openJourney('embedded');

/**
 * One rule in two places: item prices and VAT lines of the storefront's build in Chromium equal the server's quote over
 * HTTP.
 */
// ORDER-23, DEPOSIT-05
withBrowser('prices 2,000 random carts in browser and server alike, to the cent', async () => {
  const { platform, browser } = journey;
  const seed = Number(process.env.THEKE_SEED ?? 20_261_121);
  console.log(`THEKE_SEED=${seed} chooses the carts`);
  const cookie = await platform.login('admin@demo.example');
  const putBack = await addUnusualPrices(platform, cookie);

  const init = () => platform.call('GET', '/api/init?branch=innenstadt');
  await until('the storefront to receive the new prices', async () => (await init()).text.includes('28.3333'));
  const branch = await innenstadt(platform);
  const { body } = await platform.call('GET', `/api/tables?filter[branch]=${branch.id}`);
  const [table] = body.data as { id: string }[];
  const { page } = await openWindow(browser, desk);
  await page.addScriptTag({ content: await compiledPricer() });
  const shop = {
    init: (await init()).body.data,
    branch: 'innenstadt',
    table: table?.id ?? '',
    now: new Date().toISOString(),
    automatic: (await platform.call('GET', '/api/discounts?pageSize=500')).body.data,
  };
  const priced = await page.evaluate(([at, from, count]) => priceCarts(at, from, count), [shop, seed, carts] as const);
  await page.context().close();

  expect(priced).toHaveLength(carts);
  const all = [
    'takeaway',
    'delivery',
    'dineIn',
    'delivery fee',
    'deposit',
    'discount',
    'configurable',
    'bundle',
    'weight',
  ];
  for (const kind of all)
    expect([kind, priced.filter(({ kinds }) => kinds.includes(kind)).length > 30]).toEqual([kind, true]);

  const ask = ({ draft }: PricedCart, expectedTotal: number) =>
    platform.call('POST', '/api/orders', { body: { ...draft, expectedTotal } });
  const readQuote = async (cart: PricedCart): Promise<OrderQuote | string> => {
    // A total that is wrong by one cent: everything else is correct, so nothing is stored.
    const reply = await ask(cart, Math.round((cart.totals.total.gross + 0.01) * 10_000) / 10_000);
    const [fault] = reply.body.errors as { code: string; quote?: OrderQuote }[];
    return fault?.code === 'PRICE_CHANGED' && fault.quote ? fault.quote : reply.text;
  };
  await waitForPrices(platform);

  const differing: object[] = [];
  const rest = [...priced.entries()];
  const asker = async () => {
    for (let nextCart = rest.pop(); nextCart; nextCart = rest.pop()) {
      const [index, cart] = nextCart;
      const quote = await readQuote(cart);
      const server =
        typeof quote === 'string'
          ? quote
          : toPriceDetails(
              quote.items.map(({ gross }) => gross),
              quote.totals,
            );
      const browser = toPriceDetails(cart.items, cart.totals);
      if (JSON.stringify(server) !== JSON.stringify(browser))
        differing.push({ index, browser, server, draft: cart.draft });
    }
  };
  await Promise.all(Array.from({ length: 8 }, asker));
  expect(differing.slice(0, 3)).toEqual([]);

  // With the correct total, they are accepted at that price.
  for (const cart of priced.slice(0, ordered)) {
    const reply = await ask(cart, cart.totals.total.gross);
    expect([reply.status, (reply.body.data as { totals: PricedCart['totals'] }).totals.total]).toEqual([
      201,
      cart.totals.total,
    ]);
  }
  await putBack();
});

/** Waits until ordering uses the prices that staff changed last. */
async function waitForPrices(platform: Platform): Promise<void> {
  const ham = await findProduct(platform, 'Prosciutto San Daniele');
  const items = [{ product: ham.id, amount: 0.5, unit: ham.unit, parts: [] }];
  const draft = await margheritaDraft(platform);
  await until('ordering to receive the new prices', async () => {
    const reply = await platform.call('POST', '/api/orders', { body: { ...draft, items, expectedTotal: 0.01 } });
    return reply.text.includes('28.3333');
  });
}

/** The price details that a guest reads, in a fixed order. */
const toPriceDetails = (
  items: readonly number[],
  { gross, net, deposit, delivery, total, taxes }: PricedCart['totals'],
) => ({
  items,
  gross,
  net,
  deposit: deposit && [deposit.net, deposit.tax, deposit.gross],
  delivery: [delivery.net, delivery.tax, delivery.gross],
  total: [total.net, total.tax, total.gross],
  taxes: Object.entries(taxes).sort(),
});

testLog(journey);
