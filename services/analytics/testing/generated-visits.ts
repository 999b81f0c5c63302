import type { ReachedStep } from '@theke/contracts/analytics/visit-statistics';
import fc from 'fast-check';
import { clockIn } from './branch-clocks.ts';

type Named = { agent: string; browser: string; system: string };

const agents: readonly Named[] = [
  {
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    browser: 'Firefox',
    system: 'Windows',
  },
  {
    agent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    browser: 'Chrome',
    system: 'Android',
  },
  {
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    browser: 'Safari',
    system: 'macOS',
  },
];

/** Reported referrers and their counted host; null: none. */
const referrers = [
  ['', null],
  ['https://www.google.com/search?q=pizza', 'www.google.com'],
  ['https://maps.example/', 'maps.example'],
  ['https://a.example/filiale', null],
  ['android-app://com.example/', null],
] as const;
const sizes = [
  [390, 844, '390 × 844'],
  [1440, 900, '1440 × 900'],
  [0, 844, null],
  [390.5, 844, null],
] as const;
const ratios = [
  [1, '1'],
  [1.1000000238418579, '1'],
  [2.625, '2.75'],
  [3, '3'],
  [-1, null],
  [11, null],
] as const;
const languages = [
  ['de-AT', 'de'],
  ['de', 'de'],
  ['en-US', 'en'],
  ['qx', null],
  [undefined, null],
] as const;
const schemes = [
  [true, 'dark'],
  [false, 'light'],
  [undefined, null],
] as const;

/** Both clock changes in Europe, and the ends of a month of 31 days, of February and of a year: in UTC, about noon. */
export const firstNoons = ['2026-10-24', '2026-03-28', '2026-10-30', '2027-02-27', '2026-12-30'] as const;

const seldom = fc.nat(5).map((one) => one === 0);

/** Within two and a half days after a first noon. */
export const generatedVisit = fc.record({
  minutes: fc.integer({ min: 0, max: 60 * 60 }),
  address: fc.constantFrom('192.0.2.1', '2001:db8::1'),
  agent: fc.constantFrom(...agents),
  kind: fc.constantFrom('pageview' as const, 'pageview' as const, 'event' as const, 'device' as const),
  name: fc.constantFrom('division', 'branch', 'checkout', 'status', 'purchase', 'made up', '/'),
  from: fc.constantFrom('', 'division', 'branch', 'made up too'),
  referrer: fc.constantFrom(...referrers),
  size: fc.constantFrom(...sizes),
  ratio: fc.constantFrom(...ratios),
  scheme: fc.constantFrom(...schemes),
  language: fc.constantFrom(...languages),
  // `isWrittenBefore`: the buffer is flushed before, so that a day's visitor is already stored. `isAfterSum`: ended
  // days are summed before (ADR 0021).
  isWrittenBefore: seldom,
  isAfterSum: seldom,
});
export type GeneratedVisit = typeof generatedVisit extends fc.Arbitrary<infer V> ? V : never;

/** Request body of a page. */
export const toSentVisit = ({ kind, name, from, referrer, size, ratio, scheme, language }: GeneratedVisit) => ({
  kind,
  name,
  data: {
    from,
    referrer: referrer[0],
    host: 'a.example',
    // Screen data in a page view is ignored: only device records count (STAT-04).
    screenWidth: size[0],
    screenHeight: size[1],
    devicePixelRatio: ratio[0],
    darkMode: scheme[0],
    language: language[0],
  },
});

export type Counted = Readonly<Record<string, number>>;

const counts = (keys: readonly string[]): Counted =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, of]) => [key, of.length]));

/** STAT-20: unlisted names are `other`. */
const pageName = (name: string): string =>
  ['division', 'branch', 'checkout', 'status', '/'].includes(name) ? name : 'other';

/** Furthest step of a visitor with these pages. */
const reached = (pages: ReadonlySet<string>): ReachedStep => {
  if (pages.has('checkout')) return pages.has('status') ? 'status' : 'checkout';
  return pages.has('branch') ? 'branch' : 'page';
};

/** Expected visit statistics by row key, computed from the visits in the order in which they were sent. */
export function recountVisits(
  all: readonly (GeneratedVisit & { at: Date })[],
  zone: string,
  { from, to }: { from: string; to: string },
): Record<string, Counted> {
  const seen = all
    .map((one) => ({
      ...one,
      name: one.name as string,
      from: one.from as string,
      ...clockIn(zone, one.at.toISOString()),
      who: `${one.address} ${one.agent.browser}`,
    }))
    .filter(({ day }) => day >= from && day <= to);
  type Seen = (typeof seen)[number];
  const views = seen
    .filter(({ kind }) => kind === 'pageview')
    .map((view) => ({ ...view, name: pageName(view.name), from: view.from && pageName(view.from) }));
  const once = (of: readonly Seen[], key: (one: Seen) => string) =>
    counts(
      [...Map.groupBy(of, (one) => `${one.day}|${one.who}|${key(one)}`).values()].map(([one]) => key(one as Seen)),
    );
  const visitors = [...Map.groupBy(seen, ({ day, who }) => `${day}|${who}`).values()];
  /** The first attributes of a day's visitor count. */
  const first = (pick: (one: Seen) => string | null) => (visit: readonly Seen[]) =>
    visit.map(pick).find((value) => value !== null) ?? null;
  const shares = (of: (visit: readonly Seen[]) => string | null) =>
    counts(visitors.map(of).filter((value) => value !== null));
  const onDevice = (pick: (one: Seen) => string | null) =>
    first((one: Seen) => (one.kind === 'device' ? pick(one) : null));
  const referrerOf = first(({ referrer }) => referrer[1]);
  return {
    'unique-visitors': counts(visitors.map(([one]) => (one as Seen).day)),
    'page-views': counts(views.map(({ day }) => day)),
    pages: counts(views.map(({ name }) => name)),
    'pages by visitor': once(views, ({ name }) => name),
    events: counts(
      seen.filter(({ kind }) => kind === 'event').map(({ name }) => (name === 'purchase' ? name : 'other')),
    ),
    'event-flow': counts(views.map((one) => `${one.from}>${one.name}`)),
    'visitor-flow': counts(
      visitors.map((visit) => {
        const pages = visit.filter(({ kind }) => kind === 'pageview').map(({ name }) => pageName(name));
        return `${referrerOf(visit) ?? ''}>${reached(new Set(pages))}`;
      }),
    ),
    'visitor-times': once(seen, ({ weekday, hour }) => `${weekday} ${hour}`),
    referrers: shares(referrerOf),
    browsers: shares(([one]) => (one as Seen).agent.browser),
    'operating-systems': shares(([one]) => (one as Seen).agent.system),
    resolutions: shares(onDevice(({ size }) => size[2])),
    'device-pixel-ratios': shares(onDevice(({ ratio }) => ratio[1])),
    'color-schemes': shares(onDevice(({ scheme }) => scheme[1])),
    languages: shares(onDevice(({ language }) => language[1])),
  };
}
