import { copied, copy, onCopied } from '@theke/admin/clipboard/clipboard.ts';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { useMemo, useSyncExternalStore } from 'react';

const context = 'content';

/**
 * `shape` is the layout of the entry's type where it was copied: on other pages a type of the same name may have
 * another layout.
 */
type CopiedEntry = { type: string; value: unknown; shape: string; isGenerated?: boolean };

const shapeOf = (layout: Layout, type: string): string => JSON.stringify(fieldIn(layout, type) ?? null);

const isEntry = (item: unknown): item is CopiedEntry => {
  const { type, shape } = (item ?? {}) as Partial<CopiedEntry>;
  return typeof type === 'string' && typeof shape === 'string';
};

/** @param isGenerated whether it contains accepted proposals: what is pasted does then, too (AI-05) */
export const copyEntry = (
  layout: Layout,
  { type, value }: { type: string; value: unknown },
  isGenerated = false,
): void => copy(context, { type, value, shape: shapeOf(layout, type), isGenerated } satisfies CopiedEntry);

/** The copied entry, if a list of this layout accepts it; undefined otherwise. */
export function useCopiedEntry(layout: Layout): CopiedEntry | undefined {
  // A string, which stays equal until something else is copied.
  const text = useSyncExternalStore(onCopied, () => JSON.stringify(copied(context) ?? null));
  return useMemo(() => {
    const item: unknown = JSON.parse(text);
    const isAllowed = isEntry(item) && fieldIn(layout, item.type) && shapeOf(layout, item.type) === item.shape;
    return isAllowed ? item : undefined;
  }, [text, layout]);
}
