import type { Changes } from './changes.ts';
import { addImport, insertBefore, insertInto, insertIntoProperty } from './insert-into.ts';

type Import = { names: readonly string[]; from: string };
/** One more item of a property of the contract. */
type Items = { resources?: string; endpoints?: string; events?: string; copies?: string; reactions?: string };

/** Adds to a service's contract (`defineContract`), whose properties may be there or not. */
export function addToContract(changes: Changes, service: string, imports: readonly Import[], items: Items): void {
  const file = `packages/contracts/src/${service}/contract.ts`;
  for (const { names, from } of imports) changes.edit(file, 'its imports', (text) => withImport(text, names, from));
  const { copies, reactions, ...own } = items;
  for (const [property, item] of Object.entries(own))
    changes.edit(file, `its ${property}`, (text) => withItem(text, property, item));
  for (const [property, item] of Object.entries({ copies, reactions })) {
    if (!item || /\breactions: '\*'/.test(changes.read(file))) continue;
    changes.edit(file, 'what it hears', (text) =>
      /\n {2}hears: \{/.test(text) ? text : insertBefore(text, /^\}\);/m, '  hears: {\n  },\n'),
    );
    changes.edit(file, 'what it hears', (text) =>
      new RegExp(`\\b${property}: `).test(text)
        ? insertIntoProperty(text, property, item)
        : insertInto(text, /\n {2}hears: \{/, `    ${property}: [${item}]`),
    );
  }
}

function withItem(text: string, property: string, item: string): string | undefined {
  const isObject = property === 'resources';
  if (!new RegExp(`\\n {2}${property}: `).test(text))
    return insertBefore(
      text,
      /^ {2}(hears: |\/\/.*\n {2}hears: )|^\}\);/m,
      `  ${property}: ${isObject ? `{ ${item} }` : `[${item}]`},\n`,
    );
  return isObject ? insertInto(text, /\n {2}resources: \{/, item) : insertIntoProperty(text, property, item);
}

/** Adds to the import from there, where there is one. */
function withImport(text: string, names: readonly string[], from: string): string | undefined {
  const there = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  const found = there.exec(text);
  if (!found) return addImport(text, `import { ${names.join(', ')} } from '${from}';`);
  const known = (found[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const all = [...new Set([...known, ...names])];
  return text.replace(there, () => `import { ${all.join(', ')} } from '${from}';`);
}
