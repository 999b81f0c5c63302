import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowBlocks } from './row-blocks.ts';

test('blocks keep the order of rows, and only the last one may leave a line incomplete with 1 to 3 columns', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 200 }), fc.boolean(), (rows, hasLead) => {
      const blocks = rowBlocks(rows, hasLead);
      expect(blocks.flat()).toEqual(rows);
      blocks.slice(0, -1).forEach((block, index) => {
        expect((block.length - (hasLead && index === 0 ? 1 : 0)) % 6).toBe(0);
      });
    }),
  );
});
