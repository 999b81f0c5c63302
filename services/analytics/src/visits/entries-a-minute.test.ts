import { expect, test } from '@jest/globals';
import { countedNetwork } from './counted-network.ts';
import { EntriesAMinute } from './entries-a-minute.ts';
import { VisitorsOfDay } from './visitors-of-day.ts';

const at = (second: number) => new Date(Date.UTC(2026, 9, 24, 10, 0, second));

test('STAT-20: limits a network to 300 entries a minute, and a /48 of IPv6 to ten times as many', () => {
  const minutes = new EntriesAMinute();
  const takeEntries = (address: string, entries: number, second: number) =>
    minutes.take(countedNetwork(address), entries, at(second));
  expect([takeEntries('192.0.2.1', 290, 0), takeEntries('192.0.2.1', 50, 1), takeEntries('192.0.2.1', 50, 59)]).toEqual(
    [290, 10, 0],
  );
  expect(takeEntries('192.0.2.2', 50, 1)).toBe(50);
  expect(takeEntries('192.0.2.1', 50, 60)).toBe(50);
  expect([takeEntries('2001:db8:1:1::1', 2_990, 61), takeEntries('2001:db8:1:2::1', 50, 62)]).toEqual([2_990, 10]);
});

test('STAT-20: limits a network to 50 visitors a day, without affecting known visitors or other networks', () => {
  const day = new VisitorsOfDay(['7'], new Map([['a', 49]]));
  const come = (visitor: string, network: string, weight = 1) => day.counts(visitor, network, weight);
  expect([come('7', 'a'), come('8', 'a'), come('8', 'a'), come('9', 'a'), come('9', 'b')]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  const ofSite = Array.from({ length: 600 }, (_, at) => come(`site ${at}`, 'c', 10));
  expect(ofSite.filter(Boolean)).toHaveLength(500);
});
