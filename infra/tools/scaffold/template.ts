import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addBaseParameter, addImport, addItem, addStatement } from './add-item.ts';
import type { Changes } from './changes.ts';

/** Replacement of each `{{name}}` in a template. */
export type Values = Readonly<Record<string, string>>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template has no value for {{${name}}}`);
    return value;
  });

/**
 * Applies `templates/NAME.txt`: `=== new FILE` with its text, `=== into FILE` with imports, statements and list items,
 * `=== next` with the next steps.
 * @returns the next steps
 * @throws Refusal if a file already exists or a place is not found
 */
export function applyTemplate(changes: Changes, name: string, values: Values): string[] {
  const next: string[] = [];
  const template = readFileSync(join(import.meta.dirname, `templates/${name}.txt`), 'utf8');
  for (const section of filled(template, values).split(/^=== /m).slice(1)) {
    const [, act, path = '', text = ''] = /^(\w+) ?(.*)\n([\s\S]*)$/.exec(section) ?? [];
    const lines = text.split('\n').filter(Boolean);
    if (act === 'new') changes.make(path, text);
    if (act === 'next') next.push(...lines);
    if (act !== 'into') continue;
    for (const line of lines) {
      if (line.startsWith('import ')) changes.edit(path, 'the imports', (before) => addImport(before, line));
      if (line.startsWith('const ')) changes.edit(path, 'its return statement', (before) => addStatement(before, line));
      if (/\bbase\b/.test(line) && path.endsWith('/src/service.ts')) changes.edit(path, 'its setup', addBaseParameter);
      if (/^(import|const) /.test(line)) continue;
      const [, property = '', item = ''] = /^([\w.]+): (.+)$/.exec(line) ?? [];
      changes.edit(path, `the property ${property}`, (before) => addItem(before, property, item));
    }
  }
  return next;
}
