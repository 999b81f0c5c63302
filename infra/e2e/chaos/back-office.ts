import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@theke/contracts/catalog/product';
import { between, randomFrom } from '../../fixtures/random.ts';
import type { CallOptions, Platform, Reply } from '../journeys/platform.ts';

export type BackOffice = {
  /** Number of acknowledged changes. */
  acknowledgedCount: number;
  /** Product -> newest acknowledged version; undefined after its deletion. */
  acknowledged: Map<string, number | undefined>;
  stop(): Promise<void>;
};

type StoredEntry = { id: string; version: number; createdAt: string; updatedAt: string; [field: string]: unknown };

/** Simulates staff while services die: changes, creates and deletes products and renames a menu until it is stopped. */
export function startBackOffice(platform: Platform, cookie: string, seed: number): BackOffice {
  const random = randomFrom(seed ^ 0x0ff1ce);
  const state: BackOffice = { acknowledgedCount: 0, acknowledged: new Map(), stop: () => working };
  const created: string[] = [];
  let isStopping = false;

  /** Undefined if the connection broke or the service is temporarily unavailable: staff check the state and go on. */
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Reply | undefined> => {
    const reply = await platform.call(method, path, { cookie, ...options }).catch(() => undefined);
    return reply && reply.status < 500 ? reply : undefined;
  };
  const listed = async (path: string): Promise<StoredEntry[]> => {
    const reply = await call('GET', path);
    return reply?.status === 200 ? (reply.body.data as unknown as StoredEntry[]) : [];
  };
  const save = async (path: string, { id, createdAt: _, updatedAt: __, ...body }: StoredEntry) => {
    const reply = await call('PUT', `${path}/${id}`, { body });
    return reply?.status === 200 ? (reply.body.data as StoredEntry) : undefined;
  };

  async function changeProduct(number: number) {
    const products = await listed('/api/products?pageSize=20');
    const one = products[between(random, 0, products.length - 1)];
    if (!one || created.includes(one.id)) return;
    const saved = await save('/api/products', { ...one, description: `Beschreibung Nr. ${number}` });
    if (!saved) return;
    state.acknowledgedCount++;
    state.acknowledged.set(saved.id, saved.version);
  }

  async function makeProduct(number: number) {
    const [template] = await listed('/api/products?pageSize=1&q=Margherita');
    if (!template) return;
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...draft } = template as StoredEntry & Product;
    const reply = await call('POST', '/api/products', { body: { ...draft, name: `Tagesgericht ${number}` } });
    if (reply?.status !== 201) return;
    const { id, version } = reply.body.data as StoredEntry;
    created.push(id);
    state.acknowledgedCount++;
    state.acknowledged.set(id, version);
  }

  async function deleteProduct() {
    const [id] = created;
    if (!id) return;
    // Until the response arrives, its existence is unknown: the work may end before it is checked again.
    state.acknowledged.delete(id);
    const reply = await call('DELETE', `/api/products/${id}`);
    if (!reply) return; // checked next time: 404 if it was deleted after all
    created.shift();
    state.acknowledgedCount++;
    state.acknowledged.set(id, undefined);
  }

  async function renameMenu(number: number) {
    const [menu] = await listed('/api/menus?pageSize=1');
    if (menu && (await save('/api/menus', { ...menu, name: `Karte ${number}` }))) state.acknowledgedCount++;
  }

  const works = [changeProduct, changeProduct, makeProduct, deleteProduct, renameMenu];

  async function work() {
    for (let number = 1; !isStopping; number++) {
      await works[between(random, 0, works.length - 1)]?.(number);
      await pause(100);
    }
  }
  const working = work();
  state.stop = () => {
    isStopping = true;
    return working;
  };
  return state;
}
