import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowBlocks } from './row-blocks.ts';

test('blocks hold all rows in their order, and only the last may leave a line of one, two or three columns unfilled', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), fc.boolean(), (rows, hasLead) => {
      const blocks = rowBlocks(rows, hasLead);
      expect(blocks.flat()).toEqual(rows);
      blocks.slice(0, -1).forEach((block, at) => {
        expect((block.length - (hasLead && at === 0 ? 1 : 0)) % 6).toBe(0);
      });
    }),
  );
});
