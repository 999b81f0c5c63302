import { findResource } from '../contract-exports.ts';
import { createSpellings } from '../names.ts';
import { refuseTable } from './reaction.ts';

/**
 * Names of a service's resource or collection, for kinds that build on it. @throws Refusal if it or its table is
 * missing
 */
export async function resourceValues(service: string, many: string) {
  const { name, file, module, value } = await findResource(many, service);
  const names = createSpellings(many, value.one);
  // A resource always has its table, whichever migration created it.
  if (!value.events) refuseTable(service, names.table, true);
  return {
    ...names,
    manyId: name,
    thingFile: file,
    thingModule: module,
    labelOne: value.label.one,
    // The item type of a collection is up to its service; a reference needs none of it.
    exampleImport: value.events ? `import { ${name} } from '${module}';\n` : '',
    example: value.events ? `${name}.events.changed.example` : '{}',
    isResource: String(value.events !== undefined),
  };
}
