import { isDeepStrictEqual } from 'node:util';
import { catalogContract } from '@theke/contracts/catalog/contract';
import { config } from '@theke/contracts/identity/config';
import type pg from 'pg';

export type Databases = { identity: Queryable; catalog: Queryable; ordering: Queryable };
type Queryable = Pick<pg.Pool, 'query'>;
type Docs = Map<string, unknown>;

/** Ordering's copies and their owners. */
const copies = {
  'catalog.branch': 'branches',
  'catalog.menu': 'menus',
  'catalog.category': 'categories',
  'catalog.product': 'products',
  'catalog.table': 'tables',
} as const;

/**
 * Differences between ordering's copies and their owners' data, for every tenant: one line each, empty if they agree.
 */
export async function copyDifferences({ identity, catalog, ordering }: Databases): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, resource] of Object.entries(copies))
    found.push(...differences(kind, await owned(catalog, resource), await copied(ordering, kind)));
  found.push(...differences('identity.config', await configs(identity), await copied(ordering, 'identity.config')));
  return found;
}

/** The documents as the owner would publish them. */
async function owned(db: Queryable, resource: (typeof copies)[keyof typeof copies]): Promise<Docs> {
  const { rows } = await db.query(`select tenant_id, id, version, doc, created_at, updated_at from ${resource}`);
  const publishedSchema = catalogContract.resources[resource].events.changed.data;
  return new Map(
    rows.map(({ tenant_id, id, version, doc, created_at, updated_at }) => [
      `${tenant_id} ${id}`,
      publishedSchema.parse({
        ...doc,
        id,
        version,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      }),
    ]),
  );
}

async function configs(db: Queryable): Promise<Docs> {
  const { rows } = await db.query('select tenant_id, version, doc from config');
  return new Map(
    rows.map(({ tenant_id, version, doc }) => [
      `${tenant_id} ${tenant_id}`,
      { id: tenant_id, config: config.parse({ ...doc, version }) },
    ]),
  );
}

async function copied(db: Queryable, kind: string): Promise<Docs> {
  const { rows } = await db.query('select tenant_id, id, doc from copy where kind = $1', [kind]);
  return new Map(rows.map(({ tenant_id, id, doc }) => [`${tenant_id} ${id}`, doc]));
}

function differences(kind: string, owner: Docs, copy: Docs): string[] {
  return [...new Set([...owner.keys(), ...copy.keys()])]
    .filter((key) => !isDeepStrictEqual(owner.get(key), copy.get(key)))
    .map((key) => {
      const difference = !copy.has(key) ? 'is missing' : !owner.has(key) ? 'has no original' : 'differs';
      return `${kind}: ${key} ${difference}`;
    });
}
