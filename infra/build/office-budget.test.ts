import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

/**
 * What the back office loads, read from the build. First: the shell, React and the part that every screen needs, at most 170 kB brotli.
 * Then each page at most 90 kB more, with react-admin's providers and the layout around it. What a page loads once it stands (editors,
 * dialogs, previews) are parts of their own, at most 75 kB each; the editor of formatted texts, which is a program of others', 130 kB. The counter's tablet has a document of its own: 130 kB for all of it.
 */
const dist = join(import.meta.dirname, '../../dist');
const firstLimit = 170_000;
const pageLimit = 90_000;
const partLimit = 75_000;
// What tells of the audit trail names every event of every service, and so loads the contracts of all: it grows with each event and each call.
const limitOf: Readonly<Record<string, number>> = {
  'part-text-editor': 130_000,
  'part-events': 95_000,
  'part-log-detail': 95_000,
};
const frontdeskLimit = 130_000;

/** Pages that stand without the layout of the office. */
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

describe('the back office as it was built', () => {
  let office: Entry;
  let later: Record<string, string[]>;

  beforeAll(() => {
    if (!existsSync(join(dist, 'back-office', 'entry.json')))
      throw new Error('the frontends are not built: npm run build');
    office = entryOf('back-office');
    later = office.later ?? {};
  });

  /** The files of a page that are not there before it, whichever page was opened first. */
  const filesOf = (page: string, ...besides: (string | undefined)[]) => {
    const around = bare.has(page) ? ['office-root'] : ['office-root', 'office-frame'];
    const first = new Set(firstOf(office));
    return new Set(
      [...around, page, ...besides]
        .flatMap((chunk) => (chunk && later[chunk]) || [])
        .filter((file) => !first.has(file)),
    );
  };

  test('is there with 170 kB', () => {
    const shell = entryOf('shell');
    expect(bytesOf('shell', firstOf(shell)) + bytesOf('back-office', firstOf(office))).toBeLessThanOrEqual(firstLimit);
  });

  test('is there with 130 kB on the tablet at the counter', () => {
    expect(bytesOf('frontdesk', firstOf(entryOf('frontdesk')))).toBeLessThanOrEqual(frontdeskLimit);
  });

  test('loads each page on demand, with at most 90 kB', () => {
    const named = (start: string) => Object.keys(later).filter((name) => name.startsWith(start));
    // A list and its form come with the definition of what they list.
    const defined = named('list-').flatMap((list) => [
      ['page-list', list],
      ['page-form', list],
    ]);
    const pages = [...named('page-').map((page) => [page]), ...defined] as [string, string?][];
    expect(pages.length).toBeGreaterThan(40);
    const sizes = pages.map((page) => [page.join(' '), bytesOf('back-office', filesOf(...page))] as const);
    expect(sizes.filter(([, bytes]) => bytes > pageLimit)).toEqual([]);
  });

  test('brings what a page needs later in parts of 75 kB', () => {
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
