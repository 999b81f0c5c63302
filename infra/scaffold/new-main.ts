// `npm run new -- resource|subscription|event|service|remote ...`: makes something that works and passes every check, to be changed from there.
// docs/extending.md says what each makes. Where it refuses, it has written nothing.
import { parseArgs } from 'node:util';
import { root } from '../local/checkout.ts';
import { Changes } from './changes.ts';
import { kinds } from './kinds.ts';
import { Refusal } from './refusal.ts';
import { writeChanges } from './write-changes.ts';

const usage = `npm run new -- ${Object.values(kinds)
  .map(({ usage }) => usage)
  .join('\nnpm run new -- ')}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      Object.values(kinds).flatMap(({ options }) => options.map((name) => [name, { type: 'string' as const }])),
    ),
  });
  const [kind = '', ...words] = positionals;
  const chosen = kinds[kind];
  if (!chosen || words.length !== chosen.words) throw new Refusal(usage);
  refuseSwallowed(chosen.options);
  const changes = new Changes(root);
  const next = await chosen.make(changes, words, values as Record<string, string | undefined>);
  await writeChanges(changes);
  for (const path of changes.made) console.log(`new      ${path}`);
  for (const path of changes.changed) console.log(`changed  ${path}`);
  console.log(`\n${next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  const isRefusal = error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isRefusal) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Without the two hyphens npm takes options for its own. */
function refuseSwallowed(options: readonly string[]): void {
  const swallowed = options.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (swallowed) throw new Refusal(`npm took --${swallowed} for itself. Please write: npm run new -- ...`);
}
