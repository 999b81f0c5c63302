import type { Layout } from '@theke/rules/content/fields';

const looks = ['select', 'boolean', 'color'];

/** Divides the fields of a block into content and appearance: choices, switches and colors. */
export function dividedLayout(layout: Layout, except: readonly string[]): { content: Layout; look: Layout } {
  const entries = Object.entries(layout).filter(([name]) => !except.includes(name));
  return {
    content: Object.fromEntries(entries.filter(([, { type }]) => !looks.includes(type))),
    look: Object.fromEntries(entries.filter(([, { type }]) => looks.includes(type))),
  };
}
