import type { Branch } from '@theke/contracts/catalog/branch';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { activeMenu } from '@theke/rules/active-menu';
import { containedProducts } from '@theke/rules/bundles';
import type { Caller } from '../caller.ts';
import type { GuestReads } from './guest-reads.ts';

/** More than any collection that a page is painted with; a larger one comes in several reads. */
const pageSize = 500;

export type InitDeps = {
  read: GuestReads['read'];
  now: () => number;
  appVersion: string;
  demoAccounts: (tenant: string) => InitConfig['demoAccounts'];
};

/**
 * What a page paints first (contracts, `readInit`). A collection whose service is away is left out: the page loads it
 * itself and says what is wrong.
 * @param identifier of the branch whose menu the page shows
 */
export async function composeInit(deps: InitDeps, caller: Caller, identifier: string | undefined): Promise<Init> {
  const { tenant, config, user, key } = caller;
  const read = async <T>(path: string): Promise<T[] | undefined> => {
    const rows: T[] = [];
    for (let page = 1; ; page++) {
      const answer = await readOrNothing(deps, tenant.id, `/api${path}?pageSize=${pageSize}&page=${page}`);
      if (!answer) return undefined;
      const data = answer.json.data as T[];
      rows.push(...data);
      if (rows.length >= (answer.json.meta?.total ?? 0) || data.length === 0) return rows;
    }
  };

  const [divisions, branches, tags] = await Promise.all([read('/divisions'), read<Branch>('/branches'), read('/tags')]);
  const branch = identifier === undefined ? undefined : branches?.find((one) => one.identifier === identifier);
  const entries: [string, unknown][] = [
    [
      '/config',
      {
        ...config,
        shopKey: tenant.id,
        demoAccounts: deps.demoAccounts(tenant.id),
        appVersion: deps.appVersion,
      } satisfies InitConfig,
    ],
    ['/divisions', divisions],
    ['/branches', branches],
    ['/tags', tags],
    ['/users/me', user],
    ['/frontdesk', key?.purpose === 'frontdesk' ? { name: key.name, branch: key.branch } : undefined],
    ...(branch ? await branchEntries(deps, tenant.id, branch.id, read) : []),
  ];
  return entries.filter(([, data]) => data !== undefined).map(([url, data]) => ({ url, data }));
}

/** The branch's menus, and what the one that holds now shows. */
async function branchEntries(
  deps: InitDeps,
  tenant: string,
  branch: string,
  read: <T>(path: string) => Promise<T[] | undefined>,
): Promise<[string, unknown][]> {
  const path = `/branches/${branch}/menus`;
  const [answer, categories, products] = await Promise.all([
    readOrNothing(deps, tenant, `/api${path}`),
    read<{ id: string }>('/categories'),
    read<Product>('/products'),
  ]);
  const menus = answer?.json.data as Menu[] | undefined;
  const active = menus && activeMenu(menus, new Date(deps.now()));
  const shown = new Set(
    active?.catalog.flatMap((category) => [category.id, ...category.products.map((product) => product.id)]),
  );
  const onMenu = products?.filter((product) => shown.has(product.id));
  // A bundle may hold what stands on no menu.
  const inside = new Set(onMenu?.flatMap(containedProducts));
  return [
    [path, menus],
    ['/categories', categories?.filter((category) => shown.has(category.id))],
    ['/products', products?.filter((product) => shown.has(product.id) || inside.has(product.id))],
  ];
}

const readOrNothing = async (deps: InitDeps, tenant: string, url: string) => {
  try {
    return await deps.read(tenant, 'catalog', url);
  } catch {
    return undefined;
  }
};
