import { afterEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { validate, version } from 'uuid';
import { newId } from './new-id.ts';

afterEach(() => void jest.restoreAllMocks());

test('creates ascending ids of version 7, whatever the clock does', () => {
  const clock = jest.spyOn(Date, 'now');
  let last = '';
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 42 }), { minLength: 1, maxLength: 300 }), (times) => {
      for (const time of times) {
        clock.mockReturnValue(time);
        const id = newId();
        expect(validate(id) && version(id)).toBe(7);
        expect(id > last).toBe(true);
        last = id;
      }
    }),
  );
});

test('contains the creation time and distinct random bits', () => {
  const at = Date.now() + 2 ** 43;
  jest.spyOn(Date, 'now').mockReturnValue(at);
  const ids = Array.from({ length: 2_000 }, newId);
  for (const id of ids) expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  expect(new Set(ids.map((id) => id.slice(-8))).size).toBeGreaterThan(1_990);
});
