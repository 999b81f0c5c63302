import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Image } from '@theke/contracts/media/image';
import type { DemoProduct, DemoTenant, Picture } from './demo-tenant.ts';
import { bakeryOrders, type OrderingShop, pizzeriaOrders } from './orders/ordering-shop.ts';
import { pictureFile } from './picture-files.ts';
import { pizzeria } from './pizzeria.ts';
import { seedContent } from './seed-content.ts';
import { seedOrders } from './seed-orders.ts';
import type { SeedServices } from './seed-services.ts';
import { seedVisits } from './seed-visits.ts';
import { contentPictures } from './talraum/content-pictures.ts';
import { talraum } from './talraum.ts';
import { bakeryVisits, firmVisits, pizzeriaVisits, type VisitedSite } from './visits/visited-site.ts';
import { zweite } from './zweite.ts';

/**
 * Creates the three demo tenants through the services' use cases, so that events are published as usual. Finds existing
 * entries by their natural key, so it can be interrupted anywhere and run again.
 */
export async function seedDemo(
  services: SeedServices,
  { say, now = new Date() }: { say: (line: string) => void; now?: Date },
): Promise<void> {
  const visit = (tenant: string, site: VisitedSite) => seedVisits(services.analytics.parts.useCases, tenant, site, now);
  const shop = async (demo: DemoTenant, site: VisitedSite, orders: OrderingShop) => {
    const tenant = await seedTenant(services, demo, now, say);
    await seedOrders(services, { tenant, demo, site, orders, now });
    await visit(tenant, site);
  };
  await shop(pizzeria, pizzeriaVisits, pizzeriaOrders);
  await shop(zweite, bakeryVisits, bakeryOrders);
  await visit(await seedSite(services, talraum, now, say), firmVisits);
}

/** Seeds a tenant with its website. */
async function seedSite(
  services: SeedServices,
  demo: DemoTenant,
  now: Date,
  say: (line: string) => void,
): Promise<string> {
  const tenant = await seedTenant(services, demo, now, say);
  const staff = await services.identity.parts.useCases.users.all(tenant);
  await seedContent(
    services.content.parts.useCases,
    tenant,
    await uploadAll(services.media.parts.useCases, tenant, contentPictures),
    new Map(staff.map(({ id, email }) => [email.slice(0, email.indexOf('@')), id])),
  );
  return tenant;
}

async function seedTenant(
  services: SeedServices,
  demo: DemoTenant,
  now: Date,
  say: (line: string) => void,
): Promise<string> {
  const { identity, catalog, media, ordering } = {
    identity: services.identity.parts.useCases,
    catalog: services.catalog.parts.useCases,
    media: services.media.parts.useCases,
    ordering: services.ordering.parts.useCases,
  };
  const known = (await identity.listTenants()).find(({ tenant }) =>
    tenant.hosts.some((host) => demo.hosts.includes(host)),
  )?.tenant;
  const tenant =
    known ?? (await identity.createTenant({ name: demo.name, hosts: demo.hosts, isDemo: true, config: demo.config }));
  const at = tenant.id;

  // The users come last: if all exist, nothing is missing.
  const users = await identity.users.all(at);
  if (demo.users.every(({ draft }) => users.some((user) => user.email === draft.email))) return at;
  say(`Seeding ${demo.name} ...`);
  const images = await uploadAll(media, at, [
    ...demo.branches(now).map((branch) => branch.picture),
    ...demo.products.flatMap((product) => product.picture ?? []),
    ...(demo.logo ? [demo.logo] : []),
    ...(demo.ogImage ? [demo.ogImage] : []),
  ]);
  const shown = (picture: Picture) => {
    const { id, version, extension } = imageOf(images, picture);
    return { id, version, extension };
  };
  if (demo.logo || demo.ogImage)
    await identity.changeConfig(at, {
      ...(await identity.readConfig(at)),
      ...(demo.logo && { logo: shown(demo.logo) }),
      ...(demo.ogImage && { ogImage: shown(demo.ogImage) }),
    });

  const divisions = await ensure(
    catalog.divisions,
    at,
    demo.divisions,
    (entry) => entry.draft.name,
    (one) => one.name,
    (entry) => entry.draft,
  );
  const tags = await ensure(
    catalog.tags,
    at,
    demo.tags,
    (entry) => entry.draft.name,
    (one) => one.name,
    (entry) => entry.draft,
  );
  const branches = await ensure(
    catalog.branches,
    at,
    demo.branches(now),
    (entry) => entry.key,
    (one) => one.identifier,
    (entry) => ({
      ...entry.draft,
      identifier: entry.key,
      division: { id: idOf(divisions, entry.division) },
      tags: entry.tags.map((tag) => ({ id: idOf(tags, tag) })),
      images: [imageOf(images, entry.picture)],
    }),
  );
  const categories = await ensure(
    catalog.categories,
    at,
    demo.categories,
    (entry) => entry.draft.name,
    (one) => one.name,
    (entry) => entry.draft,
  );
  const seedProducts = (some: readonly DemoProduct[], made: ReadonlyMap<string, string>) =>
    ensure(
      catalog.products,
      at,
      some,
      (entry) => entry.draft.name,
      (one) => one.name,
      (entry) => ({
        ...withContents(entry, made),
        images: entry.picture ? [imageOf(images, entry.picture)] : [],
      }),
    );
  // Bundles refer to products created before them.
  const isBundle = ({ draft }: DemoProduct) => draft.type === 'bundle';
  const single = await seedProducts(
    demo.products.filter((product) => !isBundle(product)),
    new Map(),
  );
  const products = new Map([...single, ...(await seedProducts(demo.products.filter(isBundle), single))]);
  await ensure(
    catalog.menus,
    at,
    demo.menus(now).map((menu) => ({ ...menu, key: menu.name })),
    (entry) => entry.name,
    (one) => one.name,
    (entry) => ({
      name: entry.name,
      availableFrom: entry.availableFrom,
      branches: entry.branches.map((branch) => ({ id: idOf(branches, branch) })),
      catalog: entry.catalog.map(({ category, products: listed }) => ({
        id: idOf(categories, category),
        products: listed.map((product) => ({ id: idOf(products, product) })),
      })),
    }),
  );
  await ensure(
    catalog.tables,
    at,
    demo.tables.map((table) => ({ ...table, key: table.identifier })),
    (entry) => entry.identifier,
    (one) => one.identifier,
    (entry) => ({
      identifier: entry.identifier,
      branch: { id: idOf(branches, entry.branch) },
    }),
  );
  await ensure(
    ordering.donatees,
    at,
    demo.donatees.map((draft) => ({ key: draft.name, draft })),
    (entry) => entry.key,
    (one) => one.name,
    (entry) => entry.draft,
  );
  await ensure(
    identity.users,
    at,
    demo.users.map((user) => ({ ...user, key: user.draft.email })),
    (entry) => entry.draft.email,
    (one) => one.email,
    (entry) => ({
      ...entry.draft,
      branches: entry.branches.map((branch) => ({ id: idOf(branches, branch) })),
    }),
  );
  return at;
}

type MediaUseCases = SeedServices['media']['parts']['useCases'];
type ImageOf = Pick<Image, 'id' | 'version' | 'extension' | 'look'>;

/** Uploads missing pictures, on every core. @returns the images by their pictures' seeds */
async function uploadAll(
  media: MediaUseCases,
  tenant: string,
  pictures: readonly Picture[],
): Promise<ReadonlyMap<string, ImageOf>> {
  const there = new Map((await media.allImages(tenant)).map((image) => [image.name, image]));
  const images = new Map<string, ImageOf>();
  const waiting = pictures.values();
  const uploader = async () => {
    for (const picture of waiting) {
      const name = `${picture.seed}.webp`;
      const { id, version, extension, look } =
        there.get(name) ??
        (await media.storeImage(tenant, {
          name,
          bytes: await readFile(pictureFile(picture.seed)),
          ...(picture.words && { description: picture.words }),
          ...(picture.copyright && { copyright: picture.copyright }),
        }));
      images.set(picture.seed, { id, version, extension, look });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, uploader));
  return images;
}

const imageOf = (images: ReadonlyMap<string, ImageOf>, { seed }: Picture): ImageOf => {
  const image = images.get(seed);
  if (!image) throw new Error(`there is no picture of "${seed}"`);
  return image;
};

/** A bundle's draft with ids of the products that its options name. */
const withContents = ({ draft, contains = {} }: DemoProduct, ids: ReadonlyMap<string, string>) => ({
  ...draft,
  config: {
    parts: (draft.config?.parts ?? []).map((part) => ({
      ...part,
      options: (part.options ?? []).map((option) => {
        const key = contains[option.name];
        return key === undefined ? option : { ...option, product: { id: idOf(ids, key) } };
      }),
    })),
  },
});

const idOf = (ids: ReadonlyMap<string, string>, key: string): string => {
  const id = ids.get(key);
  if (!id) throw new Error(`the demo data refers to "${key}", which is not there`);
  return id;
};

type UseCases<E extends { id: string }, D> = {
  all(tenant: string): Promise<E[]>;
  createFrom(tenant: string, draft: D): Promise<E>;
};

/** Finds or creates entries. @returns their ids by key */
async function ensure<T extends { key: string }, E extends { id: string }, D>(
  useCases: UseCases<E, D>,
  tenant: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  nameIn: (entity: E) => string,
  draftOf: (entry: T) => D | Promise<D>,
): Promise<Map<string, string>> {
  const there = new Map((await useCases.all(tenant)).map((entity) => [nameIn(entity), entity.id]));
  const ids = new Map<string, string>();
  for (const entry of entries) {
    const id = there.get(nameOf(entry)) ?? (await useCases.createFrom(tenant, await draftOf(entry))).id;
    ids.set(entry.key, id);
  }
  return ids;
}
