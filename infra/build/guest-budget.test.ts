import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

/**
 * What a guest's browser loads before anything can be pressed, read from the build: the shell, one remote and the one
 * React they share: at most 171.5 kB brotli on the menu page.
 */
const dist = join(import.meta.dirname, '../../dist');
const limit = 171_500;

/** Chunks of pages that come after the menu, by the names that `app.tsx` gives them. */
const laterPages = /^(checkout|pay|test-payment|status|contact|home|kiosk|legal|not-found)\./;

type Entry = {
  scripts: string[];
  preload: string[];
  remoteEntry?: string;
  later?: Record<string, string[]>;
  kept: string[];
};

const entryOf = (name: string) => JSON.parse(readFileSync(join(dist, name, 'entry.json'), 'utf8')) as Entry;
const scriptsOf = (name: string) => {
  const entry = entryOf(name);
  return [...entry.scripts, ...entry.preload, ...(entry.remoteEntry ? [entry.remoteEntry] : [])].map((file) =>
    join(dist, name, file),
  );
};

describe('the guest path as it was built', () => {
  let loaded: string[];

  beforeAll(() => {
    if (!existsSync(join(dist, 'shell', 'entry.json'))) throw new Error('the frontends are not built: npm run build');
    loaded = [...scriptsOf('shell'), ...scriptsOf('storefront')];
  });

  test('stays within the budget, menu page included', () => {
    // What the menu loads when something is pressed may be a chunk of its own: the largest is counted with the path.
    const ofTheMap = mapFiles();
    const lazy = readdirSync(join(dist, 'storefront'))
      .filter((file) => file.endsWith('.js') && !loaded.includes(join(dist, 'storefront', file)))
      .filter((file) => !laterPages.test(file) && !ofTheMap.includes(file))
      .filter((file) => !isReact(join(dist, 'storefront', file)))
      .map((file) => statSync(join(dist, 'storefront', `${file}.br`)).size);
    const bytes = loaded.reduce((sum, file) => sum + statSync(`${file}.br`).size, Math.max(0, ...lazy));
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  // BRANCHES-03
  test('has nothing of the map, and no worker has it ready', () => {
    const { kept } = entryOf('storefront');
    expect(mapFiles().join(' ')).toContain('online-map.');
    expect([...loaded, ...kept].filter((file) => mapFiles().some((one) => file.endsWith(one)))).toEqual([]);
    expect(loaded.filter((file) => readFileSync(file, 'utf8').includes('maplibregl'))).toEqual([]);
    expect(kept.filter((file) => /maplibre|online-/.test(file))).toEqual([]);
  });

  test('has one React and one federation runtime', () => {
    expect(loaded.filter(isReact)).toHaveLength(1);
    // What is found out only when it is missing costs a slow network one round trip more.
    expect(loaded.filter((file) => readFileSync(file, 'utf8').includes('react-jsx-runtime.production'))).toHaveLength(
      1,
    );
    // The runtime's hooks; a remote only refers to the host's.
    expect(loaded.filter((file) => readFileSync(file, 'utf8').includes('beforeLoadShare'))).toHaveLength(1);
  });
});

/** Of the home page, once the map is seen and agreed to. */
const mapFiles = (): string[] => entryOf('storefront').later?.['online-map'] ?? [];

/** React's DOM renderer names itself so in every build. */
function isReact(file: string): boolean {
  return (
    readFileSync(file, 'utf8').includes('__REACT_DEVTOOLS_GLOBAL_HOOK__.inject') ||
    readFileSync(file, 'utf8').includes('rendererPackageName')
  );
}
