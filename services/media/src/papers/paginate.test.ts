import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Block, paginate } from './paginate.ts';

const area = (page: number) => ({ top: page === 0 ? 60 : 20, bottom: 270 });
const anyBlocks = fc.array(
  fc.record({
    height: fc.integer({ min: 3, max: 90 }),
    gap: fc.integer({ min: 0, max: 8 }),
    isHeading: fc.boolean(),
    draw: fc.constant(() => undefined),
  }),
  { maxLength: 60 },
);

test('TPL-07: keeps the order, divides no block, and leaves none over the edge or over another', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks: Block[]) => {
      // A chain of headings as high as a page cannot be kept together.
      const made = blocks.map((block, index) => ({
        ...block,
        isHeading: block.isHeading === true && !blocks[index - 1]?.isHeading,
      }));
      const pages = paginate(made, area);
      expect(pages.flat().map(({ block }) => block)).toEqual(made);
      pages.forEach((page, index) => {
        const { top, bottom } = area(index);
        page.forEach((placed, at) => {
          const before = page[at - 1];
          expect(placed.top).toBeGreaterThanOrEqual(before ? before.top + before.block.height : top);
          expect(placed.top + placed.block.height).toBeLessThanOrEqual(bottom);
        });
      });
    }),
  );
});

test('TPL-07: a heading is never the last on a page, unless nothing follows', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks: Block[]) => {
      const pages = paginate(
        blocks.map((block) => ({ ...block, height: Math.min(block.height, 3), gap: 0 })),
        area,
      );
      for (const page of pages.slice(0, -1)) expect(page.at(-1)?.block.isHeading).toBe(false);
    }),
  );
});
