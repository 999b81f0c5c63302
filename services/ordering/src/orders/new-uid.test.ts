import { expect, test } from '@jest/globals';
import { newUid } from './new-uid.ts';

// ORDER-20
test('creates uids of eight unambiguous characters', () => {
  for (let count = 0; count < 2_000; count += 1) expect(newUid()).toMatch(/^[234679ACDEFGHJKMNPQRTWXYZ]{8}$/);
});

test('uses every character', () => {
  const used = new Set(Array.from({ length: 2_000 }, newUid).join(''));
  expect(used.size).toBe(25);
});
