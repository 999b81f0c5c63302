import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/checkout.ts';
import { type Names, namesOf } from './names.ts';

/** A resource that the contracts define, as its file reads. */
export type DefinedResource = {
  service: string;
  names: Names;
  file: string;
  /** What one is called in German. */
  label: string;
  write: string;
  /** Its name among the exampleIds. */
  example: string;
};

const definition =
  /export const (\w+) = defineResource\(\{\s*service: '([^']+)',\s*name: '([^']+)',\s*one: '([^']+)',\s*label: \{ one: '([^']+)'[\s\S]*?\n {2}write: '([^']+)'[\s\S]*?\n {2}exampleId: exampleIds\.(\w+)/;

/** Every resource of the platform. */
export const definedResources = (): DefinedResource[] =>
  globSync('packages/contracts/src/*/*.ts', { cwd: root }).flatMap((file) => {
    const found = definition.exec(readFileSync(join(root, file), 'utf8'));
    if (!found) return [];
    const [manyId, service, many, one, label, write, example] = found.slice(1) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return { service, names: { ...namesOf(many, one), manyId }, file, label, write, example };
  });

/** How other workspaces import it. */
export const contractOf = (file: string): string =>
  `@theke/contracts/${file.replace('packages/contracts/src/', '').replace(/\.ts$/, '')}`;
