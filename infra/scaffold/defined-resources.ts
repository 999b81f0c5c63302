import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import { type Names, namesOf } from './names.ts';

/** A resource that the contracts define: whose it is, its names, and the file that it stands in. */
export type DefinedResource = { service: string; names: Names; file: string };

/** Every resource of the platform, as its definition reads. */
export const definedResources = (): DefinedResource[] =>
  globSync('packages/contracts/src/*/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const definition =
      /export const (\w+) = defineResource\(\{\s*service: '([^']+)',\s*name: '([^']+)',\s*one: '([^']+)'/;
    const [, manyId, service, many, one] = definition.exec(text) ?? [];
    return manyId && service && many && one ? [{ service, names: { ...namesOf(many, one), manyId }, file }] : [];
  });
