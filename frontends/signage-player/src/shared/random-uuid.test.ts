import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('creates a hundred different ids of version 4', () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(z.uuid({ version: 'v4' }).safeParse(id).success).toBe(true);
});
