import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import type { Generated } from '../local/write-generated.ts';
import { camel } from '../scaffold/names.ts';

const written = '// Written by `npm run indexes` from the folders: do not edit.\n';

/** Folders of the services that have a contract; the gateway's contract is derived from theirs. */
const services = (): string[] =>
  globSync('packages/contracts/src/*/contract.ts', { cwd: root })
    .map((file) => file.split('/')[3] as string)
    .filter((service) => service !== 'gateway')
    .sort();

function contractIndex(): string {
  const names = services();
  return `${written}${names.map((name) => `import { ${camel(name)}Contract } from './${name}/contract.ts';\n`).join('')}
/** Contracts of all services. */
export const serviceContracts = [
${names.map((name) => `  ${camel(name)}Contract,\n`).join('')}] as const;
`;
}

function definitionIndex(): string {
  const names = readdirSync(join(root, 'services')).sort();
  return `${written}${names
    .map((name) => `import { ${camel(name)} } from '../../services/${name}/src/service.ts';\n`)
    .join('')}
/** All services by name, to start them in one process. */
export const serviceDefinitions = {
${names.map((name) => (camel(name) === name ? `  ${name},\n` : `  '${name}': ${camel(name)},\n`)).join('')}};
`;
}

/** Generated indexes of folders, for code that cannot read folders at runtime. */
export const indexes = (): Generated =>
  new Map([
    ['packages/contracts/src/service-contract-index.ts', contractIndex()],
    ['infra/tools/service-definitions.ts', definitionIndex()],
  ]);
