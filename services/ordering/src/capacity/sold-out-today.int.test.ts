// STOCK-01 to STOCK-03: sold out until the branch closes; afterwards the previous stock applies again.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type SoldOutOfBranch, type StockEntry, soldOutTodaySet } from '@theke/contracts/ordering/capacity';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:02:00Z');
const closing = '2026-11-21T21:00:00.000Z'; // 22:00 in Vienna
let clock = noon;
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const branch = { ...aBranch, openingHours: [{ type: 'daily' as const, isClosed: false, from: '11:00', to: '22:00' }] };
const calzone = { ...margherita, id: exampleIds.tag, name: 'Calzone' };
const dishes = [margherita, calzone];
const menu = {
  ...aMenu,
  catalog: [{ id: aCategory.id, products: dishes.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
};

async function aShop() {
  clock = noon;
  const tenant = await publishShop(service, { config: aConfig, branches: [branch], menu, products: dishes });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const mark = (products: readonly string[], isSoldOut = true, as = asStaff(tenant)) =>
    send('PUT', `/sold-out/${branch.id}`, { products, isSoldOut }, as);
  const limit = (product: string, remaining: number | null) =>
    send('PUT', `/stock/${branch.id}/${product}`, { remaining });
  const order = async (product: string, amount = 1) => {
    const items = [{ product, amount, unit: 'piece', parts: [] }];
    const { status, body } = await send('POST', '/orders', { ...orderDraftExample, items }, asGuest(tenant));
    return status === 201 ? (body.data as CreatedOrder).id : undefined;
  };
  const stock = async () =>
    ((await send('GET', `/stock/${branch.id}`)).body.data as StockEntry[]).map(
      ({ product, remaining, soldOutUntil }) => [
        dishes.find(({ id }) => id === product)?.name,
        remaining,
        soldOutUntil,
      ],
    );
  const passTo = async (at: string) => {
    clock = new Date(at);
    await service.runTimers();
    await service.settled();
  };
  const published = async () => {
    await service.settled();
    return service.events
      .filter(({ type, tenantid }) => type === soldOutTodaySet.type && tenantid === tenant)
      .map(({ data }) => data);
  };
  return { tenant, send, mark, limit, order, stock, passTo, published };
}

test('refuses orders until the branch closes, and accepts them again afterwards', async () => {
  const { mark, order, stock, passTo, published } = await aShop();
  expect((await mark([margherita.id])).status).toBe(200);
  expect(await stock()).toEqual([['Margherita', 0, closing]]);
  expect(await order(margherita.id)).toBeUndefined();
  expect(await order(calzone.id)).toBeDefined();
  await passTo('2026-11-21T20:59:59Z');
  expect(await stock()).toEqual([['Margherita', 0, closing]]);
  await passTo('2026-11-21T21:00:01Z');
  expect(await stock()).toEqual([]);
  await passTo('2026-11-22T11:00:00Z');
  expect(await order(margherita.id)).toBeDefined();
  const entry = { branch: branch.id, product: margherita.id };
  expect(await published()).toEqual([
    { ...entry, until: closing },
    { ...entry, until: null },
  ]);
});

test('restores the previous stock on undo and at closing', async () => {
  const { mark, limit, order, stock, passTo } = await aShop();
  await limit(margherita.id, 5);
  await mark([margherita.id, calzone.id]);
  await mark([margherita.id]);
  expect(await stock()).toHaveLength(2);
  await mark([margherita.id, calzone.id], false);
  expect(await stock()).toEqual([['Margherita', 5, null]]);
  expect(await order(margherita.id, 2)).toBeDefined();
  await mark([margherita.id]);
  await passTo('2026-11-21T21:00:01Z');
  expect(await stock()).toEqual([['Margherita', 3, null]]);
});

test('returns the stock of a cancelled order without making the product available', async () => {
  const { mark, limit, order, send, stock } = await aShop();
  await limit(margherita.id, 5);
  const id = await order(margherita.id, 2);
  await mark([margherita.id]);
  expect((await send('POST', `/orders/${id}/status/reject`, {})).status).toBe(200);
  expect(await stock()).toEqual([['Margherita', 0, closing]]);
  await mark([margherita.id], false);
  expect(await stock()).toEqual([['Margherita', 5, null]]);
});

test('keeps a stock that staff enter after the mark', async () => {
  const { mark, limit, stock, passTo } = await aShop();
  await mark([margherita.id]);
  await limit(margherita.id, 4);
  expect(await stock()).toEqual([['Margherita', 4, null]]);
  await passTo('2026-11-22T11:00:00Z');
  expect(await stock()).toEqual([['Margherita', 4, null]]);
});

test('changes nothing for other branches, unknown products and guests', async () => {
  const { tenant, mark, send, stock } = await aShop();
  const employee = (id: string) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [id] });
  expect((await mark([margherita.id], true, employee(uuidv7()))).status).toBe(404);
  expect((await mark([margherita.id, uuidv7()])).status).toBe(404);
  expect((await mark([])).status).toBe(422);
  expect((await mark([margherita.id], true, asGuest(tenant))).status).toBe(401);
  expect(await stock()).toEqual([]);
  expect((await mark([margherita.id, margherita.id], true, employee(branch.id))).status).toBe(200);
  const { body } = await send('GET', '/stock');
  expect(body.data as SoldOutOfBranch[]).toEqual([
    { branch: { id: branch.id }, products: [margherita.id], today: [{ product: margherita.id, until: closing }] },
  ]);
});

type Step = { do: 'mark' | 'undo' | 'order' | 'cancel' } | { do: 'limit'; to: number | null };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ do: 'mark' }, { do: 'undo' }, { do: 'order' }, { do: 'cancel' }),
  fc.option(fc.integer({ min: 0, max: 3 })).map((to): Step => ({ do: 'limit', to })),
);

test(
  'a mark changes no amount, whatever happens around it',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 10 }), async (steps) => {
        const { mark, limit, order, send, stock, passTo } = await aShop();
        // Model: the amount without marks, and orders with what they reserved of it.
        let left: number | null = null;
        let isMarked = false;
        const open: { id: string; reserved: boolean }[] = [];
        for (const step of steps) {
          if (step.do === 'mark' || step.do === 'undo') {
            isMarked = step.do === 'mark';
            expect((await mark([margherita.id], isMarked)).status).toBe(200);
          } else if (step.do === 'limit') {
            await limit(margherita.id, step.to);
            [left, isMarked] = [step.to, false];
          } else if (step.do === 'order') {
            const id = await order(margherita.id);
            expect(id !== undefined).toBe(!isMarked && left !== 0);
            if (id) open.push({ id, reserved: left !== null });
            if (id && left !== null) left -= 1;
          } else {
            const last = open.pop();
            if (!last) continue;
            expect((await send('POST', `/orders/${last.id}/status/reject`, {})).status).toBe(200);
            if (last.reserved && left !== null) left += 1;
          }
          const entry = isMarked ? [['Margherita', 0, closing]] : left === null ? [] : [['Margherita', left, null]];
          expect(await stock()).toEqual(entry);
        }
        await passTo('2026-11-21T21:00:01Z');
        expect(await stock()).toEqual(left === null ? [] : [['Margherita', left, null]]);
      }),
      { numRuns: 25 },
    ),
  120_000,
);
