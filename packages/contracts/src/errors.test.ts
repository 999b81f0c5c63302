import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { faultsOf } from './errors.ts';

const schema = z.strictObject({ name: z.string() });
const faultsIn = (value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? faultsOf(error, schema) : [];
};

test('each unknown field is named, but an answer never grows with what somebody sends', () => {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  expect(faultsIn({ name: 'x', ...unknown(3) }).map(({ field }) => field)).toEqual(['f0', 'f1', 'f2']);
  expect(faultsIn({ name: 'x', ...unknown(20_000) })).toHaveLength(100);
});
