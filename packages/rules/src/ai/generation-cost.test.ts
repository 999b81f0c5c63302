import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toMoney } from '../money/money.ts';
import { estimateTokens, generationCost } from './generation-cost.ts';

const price = { input: 1, output: 4, picture: 0.04 };

// AI-07
test('costs tokens by the million and pictures by the piece, rounded up to 1/10,000', () => {
  expect(generationCost({ inputTokens: 2_000, outputTokens: 300, pictures: 0 }, price)).toBe(toMoney(0.0032));
  expect(generationCost({ inputTokens: 1, outputTokens: 0, pictures: 0 }, price)).toBe(toMoney(0.0001));
  expect(generationCost({ inputTokens: 0, outputTokens: 0, pictures: 3 }, price)).toBe(toMoney(0.12));
  expect(generationCost({ inputTokens: 0, outputTokens: 0, pictures: 0 }, price)).toBe(0);
});

test('never costs less than the exact amount, and at most 1/10,000 more', () => {
  const tokens = fc.integer({ min: 0, max: 1_000_000 });
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((integer) => integer / 10_000);
  fc.assert(
    fc.property(tokens, tokens, amount, amount, (inputTokens, outputTokens, input, output) => {
      const cost = generationCost({ inputTokens, outputTokens, pictures: 0 }, { input, output, picture: 0 });
      const exact = BigInt(inputTokens) * BigInt(toMoney(input)) + BigInt(outputTokens) * BigInt(toMoney(output));
      expect(BigInt(cost) * 1_000_000n >= exact).toBe(true);
      expect((BigInt(cost) - 1n) * 1_000_000n < exact || cost === 0).toBe(true);
    }),
  );
});

test('estimates at least a token per three characters', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('Guten Appetit!')).toBe(6);
});
