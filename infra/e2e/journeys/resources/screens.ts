import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allResources } from '@theke/contracts/service-contracts';
import type { z } from 'zod';
import { root } from '../../../tools/local/checkout.ts';

/** The parts of a definition that the test of a screen uses. */
export type Screen = {
  name: string;
  label: { one: string; many: string; menuLabel?: { one: string; many: string } };
  draft: z.ZodObject;
  filters: readonly string[];
  search?: readonly string[] | undefined;
  publicIf?: readonly string[] | undefined;
  parent?: string | undefined;
  example: Record<string, unknown>;
};

/** Every resource: each has a list and a form. */
export const screens = allResources as readonly Screen[];

/** The fleet page of TVs is no list of the engine: the journey of signage tests it. */
const withOwnPages: ReadonlySet<string> = new Set(['digital-signage-devices']);

/** Resources with the engine's list and form. */
export const listScreens = screens.filter(({ name }) => !withOwnPages.has(name));

/** Resources with lists and forms in the back office, by definition name. */
export function officeResources(): string[] {
  const folder = join(root, 'frontends/back-office/src');
  return globSync('*/*/*.ts', { cwd: folder }).flatMap((file) => {
    const definition = /officeResource\((\w+),/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    return definition ?? [];
  });
}
