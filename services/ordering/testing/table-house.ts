// For integration tests: a restaurant with one table, and the API calls of its staff and guests.
import { expect } from '@jest/globals';
import { tables } from '@theke/contracts/catalog/table';
import type { DayCloseDetail } from '@theke/contracts/ordering/day-close';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import type { TableBill, TableBillDetail } from '@theke/contracts/ordering/table-bill';
import type { ServiceParts } from '@theke/kit/service';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, aMenu, margherita } from './order-samples.ts';
import { publishShop } from './shop-samples.ts';

const house = {
  ...aBranch,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isATMCardEnabled: true,
  isTipEnabled: true,
};
export const pizza = { ...margherita, price: 10, tax: 10, takeawayTax: 10, dineInTax: 10 };
export const beer = { ...pizza, id: uuidv7(), name: 'Bier', price: 4, tax: 20, takeawayTax: 20, dineInTax: 20 };
const [category] = aMenu.catalog;
if (!category) throw new Error('the example menu has no category');
const menu = {
  ...aMenu,
  catalog: [{ ...category, products: [...category.products, { ...category.products[0], id: beer.id }] }],
} as typeof aMenu;

type Choice = object & { kind: string };

type Service = Pick<TestService<ServiceParts>, 'publish' | 'settled' | 'port' | 'events'>;

/** A tenant with a branch, a table, and the calls of its staff and guests. @param changes of the branch */
export async function aHouse(service: Service, changes: object = {}, at?: () => Date) {
  const branch = { ...house, ...changes };
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true, enablePluginATMCard: true, enableATMCard: true },
    branches: [branch],
    products: [pizza, beer],
    menu,
  });
  const table = {
    ...tables.draft.parse(tables.example),
    id: uuidv7(),
    version: 1,
    createdAt: aMenu.createdAt,
    updatedAt: aMenu.updatedAt,
  };
  await service.publish(tenant, tables.events.changed(table.id, 1, { ...table, branch: { id: branch.id } }));
  await service.settled();
  const send = (method: string, path: string, body?: unknown, as: Caller = asStaff(tenant), headers = {}) =>
    request(service, method, `/api${path}`, {
      as,
      headers,
      ...(at && { now: at() }),
      ...(body === undefined ? {} : { body }),
    });
  const detail = (reply: Reply) => {
    expect({ status: reply.status, errors: reply.body.errors }).toEqual({ status: 200, errors: undefined });
    return reply.body.data as TableBillDetail;
  };
  const open = async () => detail(await send('POST', '/table-bills', { table: table.id }));
  const round = (id: string, items: object[], more: object = {}) =>
    send('POST', `/table-bills/${id}/rounds`, { items, ...more });
  /** A bill with two pizzas and three beers. */
  const ordered = async () => detail(await round((await open()).id, [item(pizza, 2), item(beer, 3)]));
  const read = async (id: string) => detail(await send('GET', `/table-bills/${id}`));
  const list = async (as?: Caller) =>
    (await send('GET', `/table-bills?branch=${branch.id}`, undefined, as)).body.data as TableBill[];
  const settle = (id: string, part: Choice, more: object = {}, settlement = uuidv7()) =>
    send('PUT', `/table-bills/${id}/settlements/${settlement}`, { method: 'cash', part, ...more });
  const guestOrders = async (draft: object = {}) => {
    const items = [item(beer, 1)];
    const body = { ...orderDraftExample, deliveryType: 'dineIn', table: table.id, items, ...draft };
    const reply = await send('POST', '/orders', body, asGuest(tenant));
    expect(reply.body.errors).toBeUndefined();
    return reply.body.data as CreatedOrder;
  };
  const order = async (id: string) => (await send('GET', `/orders/${id}`)).body.data as Order;
  const move = (id: string, verb: string) => send('POST', `/orders/${id}/status/${verb}`, {});
  const close = async (number: number) => {
    const draft = { id: uuidv7(), branch: { id: branch.id }, number, counted: 0 };
    const reply = await send('POST', '/day-closes', draft);
    expect(reply.body.errors).toBeUndefined();
    return reply.body.data as DayCloseDetail;
  };
  const eventsOf = async (type: string) => {
    await service.settled();
    return service.events.filter((event) => event.tenantid === tenant && event.type === type);
  };
  return {
    tenant,
    branch,
    table,
    send,
    open,
    round,
    ordered,
    read,
    list,
    settle,
    guestOrders,
    order,
    move,
    close,
    eventsOf,
  };
}

export const item = ({ id }: { id: string }, amount: number, course?: number) => ({
  ...{ product: id, amount, unit: 'piece', parts: [] },
  ...(course && { course }),
});
export const codes = ({ status, body }: Reply) => [status, ...(body.errors ?? []).map(({ code }) => code)];
export const rest = { kind: 'rest' };
export const share = (persons: number) => ({ kind: 'share', persons });
export const items = (...chosen: [order: string, index: number, amount: number][]) => ({
  kind: 'items',
  items: chosen.map(([order, index, amount]) => ({ order, index, amount })),
});
export const idOf = ({ orders }: TableBillDetail, at = 0) => orders[at]?.id ?? '';
