import { z } from 'zod';
import { rangeQuery, statistic } from './statistic.ts';

/** Name under which unlisted, excess and rare values are summed (STAT-20). */
export const otherName = 'other';

const count = z.int();
const day = z.iso.date();
const visitors = { visitors: count };
const share = z.object({ value: z.string(), ...visitors });

/** Visitors are counted per day (STAT-03): a visitor on two days counts as two. */
export const readUniqueVisitors = statistic({
  name: 'readUniqueVisitorStatistic',
  path: '/statistics/unique-visitors',
  summary: 'Besucher je Tag',
  query: rangeQuery,
  row: z.object({ day, ...visitors }),
  total: z.object(visitors),
});

export const readPageViews = statistic({
  name: 'readPageViewStatistic',
  path: '/statistics/page-views',
  summary: 'Seitenaufrufe je Tag',
  query: rangeQuery,
  row: z.object({ day, views: count }),
  total: z.object({ views: count }),
});

export const readPages = statistic({
  name: 'readPageStatistic',
  path: '/statistics/pages',
  summary: 'Aufrufe und Besucher je Seite',
  query: rangeQuery,
  row: z.object({ page: z.string(), views: count, ...visitors }),
  total: z.object({ views: count }),
});

export const readEvents = statistic({
  name: 'readEventStatistic',
  path: '/statistics/events',
  summary: 'Ereignisse nach ihrem Namen',
  query: rangeQuery,
  row: z.object({ name: z.string(), count }),
  total: z.object({ count }),
});

/** Transitions between pages; `''` means from outside the site. */
export const readEventFlow = statistic({
  name: 'readEventFlowStatistic',
  path: '/statistics/event-flow',
  summary: 'Von welcher Seite Besucher zu welcher gingen',
  query: rangeQuery,
  row: z.object({ from: z.string(), to: z.string(), count }),
  total: z.object({ count }),
});

/**
 * Steps a visitor reached on a day; each includes the steps before. The last two count visitors of the checkout
 * (STAT-16).
 */
export const reachedSteps = ['page', 'branch', 'checkout', 'status'] as const;
export type ReachedStep = (typeof reachedSteps)[number];

/** By referrer, `''` if none was sent. Each visitor is counted in one row: that of the furthest step. */
export const readVisitorFlow = statistic({
  name: 'readVisitorFlowStatistic',
  path: '/statistics/visitor-flow',
  summary: 'Woher Besucher kamen und wie weit sie gingen',
  query: rangeQuery,
  row: z.object({ referrer: z.string(), reached: z.enum(reachedSteps), ...visitors }),
  total: z.object(visitors),
});

export const readVisitorTimes = statistic({
  name: 'readVisitorTimeStatistic',
  path: '/statistics/visitor-times',
  summary: 'Besucher nach Wochentag und Stunde',
  query: rangeQuery,
  row: z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), ...visitors }),
  total: z.object(visitors),
});

const shares = <const N extends string>(name: N, path: `/statistics/${string}`, summary: string) =>
  statistic({ name, path, summary, query: rangeQuery, row: share, total: z.object(visitors) });

/** Visitors of a day by one known property. Visitors without that property are left out. */
export const visitorShares = {
  referrer: shares('readReferrerStatistic', '/statistics/referrers', 'Woher Besucher kamen'),
  browser: shares('readBrowserStatistic', '/statistics/browsers', 'Browser der Besucher'),
  system: shares('readOperatingSystemStatistic', '/statistics/operating-systems', 'Betriebssysteme der Besucher'),
  resolution: shares('readResolutionStatistic', '/statistics/resolutions', 'Bildschirme der Besucher'),
  pixel_ratio: shares('readPixelRatioStatistic', '/statistics/device-pixel-ratios', 'Punktdichten der Bildschirme'),
  colour_scheme: shares('readColourSchemeStatistic', '/statistics/color-schemes', 'Helles oder dunkles Aussehen'),
  language: shares('readLanguageStatistic', '/statistics/languages', 'Sprachen der Besucher'),
} as const;

export const visitStatistics = [
  readUniqueVisitors,
  readPageViews,
  readPages,
  readEvents,
  readEventFlow,
  readVisitorFlow,
  readVisitorTimes,
  ...Object.values(visitorShares),
];
