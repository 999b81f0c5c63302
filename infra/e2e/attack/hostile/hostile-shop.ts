// A shop with every order type, and everything that a guest may not use: another branch, another tenant,
// closed, disabled, expired and deleted things.
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { configChanged } from '@theke/contracts/identity/config';
import { uploadStored } from '@theke/contracts/media/upload';
import { donatees } from '@theke/contracts/ordering/donatee';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import type { ServiceParts } from '@theke/kit/service';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../../../services/ordering/testing/order-samples.ts';

type Ordering = Pick<TestService<ServiceParts>, 'port' | 'publish' | 'settled' | 'sql'>;

const metadata = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const evening = [{ type: 'daily' as const, isClosed: false, from: '17:00', to: '22:00' }];

const aBranchWith = (identifier: string, changes: object = {}) => ({
  ...aBranch,
  id: uuidv7(),
  identifier,
  ...changes,
});
const aProduct = (name: string, changes: object = {}) => ({
  ...margherita,
  ...products.draft.parse({ ...products.example, name, ...changes }),
  id: uuidv7(),
});
const aMenuFor = (branch: { id: string }, goods: readonly { id: string }[], availableFrom = aMenu.availableFrom) => ({
  ...aMenu,
  id: uuidv7(),
  availableFrom,
  branches: [{ id: branch.id }],
  catalog: [{ id: aCategory.id, products: goods.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
});
const aTable = (branch: { id: string }, identifier: string) => ({
  ...tables.draft.parse({ ...tables.example, identifier, branch: { id: branch.id } }),
  ...metadata,
  id: uuidv7(),
});

/** Publishes all of it to ordering. Each call uses new ids for both businesses. */
export async function openHostileShop(service: Ordering, now: Date) {
  const [tenant, neighbour] = [uuidv7(), uuidv7()];
  const publish = service.publish.bind(service);
  const changes = { isDeliveryEnabled: true, isDineInEnabled: true, isTableSelectionEnabled: true };
  const deliveryAreas = [
    { area: '1080 Wien', price: 3.9, tax: 20, free: false, freeFromOrderValue: 40, minimumOrderValue: 15 },
  ];
  const branch = aBranchWith('hier', { ...changes, deliveryAreas });
  const house = {
    here: branch,
    elsewhere: aBranchWith('woanders', { ...changes, deliveryAreas: [{ ...deliveryAreas[0], area: '4020 Linz' }] }),
    evening: aBranchWith('abends', { openingHours: evening }),
    notYet: aBranchWith('bald', { orderableFrom: '2026-12-01T10:00:00.000Z' }),
    hidden: aBranchWith('verborgen', { isPublic: false }),
    gone: aBranchWith('aufgelassen'),
    takesCards: aBranchWith('karten', { isCardProviderEnabled: true, isMealVoucherEnabled: true }),
    abroad: aBranchWith('drueben'),
  };
  const goods = {
    pizza: aProduct('Margherita'),
    cake: aProduct('Fototorte', {
      type: 'configurable',
      config: { parts: [{ type: 'image', name: 'Foto' }] },
    }),
    last: aProduct('Calzone'),
    limited: aProduct('Tiramisù', { maximumQuantity: 20 }),
    dear: aProduct('Trüffel', { price: 1_000_000 }),
    elsewhere: aProduct('Linzer Torte'),
    expired: aProduct('Sommerteller'),
    abroad: aProduct('Nachbars Pizza'),
  };
  const sold = [goods.pizza, goods.cake, goods.last, goods.limited, goods.dear];
  const seats = {
    here: aTable(branch, '14'),
    elsewhere: aTable(house.elsewhere, '3'),
    abroad: aTable(house.abroad, '1'),
  };
  const uploads = { here: uuidv7(), abroad: uuidv7() };

  await publish(tenant, configChanged(tenant, 1, { id: tenant, config: { ...aConfig, enablePluginDonations: true } }));
  await publish(
    neighbour,
    configChanged(neighbour, 1, { id: neighbour, config: { ...aConfig, enablePluginDonations: true } }),
  );
  for (const owner of [tenant, neighbour]) await publish(owner, categories.events.changed(aCategory.id, 1, aCategory));
  for (const [name, branch] of Object.entries(house))
    await publish(name === 'abroad' ? neighbour : tenant, branches.events.changed(branch.id, 1, branch));
  await publish(tenant, branches.events.deleted(house.gone.id, 2, { id: house.gone.id }));
  for (const [name, product] of Object.entries(goods))
    await publish(name === 'abroad' ? neighbour : tenant, products.events.changed(product.id, 1, product));
  const otherMenus = [house.evening, house.notYet, house.hidden, house.takesCards].map((branch) =>
    aMenuFor(branch, sold),
  );
  const withdrawn = aMenuFor(branch, [...sold, goods.expired], '2026-06-01T00:00:00Z');
  const current = aMenuFor(branch, sold, '2026-10-01T00:00:00Z');
  for (const menu of [...otherMenus, withdrawn, current, aMenuFor(house.elsewhere, [goods.elsewhere])])
    await publish(tenant, menus.events.changed(menu.id, 1, menu));
  const neighbourMenu = aMenuFor(house.abroad, [goods.abroad]);
  await publish(neighbour, menus.events.changed(neighbourMenu.id, 1, neighbourMenu));
  for (const [name, seat] of Object.entries(seats))
    await publish(name === 'abroad' ? neighbour : tenant, tables.events.changed(seat.id, 1, seat));
  for (const [name, id] of Object.entries(uploads))
    await publish(
      name === 'abroad' ? neighbour : tenant,
      uploadStored(id, 1, { ...uploadStored.example, id, createdAt: now.toISOString() }),
    );
  await service.settled();

  const ask =
    (as: Caller) =>
    (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      request(service, method, `/api${path}`, { as, now, headers, ...(body ? { body } : {}) });
  const [guest, staff] = [ask(asGuest(tenant)), ask(asStaff(tenant))];
  const [neighbourGuest, neighbourStaff] = [ask(asGuest(neighbour)), ask(asStaff(neighbour))];
  const item = (product: { id: string }, more: object = {}) => ({
    product: product.id,
    amount: 1,
    unit: 'piece',
    parts: [],
    ...more,
  });
  const draft = { ...orderDraftExample, branch: branch.id, items: [item(goods.pizza)] };
  const order = (changes: object = {}): Promise<Reply> => guest('POST', '/orders', { ...draft, ...changes });
  const created = async (reply: Promise<Reply>): Promise<{ id: string }> => {
    const { status, body } = await reply;
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as { id: string };
  };
  const donatee = await created(neighbourStaff('POST', '/donatees', donatees.example));
  const ours = (await created(order())) as CreatedOrder;
  const neighbourDraft = { ...draft, branch: house.abroad.id, items: [item(goods.abroad)] };
  const foreign = (await created(neighbourGuest('POST', '/orders', neighbourDraft))) as CreatedOrder;
  // The last portion and the last place of a slot are taken.
  const slot = '2026-11-21T17:00:00.000Z';
  await staff('PUT', `/stock/${branch.id}/${goods.last.id}`, { remaining: 1 });
  await staff('PUT', `/slot-limits/${branch.id}`, { limit: { minutes: 30, maxOrders: 1 } });
  await created(order({ items: [item(goods.last)], appointmentDate: slot }));
  await until(
    'every event to be published',
    async () => (await service.sql('select from outbox where sent_at is null')).length === 0,
  );
  await service.settled();
  return { tenant, neighbour, house, goods, seats, uploads, donatee, ours, foreign, slot, guest, staff, item, order };
}

export type HostileShop = Awaited<ReturnType<typeof openHostileShop>>;
