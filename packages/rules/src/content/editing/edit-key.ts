import type { PageOperation } from './page-operation.ts';

/** Key of what an operation changes: `block:ID`, or `attribute:NAME` or `field:NAME` of the page. */
export const keyOfBlock = (block: string): string => `block:${block}`;

/** Block of a key; undefined for an attribute or field of the page. */
export const blockOfKey = (key: string): string | undefined =>
  key.startsWith('block:') ? key.slice('block:'.length) : undefined;

/** Key of the content that two editors must not change at the same time; undefined for operations that always merge. */
export function conflictKey(operation: PageOperation): string | undefined {
  switch (operation.kind) {
    case 'set':
      return operation.block === null ? `field:${operation.field.split('.')[0]}` : keyOfBlock(operation.block);
    case 'set-attribute':
      return `attribute:${operation.attribute}`;
    case 'remove':
      return keyOfBlock(operation.block);
    default:
      return undefined;
  }
}
