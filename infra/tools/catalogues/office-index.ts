import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownLabel } from '@theke/contracts/shown-label';
import { root } from '../local/checkout.ts';
import type { Generated } from '../local/write-generated.ts';

const office = 'frontends/back-office/src';

/** The part of a definition's contract that describes its list. */
type Listed = { name: string; label: Parameters<typeof shownLabel>[0]; read: string; write: string };
/** A file that defines a list of the back office, and the data its navigation entry needs. */
type Found = { file: string; definition: string; listed: Listed; Icon: string; flags: string[] };

/** Index of the back office's lists without their definitions, which are loaded on demand. */
export async function officeIndex(): Promise<Generated> {
  const files = globSync('*/*/*.{ts,tsx}', { cwd: join(root, office) }).sort();
  const found = (await Promise.all(files.map(readDefinition))).flatMap((one) => one ?? []);
  const icons = [...new Set(found.map(({ Icon }) => Icon))].sort();
  return new Map([
    [
      `${office}/office-index.ts`,
      `// biome-ignore-all format: written by \`npm run indexes\` from the definitions, do not edit.
import type { ListEntry } from '@theke/admin/resources/list-entry.ts';
import {
${icons.map((icon) => `  ${icon},\n`).join('')}} from 'lucide-react';

/** Every list of the office. The component tests compare it with the definitions. */
export const officeIndex: readonly ListEntry[] = [
${found.map(entryText).join('')}];
`,
    ],
  ]);
}

function entryText({ file, definition, listed: { name, label, read }, Icon, flags }: Found): string {
  const { one, many } = shownLabel(label);
  const fields = [
    `name: '${name}'`,
    `label: '${many}'`,
    `one: '${one}'`,
    `needs: '${read}'`,
    ...flags,
    `Icon: ${Icon}`,
  ];
  return `  {
${fields.map((line) => `    ${line},\n`).join('')}    load: async () => (await import('./${file}')).${definition},
  },
`;
}

async function readDefinition(file: string): Promise<Found | undefined> {
  const text = readFileSync(join(root, office, file), 'utf8');
  const [, definition, contract] = /^export const (\w+) = office(?:Resource|Collection)\((\w+), \{$/m.exec(text) ?? [];
  if (!definition || !contract) return undefined;
  const listed = await importContract(text, contract, file);
  const Icon = matchLine(text, /^ {2}Icon: (\w+),$/m);
  if (!Icon) throw new Error(`${office}/${file}: the Icon must be on a separate line`);
  const group = matchLine(text, /^ {2}group: '([\w-]+)',$/m);
  const usedWith = matchLine(text, /^ {2}usedWith: '([\w.-]+)',$/m) ?? listed.write;
  const flags = [
    `usedWith: '${usedWith}'`,
    // Every resource has a form; a collection has one if it labels the link to it.
    ...(/^ {2}newLabel:/m.test(text) ? [`creates: '${listed.write}'`] : []),
    ...(group ? [`group: '${group}'`] : []),
    ...['isInUserMenu', 'isTrouble', 'hasOwnPage']
      .filter((flag) => text.includes(`\n  ${flag}: true,\n`))
      .map((flag) => `${flag}: true`),
    ...(/^ {2}loadCount:/m.test(text) ? ['hasCount: true'] : []),
  ];
  return { file, definition, listed, Icon, flags };
}

const matchLine = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** The contract that a definition imports under this name. */
async function importContract(text: string, name: string, file: string): Promise<Listed> {
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]+)\} from '@theke\/contracts\/([^']+)';$/gm))
    if (names.split(',').some((one) => one.trim() === name)) {
      const contract = (await import(`../../../packages/contracts/src/${from}.ts`)) as Record<string, Listed>;
      if (contract[name]) return contract[name];
    }
  throw new Error(`${office}/${file}: the contract "${name}" is not imported from packages/contracts`);
}
