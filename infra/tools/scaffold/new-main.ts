// `npm run new -- resource|service|... NAMES`: creates working code that passes every check, as a starting point.
// docs/extending.md lists what each kind creates. A refused command has written nothing.
import { parseArgs } from 'node:util';
import { root } from '../local/checkout.ts';
import { Changes } from './changes.ts';
import { make, optionNames } from './kinds.ts';
import { Refusal } from './refusal.ts';
import { writeChanges } from './write-changes.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }])),
  });
  // Without the two hyphens, npm takes the options as its own.
  const consumedOption = optionNames.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (consumedOption) throw new Refusal(`npm consumed the option --${consumedOption}. Write: npm run new -- ...`);
  const [kind = '', ...words] = positionals;
  const changes = new Changes(root);
  const next = await make(changes, kind, words, { ...values });
  await writeChanges(changes);
  for (const path of changes.created) console.log(`new      ${path}`);
  for (const path of changes.changed) console.log(`changed  ${path}`);
  console.log(`\n${next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  const isRefusal = error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isRefusal) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
