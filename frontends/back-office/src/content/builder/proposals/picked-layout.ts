import type { Field, Layout } from '@theke/rules/content/fields';

/** Layout with only some of its fields. @param paths fields to keep; a dot leads into a group */
export function pickedLayout(layout: Layout, paths: readonly string[]): Layout {
  const picked: Record<string, Field> = {};
  for (const [name, field] of Object.entries(layout)) {
    const below = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
    if (paths.includes(name)) picked[name] = field;
    else if (below.length > 0 && field.type === 'group')
      picked[name] = { ...field, layout: pickedLayout(field.layout, below) };
    else if (below.length > 0 && field.type === 'tabs')
      picked[name] = { ...field, tabs: pickedLayout(field.tabs, below) };
  }
  return picked;
}
