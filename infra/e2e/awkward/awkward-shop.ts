import type { Product } from '@theke/contracts/catalog/product';
import type { Config } from '@theke/contracts/identity/config';
import type { Image } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import { until } from '@theke/kit/testing/until';
import { type CallOptions, type Platform, send } from '../journeys/platform.ts';
import { type AwkwardBranch, awkwardBranches, awkwardParts, type Pictures } from './awkward-content.ts';
import { awkwardPictures } from './awkward-pictures.ts';

const email = 'admin@zweite.example';

export type AwkwardShop = {
  /** Address for a browser. */
  url: string;
  /** Shows the header with this logo or none, and starts with the home page or the list. */
  show(logo: 'logo, wide' | 'logo, square' | undefined, hasHomePage?: boolean): Promise<void>;
  /** Waits until the drawing of a product without a picture is available. @returns the path of its tile */
  waitForDrawing(product: string): Promise<string>;
  /** Session of the shop's administrator. */
  cookie: string;
  /** Creates a record as staff would. @param path of its resource */
  make(path: string, body: object): Promise<{ id: string }>;
  /** Places a guest's order with one product at the branch. @returns the path of its page */
  order(): Promise<string>;
};

/** Fills the second demo tenant with awkward content over the API, as staff would. */
export async function openAwkwardShop(platform: Platform): Promise<AwkwardShop> {
  const host = `zweite.localhost:${platform.port}`;
  const cookie = await platform.login(email, host);
  const call = async <T>(method: string, path: string, options: CallOptions = {}): Promise<T> => {
    const reply = await send(platform.port, method, path, { host, ...options });
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`);
    return reply.body.data as T;
  };
  const make = (path: string, body: object) =>
    call<{ id: string; unit: string }>('POST', `/api/${path}`, { body, cookie });

  const pictures = new Map<string, ImageRef>();
  for (const [name, paint] of Object.entries(awkwardPictures)) {
    const data = `data:image/png;base64,${(await paint()).toString('base64')}`;
    const { id, version, extension, look } = (await make('images', { name: `${name}.png`, data })) as unknown as Image;
    pictures.set(name, { id, version, extension, look });
  }
  const uploaded = new Set([...pictures.values()].map(({ id }) => id));
  const kinds: Record<Pictures, readonly string[]> = {
    photographs: ['photograph, wide', 'photograph, high', 'photograph, white'],
    'cut-outs': ['cut-out, round'],
    none: [],
    // `none`: the product gets a drawing if one fits its name.
    'all kinds': ['cut-out, round', 'none', 'cut-out, slim', 'photograph, high', 'photograph, wide'],
  };
  const pictureAt = (pictureKind: Pictures, at: number): ImageRef[] => {
    const picture = pictures.get(kinds[pictureKind][at % kinds[pictureKind].length] ?? '');
    return picture ? [picture] : [];
  };

  async function openBranch({ identifier, name, street, pictures: pictureKind, categories, products }: AwkwardBranch) {
    const branch = await make('branches', {
      identifier,
      name,
      street,
      zipCode: '2103',
      city: 'Langenzersdorf bei Klosterneuburg',
      phone: '+4312345678',
      // Branches never show cut-outs.
      images: pictureKind === 'cut-outs' ? [] : pictureAt(pictureKind, 1),
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      isDineInEnabled: true,
      isDeliveryEnabled: true,
      deliveryAreas: [{ area: 'Klosterneuburg-Weidlingbach und Kierling', price: 12.9, minimumOrderValue: 1 }],
    });
    const created = await Promise.all(
      products.map(({ name, description, price, isConfigurable }, at) =>
        make('products', {
          name,
          description,
          price,
          images: pictureAt(pictureKind, at),
          isDrawn: pictureKind !== 'none',
          allergens: at % 2 === 0 ? ['A', 'C', 'G', 'L', 'M', 'O'] : [],
          tax: 10,
          takeawayTax: 10,
          dineInTax: 10,
          ...(isConfigurable && { type: 'configurable', config: { parts: awkwardParts } }),
        }),
      ),
    );
    const listed = await Promise.all(categories.map((name) => make('categories', { name })));
    const catalog = listed.map(({ id }, at) => ({
      id,
      products: created.filter((_, index) => index % listed.length === at).map(({ id }) => ({ id })),
    }));
    await make('menus', {
      name: `Karte ${identifier}`,
      availableFrom: '2020-01-01T00:00:00Z',
      branches: [{ id: branch.id }],
      catalog,
    });
    return { branch, products: created };
  }

  const opened = new Map<string, Awaited<ReturnType<typeof openBranch>>>();
  for (const one of awkwardBranches) opened.set(one.identifier, await openBranch(one));

  return {
    url: `http://${host}`,
    cookie,
    make,
    async show(logo, hasHomePage = false) {
      const { version, ...config } = await call<Config>('GET', '/api/config', { cookie });
      const body = { ...config, logo: logo ? pictures.get(logo) : null, enablePluginHomePage: hasHomePage, version };
      const saved = await call<Config>('POST', '/api/config', { cookie, body });
      await until('guests to see the configuration', async () => {
        const current = await call<Config>('GET', '/api/config');
        // Pages are rendered from the gateway's cache, which is updated a moment later.
        const entries = await call<{ url: string; data: Partial<Config> }[]>('GET', '/api/init');
        const served = entries.find(({ url }) => url === '/config')?.data;
        return (
          current.version === saved.version &&
          served?.enablePluginHomePage === hasHomePage &&
          served.logo?.id === saved.logo?.id
        );
      });
    },
    async waitForDrawing(product) {
      let path = '';
      await until(`the drawing of ${product}`, async () => {
        const found = await call<Product[]>('GET', `/api/products?q=${encodeURIComponent(product)}&pageSize=100`);
        const [drawn] = found.flatMap(({ images }) => images.filter(({ id }) => !uploaded.has(id)));
        path = `/image/tiny/${drawn?.id}-${drawn?.version}.webp`;
        return (await send(platform.port, 'GET', path, { host })).status === 200;
      });
      return path;
    },
    async order() {
      const { branch, products } = opened.get('eins') as NonNullable<ReturnType<typeof opened.get>>;
      const [product] = products;
      const body = {
        deliveryType: 'takeaway',
        branch: branch.id,
        items: [{ product: product?.id, amount: 2, unit: product?.unit, parts: [] }],
        firstName: 'Maximiliane-Theodora',
        lastName: 'Unterberggießhübler-Hinterstoisser',
        phone: '+436641234567',
        comment: 'Bitte die Lebensmittelunverträglichkeitsberatung anrufen.',
        legalInstructions: true,
        privacyPolicy: true,
      };
      let path = '';
      await until('ordering to receive the branch', async () => {
        const reply = await send(platform.port, 'POST', '/api/orders', { host, body });
        const { uid, hash } = (reply.body.data ?? {}) as { uid?: string; hash?: string };
        path = `/status/${uid}/${hash}`;
        return reply.status === 201;
      });
      return path;
    },
  };
}
