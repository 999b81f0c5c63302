import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { toFaults } from './errors.ts';

const schema = z.strictObject({ name: z.string() });
const faultsIn = (value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? toFaults(error, schema) : [];
};

test('names each unknown field, but limits the number of faults in a response', () => {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  expect(faultsIn({ name: 'x', ...unknown(3) }).map(({ field }) => field)).toEqual(['f0', 'f1', 'f2']);
  expect(faultsIn({ name: 'x', ...unknown(20_000) })).toHaveLength(100);
});
