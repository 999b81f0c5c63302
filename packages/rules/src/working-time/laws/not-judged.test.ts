import { expect, test } from '@jest/globals';
import { notJudgedText } from './not-judged.ts';
import { rulesInForce } from './rules-in-force.ts';

// TIME-25
test.each(['AT', 'DE', 'CH', 'LI'] as const)(
  '%s: states that breaks and rest are not checked exactly if they are not',
  (country) => {
    const judged = rulesInForce(country, '2026-11-23', false).map(({ about }) => about);
    const areJudged = judged.includes('break') && judged.includes('rest');
    expect(notJudgedText(country) === undefined).toBe(areJudged);
  },
);

test('is empty if the applicable law is unknown', () => expect(notJudgedText(null)).toBeUndefined());
