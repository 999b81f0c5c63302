import { type Branch, branches as branchResource } from '@theke/contracts/catalog/branch';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Init, InitConfig, readInit } from '@theke/contracts/gateway/init';
import type { AnyResource } from '@theke/contracts/resource';
import { publicResources } from '@theke/contracts/service-contracts';
import type { Log } from '@theke/kit/log';
import { Problem } from '@theke/kit/problem';
import { appVersion } from '@theke/kit/version';
import { activeMenu } from '@theke/rules/products/active-menu';
import { containedProducts } from '@theke/rules/products/bundles';
import { isLegallyOpen } from '@theke/rules/site/legal-gate';
import type { z } from 'zod';
import type { Caller } from '../caller.ts';
import type { ReadAnswer } from './read-answer.ts';

/** Larger than any collection needed for first paint; larger ones take several reads. */
const pageSize = 500;
/** Collections with more entries are omitted and read page by page. */
const maxEntries = 2_000;

/** Collections for the first paint of every page, and those added if no page is requested. */
const forEveryPage = publicResources.filter(({ inInit }) => inInit === 'page');
const forNoPage = publicResources.filter(({ inInit }) => inInit === 'all');

/** `page`: data for first paint, plus that of a branch if given. Otherwise everything. */
export type InitScope = { page: true; branch?: string | undefined } | { page: false };

export const initScope = (query: z.output<typeof readInit.query>): InitScope =>
  query.for === 'page' || query.branch !== undefined ? { page: true, branch: query.branch } : { page: false };

/** Message for guests of a shop that has not opened. */
const notOpenYet = 'Wir haben noch nicht geöffnet und nehmen noch keine Bestellungen an.';

const branchesUrl = `/${branchResource.name}`;
const inactive = (branch: Branch): Branch => ({ ...branch, isPublic: false, closedMessage: notOpenYet });

/** First page of a tenant's branches. */
const branchesPath = `/api/${branchResource.name}?pageSize=${pageSize}&page=1`;

/** Removes an unknown branch identifier, so that made-up ones do not create cache entries. */
export async function knownScope(deps: InitDeps, { tenant }: Caller, scope: InitScope): Promise<InitScope> {
  if (!scope.page || scope.branch === undefined) return scope;
  const rows = (await readOrNothing(deps, tenant.id, 'catalog', branchesPath))?.json.data as Branch[] | undefined;
  const isKnown = !rows || rows.length === pageSize || rows.some(({ identifier }) => identifier === scope.branch);
  return isKnown ? scope : { page: true };
}

export type InitDeps = {
  read: ReadAnswer;
  now: () => number;
  log: Log;
  demoAccounts: (tenant: string) => InitConfig['demoAccounts'];
  environment: InitConfig['appEnvironment'];
};

/**
 * Composes the data for a page's first paint (contracts, `readInit`). Collections of an unavailable service are
 * omitted: the page loads them itself and shows the error.
 */
export async function composeInit(deps: InitDeps, caller: Caller, scope: InitScope): Promise<Init> {
  const { tenant, config, user, key } = caller;
  const read = async <T>(
    path: string,
    service = 'catalog',
    max = Number.POSITIVE_INFINITY,
  ): Promise<T[] | undefined> => {
    const rows: T[] = [];
    for (let page = 1; ; page++) {
      const answer = await readOrNothing(deps, tenant.id, service, `/api${path}?pageSize=${pageSize}&page=${page}`);
      if (!answer || (answer.json.meta?.total ?? 0) > max) return undefined;
      const data = answer.json.data as T[];
      rows.push(...data);
      if (rows.length >= (answer.json.meta?.total ?? 0) || data.length === 0) return rows;
    }
  };

  const entriesOf = (resources: readonly AnyResource[], max?: number) =>
    Promise.all(
      resources.map(
        async ({ name, service }): Promise<[string, unknown]> => [`/${name}`, await read(`/${name}`, service, max)],
      ),
    );
  // Guests of a shop that has not opened see its branches as inactive (LEGAL-02); staff sees the final state.
  const isClosedTo = !isLegallyOpen(config) && !user && !key;
  const painted = (await entriesOf(forEveryPage)).map(([url, data]): [string, unknown] =>
    isClosedTo && url === branchesUrl ? [url, (data as Branch[] | undefined)?.map(inactive)] : [url, data],
  );
  const branches = painted.find(([url]) => url === branchesUrl)?.[1] as Branch[] | undefined;
  const identifier = scope.page ? scope.branch : undefined;
  const branch = identifier === undefined ? undefined : branches?.find((one) => one.identifier === identifier);
  const entries: [string, unknown][] = [
    [
      '/config',
      {
        ...config,
        shopKey: tenant.id,
        demoAccounts: deps.demoAccounts(tenant.id),
        appVersion,
        appEnvironment: deps.environment,
        fontUrl: `/api/fonts/google/${encodeURIComponent(config.theme.font)}/style-regular.embed.css`,
      } satisfies InitConfig,
    ],
    ...painted,
    ['/users/me', user],
    ['/frontdesk', key?.purpose === 'frontdesk' ? { name: key.name, branch: key.branch } : undefined],
    ...(branch ? await branchEntries(deps, tenant.id, branch.id, read) : []),
    ...(scope.page ? [] : await entriesOf(forNoPage, maxEntries)),
  ];
  return entries.filter(([, data]) => data !== undefined).map(([url, data]) => ({ url, data }));
}

/** The branch's menus, and the categories and products of the current one. */
async function branchEntries(
  deps: InitDeps,
  tenant: string,
  branch: string,
  read: <T>(path: string) => Promise<T[] | undefined>,
): Promise<[string, unknown][]> {
  const path = `/branches/${branch}/menus`;
  const [answer, categories, products] = await Promise.all([
    readOrNothing(deps, tenant, 'catalog', `/api${path}`),
    read<{ id: string }>('/categories'),
    read<Product>('/products'),
  ]);
  const menus = answer?.json.data as Menu[] | undefined;
  const active = menus && activeMenu(menus, new Date(deps.now()));
  const shown = new Set(
    active?.catalog.flatMap((category) => [category.id, ...category.products.map((product) => product.id)]),
  );
  const onMenu = products?.filter((product) => shown.has(product.id));
  // A bundle may contain products that are on no menu.
  const inside = new Set(onMenu?.flatMap(containedProducts));
  return [
    [path, menus],
    ['/categories', categories?.filter((category) => shown.has(category.id))],
    ['/products', products?.filter((product) => shown.has(product.id) || inside.has(product.id))],
  ];
}

const readOrNothing = async (deps: InitDeps, tenant: string, service: string, url: string) => {
  try {
    return await deps.read(tenant, service, url);
  } catch (error) {
    // A Problem means the service is unavailable; anything else is a defect that an incomplete page would hide.
    if (!(error instanceof Problem))
      deps.log.error({ err: error, url }, 'collection not loaded for the page, its data is left out');
    return undefined;
  }
};
