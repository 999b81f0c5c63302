import type { Branch } from '@theke/contracts/catalog/branch';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { branchIdentifierOf } from '@theke/rules/site/page';
import { staffMessages } from './staff-messages.de.ts';

const { facts, ...texts } = staffMessages;

/** Data of the page from its document. Times in ms. */
export type PageState = { init: Init; config: InitConfig; path: string; keptAt: number | undefined; now: number };
/** Loading times as measured by the browser; undefined if it does not measure them. Transfer sizes in bytes. */
export type Came = {
  loadedAt: number;
  answered: number | undefined;
  painted: number | undefined;
  ready: number | undefined;
  scripts: readonly number[];
};

export type Fact = { name: string; value: string };

const clock = new Intl.DateTimeFormat('de', { dateStyle: 'short', timeStyle: 'short' });

/** Names of the enabled plugins: `enablePluginHomePage` is "HomePage". */
const pluginsOf = (config: InitConfig): string[] =>
  Object.entries(config).flatMap(([name, value]) =>
    name.startsWith('enablePlugin') && value === true ? [name.slice('enablePlugin'.length)] : [],
  );

export function listFacts({ init, config, path, keptAt, now }: PageState, came: Came): Fact[] {
  const entry = <T>(at: string) => init.find(({ url }) => url === at)?.data as T[] | undefined;
  const identifier = branchIdentifierOf(path);
  const branch = entry<Branch>('/branches')?.find((one) => one.identifier === identifier);
  const menus = branch && entry<Menu>(`/branches/${branch.id}/menus`);
  const inMs = (ms: number | undefined) => (ms ? texts.ms(ms) : undefined);
  const rows: [string, string | undefined][] = [
    [facts.path, path],
    [facts.loaded, texts.ago(Math.floor((now - came.loadedAt) / 60_000))],
    [facts.cachedAt, keptAt ? clock.format(keptAt) : undefined],
    [facts.config, String(config.version)],
    [facts.branch, branch && `${branch.name}, ${branch.version}`],
    [facts.menus, menus?.map(({ name, version }) => `${name}, ${version}`).join('; ')],
    [facts.plugins, pluginsOf(config).join(', ') || facts.noPlugins],
    [facts.answered, inMs(came.answered)],
    [facts.painted, inMs(came.painted)],
    [facts.ready, inMs(came.ready)],
    [
      facts.scripts,
      texts.counts(
        came.scripts.length,
        came.scripts.reduce((sum, one) => sum + one, 0),
      ),
    ],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
