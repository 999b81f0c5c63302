import { copied, copy, onCopied } from '@theke/admin/clipboard/clipboard.ts';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { useMemo, useSyncExternalStore } from 'react';

const context = 'content';

/** `shape` is what was known of its kind where it was copied: pages of other types may mean something else by the same name. */
type CopiedEntry = { type: string; value: unknown; shape: string };

const shapeOf = (layout: Layout, type: string): string => JSON.stringify(fieldIn(layout, type) ?? null);

const isEntry = (item: unknown): item is CopiedEntry => {
  const { type, shape } = (item ?? {}) as Partial<CopiedEntry>;
  return typeof type === 'string' && typeof shape === 'string';
};

export const copyEntry = (layout: Layout, { type, value }: { type: string; value: unknown }): void =>
  copy(context, { type, value, shape: shapeOf(layout, type) } satisfies CopiedEntry);

/** What was copied, if a list of this layout takes it; on whichever page it was. */
export function useCopiedEntry(layout: Layout): CopiedEntry | undefined {
  // By its text, which is the same as long as nothing was copied since.
  const text = useSyncExternalStore(onCopied, () => JSON.stringify(copied(context) ?? null));
  return useMemo(() => {
    const item: unknown = JSON.parse(text);
    const isTaken = isEntry(item) && fieldIn(layout, item.type) && shapeOf(layout, item.type) === item.shape;
    return isTaken ? item : undefined;
  }, [text, layout]);
}
