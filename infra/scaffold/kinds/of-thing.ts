import { findThing } from '../contract-exports.ts';
import { spelled } from '../names.ts';
import { refuseTable } from './reaction.ts';

/** The names of a service's resource or collection, for what is made of it. @throws Refusal where it has no such, or no table */
export async function ofThing(service: string, many: string) {
  const { name, file, module, value } = await findThing(many, service);
  const names = spelled(many, value.one);
  // A resource always has its table, by whatever migration it was made.
  if (!value.events) refuseTable(service, names.table, true);
  return {
    ...names,
    manyId: name,
    thingFile: file,
    thingModule: module,
    labelOne: value.label.one,
    // An entry of a collection is whatever its service keeps; who only refers to it needs none of it.
    exampleImport: value.events ? `import { ${name} } from '${module}';\n` : '',
    example: value.events ? `${name}.events.changed.example` : '{}',
    isResource: String(value.events !== undefined),
  };
}
