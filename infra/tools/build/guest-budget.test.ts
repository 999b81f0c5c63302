import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

/**
 * What a guest's browser loads before the page is interactive, in bytes of brotli, read from the build: the shell, one
 * remote and the React they share. `pressed`: plus the largest chunk that the menu loads on a click.
 */
const dist = join(import.meta.dirname, '../../../dist');
const limits = { loaded: 120_000, pressed: 128_500 };

/** Chunks of pages after the menu, by their names in `app.tsx`. */
const laterPages = [
  ...['branches', 'checkout', 'pay', 'test-payment', 'status', 'contact', 'home', 'kiosk', 'legal', 'not-found'],
  ...['reservation', 'gift-card'],
];

type Entry = {
  scripts: string[];
  preload: string[];
  remoteEntry?: string;
  later?: Record<string, string[]>;
  kept: string[];
};

const readEntry = (name: string) => JSON.parse(readFileSync(join(dist, name, 'entry.json'), 'utf8')) as Entry;
const listScripts = (name: string) => {
  const entry = readEntry(name);
  return [...entry.scripts, ...entry.preload, ...(entry.remoteEntry ? [entry.remoteEntry] : [])].map((file) =>
    join(dist, name, file),
  );
};
const size = (file: string) => statSync(`${file}.br`).size;

describe.each(['', '-en'])('size of the guest path%s', (language) => {
  const [shell, storefront] = [`shell${language}`, `storefront${language}`];
  let loaded: string[];

  beforeAll(() => {
    if (!existsSync(join(dist, shell, 'entry.json'))) throw new Error('the front ends are not built: npm run build');
    loaded = [...listScripts(shell), ...listScripts(storefront)];
  });

  test('stays within the budget, menu page included', () => {
    const { later: chunks = {} } = readEntry(storefront);
    const others = [...laterPages.flatMap((name) => chunks[name] ?? []), ...mapFiles(storefront)];
    const later = readdirSync(join(dist, storefront))
      .filter((file) => file.endsWith('.js') && !others.includes(file))
      .map((file) => join(dist, storefront, file))
      .filter((file) => !loaded.includes(file));
    const bytes = loaded.reduce((sum, file) => sum + size(file), 0);
    expect(bytes).toBeLessThanOrEqual(limits.loaded);
    expect(bytes + Math.max(...later.map(size))).toBeLessThanOrEqual(limits.pressed);
  });

  // BRANCHES-03
  test('contains no code of the map, and no worker precaches it', () => {
    const { kept } = readEntry(storefront);
    const ofTheMap = mapFiles(storefront);
    expect(ofTheMap).not.toEqual([]);
    expect([...loaded, ...kept].filter((file) => ofTheMap.some((one) => file.endsWith(one)))).toEqual([]);
    expect(loaded.filter((file) => readFileSync(file, 'utf8').includes('maplibregl'))).toEqual([]);
    expect(kept.filter((file) => file.includes('maplibre'))).toEqual([]);
  });

  test('contains React once, in the shell and in no remote', () => {
    expect(loaded.filter(isReact)).toHaveLength(1);
    // A file that is discovered late costs one more round trip on a slow network.
    expect(loaded.filter((file) => readFileSync(file, 'utf8').includes('react-jsx-runtime.production'))).toHaveLength(
      1,
    );
    const ofRemote = readdirSync(join(dist, storefront)).filter((file) => file.endsWith('.js'));
    expect(ofRemote.filter((file) => isReact(join(dist, storefront, file)))).toEqual([]);
  });
});

/** Loaded by the home page once the map is visible and the guest has agreed. */
const mapFiles = (storefront: string): string[] => readEntry(storefront).later?.['online-map'] ?? [];

/** React's DOM renderer contains this name in every build. */
function isReact(file: string): boolean {
  return (
    readFileSync(file, 'utf8').includes('__REACT_DEVTOOLS_GLOBAL_HOOK__.inject') ||
    readFileSync(file, 'utf8').includes('rendererPackageName')
  );
}
