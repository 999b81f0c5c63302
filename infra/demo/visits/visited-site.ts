import type { Weighted } from './visitors.ts';

/** Visitor patterns of a business's pages. */
export type VisitedSite = {
  /** Visitors of an average day; share of each weekday, Monday first. */
  visitors: number;
  weekdays: readonly [number, number, number, number, number, number, number];
  /** Hours of the visits, local time. */
  hours: Weighted<number>;
  /** Referring site; empty for direct visits. */
  referrers: Weighted<string>;
  /** Page names in the order visited. */
  ways: Weighted<readonly string[]>;
};

const search = 'https://www.google.com/';

/** Paths through a shop. A visitor who reaches the status page has ordered (infra/demo/orders). */
const shopWays: VisitedSite['ways'] = [
  [['branch'], 26],
  [['division', 'branch'], 21],
  [['branch', 'checkout', 'status'], 10],
  [['division', 'branch', 'checkout', 'status'], 6],
  [['branch', 'checkout'], 3],
  [['division', 'branch', 'checkout'], 2],
  [['branch', 'checkout', 'branch'], 4],
  [['division'], 15],
  [['division', 'branch', 'division', 'branch'], 5],
  [['division', 'contact'], 4],
  [['branch', 'legal', 'branch', 'checkout', 'status'], 2],
  [['contact'], 3],
  [['division', 'legal'], 2],
];

export const pizzeriaVisits: VisitedSite = {
  visitors: 62,
  weekdays: [0.78, 0.82, 0.9, 0.98, 1.3, 1.34, 1.08],
  hours: [
    [9, 1],
    [10, 3],
    [11, 9],
    [12, 11],
    [13, 6],
    [14, 3],
    [15, 3],
    [16, 5],
    [17, 10],
    [18, 15],
    [19, 14],
    [20, 9],
    [21, 5],
    [22, 2],
    [23, 1],
  ],
  referrers: [
    ['', 34],
    [search, 33],
    ['https://www.instagram.com/', 14],
    ['https://www.facebook.com/', 7],
    ['https://www.tripadvisor.at/', 5],
    ['https://duckduckgo.com/', 3],
    ['https://lokale-wien.example/pizza', 4],
  ],
  ways: shopWays,
};

export const bakeryVisits: VisitedSite = {
  visitors: 24,
  weekdays: [0.8, 0.85, 0.9, 0.95, 1.15, 1.5, 0.85],
  hours: [
    [6, 4],
    [7, 10],
    [8, 11],
    [9, 9],
    [10, 7],
    [11, 6],
    [12, 6],
    [14, 4],
    [16, 5],
    [18, 3],
    [20, 3],
  ],
  referrers: [
    ['', 42],
    [search, 35],
    ['https://www.instagram.com/', 13],
    ['https://grazer-maerkte.example/', 10],
  ],
  ways: shopWays,
};

/** A company's pages are named by their paths (frontends/corporate/src/enhance/visits.ts). */
export const firmVisits: VisitedSite = {
  visitors: 19,
  weekdays: [1.2, 1.3, 1.25, 1.2, 0.95, 0.4, 0.45],
  hours: [
    [7, 2],
    [8, 6],
    [9, 10],
    [10, 11],
    [11, 9],
    [12, 5],
    [13, 6],
    [14, 9],
    [15, 8],
    [16, 6],
    [18, 3],
    [20, 4],
    [21, 3],
  ],
  referrers: [
    ['', 31],
    [search, 44],
    ['https://www.linkedin.com/', 13],
    ['https://gemeindebund.example/', 8],
    ['https://www.bing.com/', 4],
  ],
  ways: [
    [['/'], 20],
    [['/', '/projekte'], 18],
    [['/', '/leistungen', '/kontakt'], 11],
    [['/projekte'], 10],
    [['/', '/projekte', '/leistungen'], 8],
    [['/karriere'], 7],
    [['/', '/buero', '/standorte'], 6],
    [['/', '/kontakt'], 6],
    [['/fragen', '/kontakt'], 4],
    [['/beitraege'], 6],
    [['/presse'], 2],
  ],
};
