import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { removed, updated } from './client-list.ts';

type Item = { id: string; name: string };
const anyId = fc.constantFrom('a', 'b', 'c', 'd');
const anyMove = fc.oneof(
  fc.record({ id: anyId, name: fc.string({ maxLength: 3 }) }),
  anyId.map((id) => ({ id, name: undefined })),
);

// CART-16
test('replaces by id or appends on update, keeps other entries on removal, and never mutates the list', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
      // A Map keeps the position of an existing key and appends a new one.
      const model = new Map<string, Item>();
      let list: readonly Item[] = [];
      for (const { id, name } of moves) {
        const before = Object.freeze(list);
        if (name === undefined) {
          list = removed(before, id);
          if (!model.delete(id)) expect(list).toBe(before);
        } else {
          list = updated(before, { id, name });
          model.set(id, { id, name });
        }
        expect(list).toEqual([...model.values()]);
      }
    }),
  );
});
