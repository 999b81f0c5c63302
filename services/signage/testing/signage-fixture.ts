// Setup of this service's tests: a shop with a branch, a menu of two products, and TVs with keys.
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { type ProductDraft, products } from '@theke/contracts/catalog/product';
import type { DefinedEvent } from '@theke/contracts/event';
import { config, configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { AnyResource } from '@theke/contracts/resource';
import type { SignageDevice, Tv } from '@theke/contracts/signage/device';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { PlayerState } from '@theke/contracts/signage/player';
import type { Scene, SceneDraft } from '@theke/contracts/signage/scene';
import type { SignageSegment } from '@theke/contracts/signage/segment';
import type { SignageStream, SignageStreamDraft } from '@theke/contracts/signage/stream';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { signage } from '../src/service.ts';

type Parts = Awaited<ReturnType<typeof signage.setup>>;
export type SignageFixture = Awaited<ReturnType<typeof openSignageFixture>>;

/** Events of a resource with the fields of a draft. */
function entityOf(resource: AnyResource, draft: object, id: string, version: number) {
  const at = '2026-11-21T12:00:00.000Z';
  const entity = { ...(resource.draft.parse(draft) as object), id, version, createdAt: at, updatedAt: at };
  return (resource.events.changed as DefinedEvent)(id, version, entity);
}

/** Starts the service with a clock that the test controls: Saturday, 21 November 2026, 19:30 in Vienna. */
export async function openSignageFixture() {
  let now = new Date('2026-11-21T18:30:00.000Z');
  const service: TestService<Parts> = await startForTest(signage, {
    env: { PUBLIC_ADDRESS: 'https://{host}' },
    now: () => now,
  });

  async function aShop() {
    const [tenant, branch, category, menu, pizza, soup, code] = Array.from({ length: 7 }, () => uuidv7()) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const versions = new Map<string, number>();
    const next = (id: string) => {
      const version = (versions.get(id) ?? 0) + 1;
      versions.set(id, version);
      return version;
    };
    const publish = (resource: AnyResource, id: string, draft: object) =>
      service.publish(tenant, entityOf(resource, draft, id, next(id)));
    const saveBranch = (draft: object = {}) =>
      publish(branches as unknown as AnyResource, branch, { ...branches.example, identifier: 'josefstadt', ...draft });
    const saveProduct = (id: string, draft: Partial<ProductDraft> = {}) =>
      publish(products as unknown as AnyResource, id, { ...products.example, ...draft } as object);
    const saveMenu = (draft: object = {}) =>
      publish(menus as unknown as AnyResource, menu, {
        name: 'Karte',
        availableFrom: '2026-09-22T00:00:00Z',
        branches: [{ id: branch }],
        catalog: [{ id: category, products: [{ id: pizza }, { id: soup }] }],
        ...draft,
      });
    const saveConfig = (changes: object = {}) =>
      service.publish(
        tenant,
        configChanged(tenant, next(`config ${tenant}`), {
          id: tenant,
          config: config.parse({ shopName: 'Pizzeria Marillo', version: 1, ...changes }),
        }),
      );

    await service.publish(
      tenant,
      tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant, hosts: ['marillo.example'] } as never),
    );
    await saveConfig();
    await saveBranch();
    await publish(categories as unknown as AnyResource, category, { name: 'Pizza' });
    await saveProduct(pizza, { name: 'Margherita' });
    await saveProduct(soup, { name: 'Minestrone', price: 6.5 });
    await saveMenu();
    await publish(qrCodes as unknown as AnyResource, code, {
      name: 'Theke',
      path: 'n12',
      fallback: '/store/josefstadt',
    });
    await service.settled();

    const as = (caller: Caller) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      request(service, method, path, { as: caller, body, now, ...(headers && { headers }) });
    const staff = as(asStaff(tenant));

    async function made<T>(path: string, body: unknown): Promise<T> {
      const reply = await staff('POST', path, body);
      if (reply.status !== 201) throw new Error(reply.bytes.toString());
      return reply.body.data as T;
    }
    const aScene = (content: SceneDraft['content'], draft: Partial<SceneDraft> = {}) =>
      made<Scene>('/api/scenes', { name: 'Szene', ...draft, content });
    const aSegment = (scenes: readonly Scene[], name = 'Filmsequenz') =>
      made<SignageSegment>('/api/digital-signage-segments', {
        name,
        items: scenes.map(({ id }) => ({ id: uuidv7(), scene: { id } })),
      });
    const aStream = (draft: Partial<SignageStreamDraft> = {}) =>
      made<SignageStream>('/api/digital-signage-streams', { name: 'Stream', ...draft });
    const aDevice = (draft: object = {}) =>
      made<SignageDevice>('/api/digital-signage-devices', { name: 'Theke links', branch: { id: branch }, ...draft });

    /** A screen that shows a code. */
    async function aScreen() {
      const { key, code } = (await as(asGuest(tenant))('POST', '/api/signage-player/pairing', {})).body.data as {
        key: string;
        code: string;
      };
      return { code, ...asPlayer(key) };
    }
    /** A TV with this key, as the gateway forwards its calls. */
    function asPlayer(key: string) {
      const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        as(asGuest(tenant))(method, `/api/signage-player${path}`, body, { 'x-theke-device-key': key, ...headers });
      return {
        key,
        call,
        async state(): Promise<PlayerState> {
          const reply = await call('GET', '/state');
          if (reply.status !== 200) throw new Error(`the state was answered with ${reply.status}`);
          return reply.body.data as PlayerState;
        },
        async package(): Promise<ContentPackage> {
          const { wanted } = (await call('GET', '/state')).body.data as PlayerState;
          const reply = await call('GET', `/package/${wanted}`);
          if (reply.status !== 200) throw new Error(reply.bytes.toString());
          return reply.body.data as ContentPackage;
        },
        report: (changes: object = {}): Promise<Reply> =>
          call('POST', '/report', {
            playing: null,
            playingSince: null,
            scene: null,
            storage: null,
            clockOffset: 0,
            version: '0.1.0',
            screen: { width: 1920, height: 1080 },
            ...changes,
          }),
      };
    }
    /** A TV that shows the menu and is paired. */
    async function aTv(draft: object = {}) {
      const scene = await aScene({ kind: 'menu-board' }, { name: 'Speisekarte' });
      const segment = await aSegment([scene], 'Karte');
      const stream = await aStream({ fallback: { id: segment.id } });
      const device = await aDevice({ stream: { id: stream.id }, ...draft });
      const screen = await aScreen();
      const paired = await staff('POST', `/api/digital-signage-devices/${device.id}/pair`, { code: screen.code });
      if (paired.status !== 200) throw new Error(paired.bytes.toString());
      return { ...screen, device, scene, segment, stream };
    }
    const status = async ({ id }: { id: string }): Promise<Tv> =>
      (await staff('GET', `/api/digital-signage-devices/${id}/status`)).body.data as Tv;

    return {
      ...{ tenant, branch, category, menu, pizza, soup, code, staff, as },
      ...{ saveBranch, saveProduct, saveMenu, saveConfig },
      ...{ aScene, aSegment, aStream, aDevice, aScreen, aTv, asPlayer, status },
    };
  }

  return {
    service,
    aShop,
    clock: () => now,
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}
