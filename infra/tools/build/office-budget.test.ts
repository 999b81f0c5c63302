import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

/**
 * Size of the back office, read from the build. First load: the shell, React and the part that every screen needs, at
 * most 170 kB brotli. Each page: at most 90 kB more, including react-admin's providers and the layout. Parts that a
 * page loads later (editors, dialogs, previews): at most 75 kB each; the third-party editor for formatted text: 130 kB.
 * The counter's tablet has a separate document: at most 130 kB in total.
 */
const dist = join(import.meta.dirname, '../../../dist');
const firstLimit = 170_000;
const pageLimit = 90_000;
const partLimit = 75_000;
// The audit trail names every event of every service and so loads all contracts: it grows with each event and endpoint.
const limitOf: Readonly<Record<string, number>> = {
  'part-text-editor': 130_000,
  'part-events': 95_000,
  'part-log-detail': 95_000,
};
const frontdeskLimit = 130_000;

/** Pages outside the layout of the office. */
const bare = new Set(['page-login', 'page-board', 'page-orders']);

type Entry = { scripts: string[]; preload: string[]; remoteEntry?: string; later?: Record<string, string[]> };
const entryOf = (name: string) => JSON.parse(readFileSync(join(dist, name, 'entry.json'), 'utf8')) as Entry;
const firstOf = ({ scripts, preload, remoteEntry }: Entry) => [
  ...scripts,
  ...preload,
  ...(remoteEntry ? [remoteEntry] : []),
];
const bytesOf = (name: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, name, `${file}.br`)).size, 0);

describe('size of the back office', () => {
  let office: Entry;
  let later: Record<string, string[]>;

  beforeAll(() => {
    if (!existsSync(join(dist, 'back-office', 'entry.json')))
      throw new Error('the frontends are not built: npm run build');
    office = entryOf('back-office');
    later = office.later ?? {};
  });

  /** Files that a page adds, if it is the first page opened. */
  const filesOf = (page: string, ...besides: (string | undefined)[]) => {
    const around = bare.has(page) ? ['office-root'] : ['office-root', 'office-frame'];
    const first = new Set(firstOf(office));
    return new Set(
      [...around, page, ...besides]
        .flatMap((chunk) => (chunk && later[chunk]) || [])
        .filter((file) => !first.has(file)),
    );
  };

  test('loads at most 170 kB first', () => {
    const shell = entryOf('shell');
    expect(bytesOf('shell', firstOf(shell)) + bytesOf('back-office', firstOf(office))).toBeLessThanOrEqual(firstLimit);
  });

  test('loads at most 130 kB on the tablet at the counter', () => {
    expect(bytesOf('frontdesk', firstOf(entryOf('frontdesk')))).toBeLessThanOrEqual(frontdeskLimit);
  });

  test('loads each page on demand, at most 90 kB', () => {
    const named = (start: string) => Object.keys(later).filter((name) => name.startsWith(start));
    // A list and its form load the definition of their resource.
    const defined = named('list-').flatMap((list) => [
      ['page-list', list],
      ['page-form', list],
    ]);
    const pages = [...named('page-').map((page) => [page]), ...defined] as [string, string?][];
    expect(pages.length).toBeGreaterThan(40);
    const sizes = pages.map((page) => [page.join(' '), bytesOf('back-office', filesOf(...page))] as const);
    expect(sizes.filter(([, bytes]) => bytes > pageLimit)).toEqual([]);
  });

  test('loads later parts of a page in chunks of at most 75 kB', () => {
    const parts = Object.entries(later).filter(([name]) => name.startsWith('part-'));
    const around = new Set([...filesOf('page-list'), ...filesOf('page-form'), ...firstOf(office)]);
    const sizes = parts.map(([name, files]) => {
      const own = files.filter((file) => !around.has(file));
      return [name, bytesOf('back-office', own)] as const;
    });
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(([name, bytes]) => bytes > (limitOf[name] ?? partLimit))).toEqual([]);
  });
});
