/**
 * Adds an item to a list in a service's contract, table of contents or README. It is inserted first, so the end of the
 * list need not be found. The formatter then tidies it up.
 * @param property `endpoints`, `resources`, or `subscribes.copies`
 * @returns undefined if there is no such list
 */
export function addItem(text: string, property: string, item: string): string | undefined {
  const [name = '', outerProperty] = property.split('.').reverse();
  // A service that subscribes to every event needs no entry.
  if (name === 'reactions' && text.includes(`reactions: '*'`)) return text;
  const row = new RegExp(`^\\| ${name} \\| (nothing(?= \\|))?`, 'm');
  if (row.test(text)) return text.replace(row, (_, none?: string) => `| ${name} | ${item}${none ? '' : ', '}`);
  const list = new RegExp(`\\b${name}: [[{]`);
  if (list.test(text)) return text.replace(list, (open) => `${open}${item}, `);
  const value = new RegExp(`\\b${name}: (?![[{])([^,\\n]+),\\n`);
  if (value.test(text)) return text.replace(value, (_, all: string) => `${name}: [${item}, ...${all}],\n`);
  const newList = name === 'resources' ? `resources: { ${item} },\n` : `${name}: [${item}],\n`;
  if (!outerProperty) return before(text, /^\}\);|\broutes: /m, newList);
  const outer = new RegExp(`\\b${outerProperty}: \\{`);
  return outer.test(text)
    ? text.replace(outer, (open) => `${open} ${newList}`)
    : before(text, /^\}\);/m, `${outerProperty}: { ${newList} },\n`);
}

const before = (text: string, place: RegExp, lines: string): string | undefined =>
  place.test(text) ? text.replace(place, (found) => `${lines}${found}`) : undefined;

/** Inserts a statement before the return of a service's `setup`. */
export const addStatement = (text: string, line: string): string | undefined =>
  before(text, /^ +return \{/m, `${line}\n`);

/** Adds the parameter `base` to a service's `setup` that has none; an unused one fails the linter. */
export const addBaseParameter = (text: string): string => text.replace(/^( +(?:async )?setup)\(\) \{/m, '$1(base) {');

/** Adds an import; the formatter sorts imports and merges those of one module. */
export function addImport(text: string, line: string): string | undefined {
  const [, names = '', from] = /^import \{ (.+) \} from '(.+)';$/.exec(line) ?? [];
  const existing = [...text.matchAll(/^import \{([^}]*)\} from '(.+)';$/gm)]
    .filter((one) => one[2] === from)
    .flatMap((one) => `${one[1]}`.split(',').map((name) => name.trim()));
  const missing = names.split(', ').filter((name) => !existing.includes(name));
  return missing.length === 0 ? text : before(text, /^import /m, `import { ${missing.join(', ')} } from '${from}';\n`);
}
