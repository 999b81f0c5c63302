import { expect, test } from '@jest/globals';
import { routeNames } from '@theke/rules/site/route-name';
import { NamesOfDay, pageName } from './counted-names.ts';

const knownPaths = new Set(['/leistungen', '/magazin/ein-beitrag-7']);

test('STAT-20: names a page view by its route or known path, all others `other`', () => {
  for (const name of ['branch', 'checkout_error', '/', '/leistungen', '/magazin/ein-beitrag-7'])
    expect(pageName(name, knownPaths)).toBe(name);
  expect(pageName('/leistungen/', knownPaths)).toBe('/leistungen');
  for (const made of ['menu', 'other', '', '/leistungen2', '/magazin/ein-beitrag-8', 'branch\n', 'constructor'])
    expect([made, pageName(made, knownPaths)]).toEqual([made, 'other']);
});

test('STAT-20: keeps 500 page names a day, always including routes, and sums the rest as `other`', () => {
  const names = new NamesOfDay([{ from: '', to: '/page-0' }]);
  const counted = Array.from({ length: 700 }, (_, at) => names.count({ from: '', to: `/page-${at}` }).name);
  expect(new Set(counted).size).toBe(500 - routeNames.length);
  expect(counted.slice(490)).toEqual(Array(210).fill('other'));
  expect(names.count({ from: '/page-1', to: 'checkout' })).toEqual({
    name: 'checkout',
    step: { from: '/page-1', to: 'checkout' },
  });
  expect(names.count({ from: '', to: '/page-0' }).name).toBe('/page-0');
});

test('STAT-20: keeps 5,000 steps a day with their pages, and sums the rest', () => {
  const pages = Array.from({ length: 100 }, (_, at) => `/page-${at}`);
  const steps = pages.flatMap((from) => pages.map((to) => ({ from, to })));
  const names = new NamesOfDay(steps.slice(0, 4_000));
  const counted = steps.map((step) => names.count(step));
  const distinct = new Set(counted.map(({ step: { from, to } }) => `${from} ${to}`));
  expect(distinct.size).toBe(5_000);
  expect(counted.at(-1)).toEqual({ name: '/page-99', step: { from: 'other', to: 'other' } });
});
