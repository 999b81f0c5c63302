import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/checkout.ts';
import { addImport } from '../add-item.ts';
import { findResource } from '../contract-exports.ts';
import { existing, type Kind, plain } from '../kind.ts';
import { camel, checkName, heading } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** Schemas by type. Each has a default, which entities stored before are read with. */
const types: Readonly<Record<string, { schema: string; empty: string; import?: string }>> = {
  text: { schema: 'oneLine(120)', empty: `''`, import: `import { oneLine } from '../one-line.ts';` },
  number: { schema: 'z.number().min(0)', empty: '0' },
  money: { schema: 'money', empty: '0', import: `import { money } from '../wire.ts';` },
  day: { schema: 'z.iso.date().nullable()', empty: 'null' },
  switch: { schema: 'z.boolean()', empty: 'false' },
};

/** A field of a resource, shown as a column of its list. */
export const column: Kind = {
  usage: 'catalog coupons code [--type text] [--label Code]',
  async values(changes, [service = '', many = '', name = ''], { type = 'text', label }) {
    const { name: exported, file, module, value } = await findResource(many, existing(changes, service));
    if (!value.events) throw new Refusal(`"${many}" is a collection: its service decides what an item has.`);
    const key = camel(checkName('a field', name));
    const kind = types[type];
    if (!kind) throw new Refusal(`There is no type "${type}", but ${Object.keys(types).join(', ')}.`);
    if (key in (value.events.changed.example as object)) throw new Refusal(`${many} have "${key}" already.`);
    const contract = `packages/contracts/src/${service}/${file}`;
    const title = plain('label', label ?? heading(name));
    const line = `    ${key}: field(${kind.schema}, '${title}').default(${kind.empty}),\n`;
    changes.edit(contract, 'the end of its draft', (text) => {
      const draft = /^ {2}draft: z\.strictObject\(\{\n(?:(?! {2}\}\)).*\n)*(?= {2}\}\))/m;
      return draft.test(text) ? text.replace(draft, (fields) => `${fields}${line}`) : undefined;
    });
    if (kind.import) {
      const statement = kind.import;
      changes.edit(contract, 'its imports', (text) => addImport(text, statement));
    }
    return { key, contract, many, definition: definitionOf(exported, module) };
  },
};

/** The file that defines the list of a resource in the back office. @throws Refusal if there is none */
function definitionOf(exported: string, module: string): string {
  const found = globSync('frontends/back-office/src/*/*/*.{ts,tsx}', { cwd: root }).find((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return text.includes(`officeResource(${exported}, {`) && text.includes(`'${module}'`);
  });
  if (!found) throw new Refusal(`The back office has no list of ${exported}.`);
  return found;
}
