import { expect, test } from '@jest/globals';
import { exportVisitDays } from './export-visit-days.ts';

test('exports each day as a row with visitors and page views, with German numbers', () => {
  const days = [
    { day: '2026-11-20', visitors: 1_204, views: 2_310 },
    { day: '2026-11-21', visitors: 0, views: 0 },
  ];
  expect(exportVisitDays(days).join('')).toBe(
    '\uFEFFTag;Besucher;Seitenaufrufe\r\n20.11.2026;1204;2310\r\n21.11.2026;0;0\r\n',
  );
});
