import type { SKRSContext2D } from '@napi-rs/canvas';

/** A part of a paper that is never divided. Lengths are mm. */
export type Block = {
  height: number;
  /** Free space above, except at the top of a page. */
  gap: number;
  /** A heading: it stays on the page of the block below. */
  isHeading?: boolean;
  draw: (context: SKRSContext2D, top: number) => void;
};

export type Placed = { block: Block; top: number };

/** A block with the headings above it. */
function toGroups(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let group: Block[] = [];
  for (const block of blocks) {
    group.push(block);
    if (block.isHeading) continue;
    groups.push(group);
    group = [];
  }
  return group.length > 0 ? [...groups, group] : groups;
}

/**
 * Distributes blocks over pages, in order, without dividing one (TPL-07). A block that is higher than a page gets its
 * own page.
 * @param areaOf top and bottom of a page's area in mm, by its index
 */
export function paginate(
  blocks: readonly Block[],
  areaOf: (page: number) => { top: number; bottom: number },
): Placed[][] {
  const pages: Placed[][] = [[]];
  let at = areaOf(0).top;
  for (const group of toGroups(blocks)) {
    const page = pages.at(-1) as Placed[];
    const isFirst = page.length === 0;
    const height = group.reduce(
      (sum, block, index) => sum + block.height + (isFirst && index === 0 ? 0 : block.gap),
      0,
    );
    if (!isFirst && at + height > areaOf(pages.length - 1).bottom) {
      pages.push([]);
      at = areaOf(pages.length - 1).top;
    }
    for (const block of group) {
      const placed = pages.at(-1) as Placed[];
      const top = at + (placed.length === 0 ? 0 : block.gap);
      placed.push({ block, top });
      at = top + block.height;
    }
  }
  return pages;
}
