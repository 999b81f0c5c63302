import { expect, test } from '@jest/globals';
import { nextReminder, type Reminded } from './branch-reminder.ts';

const begin = Date.parse('2026-11-21T18:00:00.000Z');
const never: Reminded = { remindedAt: null, smsHour: null, smsSent: 0 };

// M2 of the fifth attack
test('MSG-08: sends an unattended branch one reminder in five minutes and at most ten SMS an hour', () => {
  let reminded = never;
  const sent: { minute: number; isSmsAllowed: boolean }[] = [];
  for (let seconds = 0; seconds < 7_200; seconds += 10) {
    const at = new Date(begin + seconds * 1_000);
    const next = nextReminder(reminded, at);
    if ('dueAt' in next) {
      expect(next.dueAt.getTime() - (reminded.remindedAt as Date).getTime()).toBe(300_000);
      continue;
    }
    reminded = next.reminded;
    sent.push({ minute: seconds / 60, isSmsAllowed: next.isSmsAllowed });
  }
  expect(sent.map(({ minute }) => minute)).toEqual(Array.from({ length: 24 }, (_, nth) => nth * 5));
  expect(sent.filter(({ isSmsAllowed }) => isSmsAllowed).map(({ minute }) => minute)).toEqual(
    [0, 60].flatMap((hour) => Array.from({ length: 10 }, (_, nth) => hour + nth * 5)),
  );
});
