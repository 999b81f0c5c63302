import { expect, test } from '@jest/globals';
import { whenText } from './format.ts';

const now = new Date('2026-11-21T23:30:00Z'); // 00:30 on the 22nd in Vienna

test.each([
  ['2026-11-21T23:05:00Z', 'heute, 00:05'],
  ['2026-11-21T22:05:00Z', 'gestern, 23:05'],
  ['2026-11-20T12:00:00Z', '20.11.2026'],
])('%s reads %s', (iso, text) => expect(whenText(iso, now, 'Europe/Vienna')).toBe(text));
