import { expect, test } from '@jest/globals';
import { logVisits, maxVisits } from '@theke/contracts/analytics/visit';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { demoVisitors, demoVisits, orderedIn, visitedDays } from './demo-visits.ts';
import { bakeryVisits, firmVisits, pizzeriaVisits } from './visited-site.ts';

const now = new Date('2026-11-21T12:00:00Z');
const dayOf = ({ at }: { at: string }) => dateOf(localTime('Europe/Vienna', Date.parse(at)));

test.each([
  ['pizzeria', pizzeriaVisits],
  ['bakery', bakeryVisits],
  ['firm', firmVisits],
])('%s: visits are valid, fit the buffer and are counted', (_, site) => {
  const visits = demoVisits(site, now);
  // Further visits are dropped until these are written (services/analytics/src/visits/visit-buffer.ts).
  expect(visits.length).toBeLessThan(20_000);
  for (let from = 0; from < visits.length; from += maxVisits)
    logVisits.body.parse(visits.slice(from, from + maxVisits).map(({ visit }) => visit));
  expect(visits.filter(({ agent }) => !countsAsVisit({ agent }))).toEqual([]);
});

test('has visitors every day, none later than now, and is deterministic for the same time', () => {
  const visits = demoVisits(pizzeriaVisits, now);
  expect(new Set(visits.map(dayOf)).size).toBe(visitedDays);
  expect(visits.filter(({ at }) => at > now.toISOString())).toEqual([]);
  expect(dayOf(visits.at(-1) as { at: string })).toBe('2026-11-21');
  expect(demoVisits(pizzeriaVisits, now)).toEqual(visits);
});

test('STAT-02: every visitor of a status page placed an order that has ended by now', () => {
  const visitors = demoVisitors(pizzeriaVisits, now);
  const ordering = visitors.filter(orderedIn);
  expect(ordering.length).toBeGreaterThan(300);
  expect(ordering.filter((visits) => !visits.some(({ visit }) => visit.name === 'checkout'))).toEqual([]);
  expect(ordering.map((visits) => orderedIn(visits)?.at ?? '').filter((at) => at > '2026-11-21T10:45')).toEqual([]);
});
