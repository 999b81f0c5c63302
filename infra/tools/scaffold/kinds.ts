import type { Changes } from './changes.ts';
import type { Kind, Options } from './kind.ts';
import { action } from './kinds/action.ts';
import { collection, submission } from './kinds/collection.ts';
import { column } from './kinds/column.ts';
import { device } from './kinds/device.ts';
import { job } from './kinds/job.ts';
import { reaction } from './kinds/reaction.ts';
import { remote } from './kinds/remote.ts';
import { resource } from './kinds/resource.ts';
import { screen } from './kinds/screen.ts';
import { service } from './kinds/service.ts';
import { statistics } from './kinds/statistics.ts';
import { stream } from './kinds/stream.ts';
import { subscription } from './kinds/subscription.ts';
import { Refusal } from './refusal.ts';
import { applyTemplate } from './template.ts';

/** Kinds of `npm run new` by their first word. */
const kinds: Readonly<Record<string, Kind>> = {
  resource,
  column,
  collection,
  submission,
  action,
  stream,
  device,
  job,
  subscription,
  reaction,
  statistics,
  screen,
  service,
  remote,
};

export const usage = Object.entries(kinds)
  .map(([name, kind]) => `npm run new -- ${name} ${kind.usage}`)
  .join('\n');

const parseOptions = (text: string): string[] => [...text.matchAll(/\[--(\w+)/g)].map(([, name]) => `${name}`);
/** Options of all kinds. */
export const optionNames = [...new Set(parseOptions(usage))];

/**
 * @returns the next steps, in sentences
 * @throws Refusal if something already exists or is not found; then nothing of `changes` may be written
 */
export async function make(
  changes: Changes,
  name: string,
  words: readonly string[],
  options: Options,
): Promise<string[]> {
  const kind = kinds[name];
  const [needed, max] = kind ? countWords(kind) : [0, 0];
  if (!kind || words.length < needed || words.length > max) throw new Refusal(usage);
  const foreign = Object.keys(options).find((one) => !parseOptions(kind.usage).includes(one));
  if (foreign) throw new Refusal(`--${foreign} is not an option of "${name}": npm run new -- ${name} ${kind.usage}`);
  return makeKind(changes, name, words, options);
}

async function makeKind(changes: Changes, name: string, words: readonly string[], options: Options): Promise<string[]> {
  const kind = kinds[name] as Kind;
  const next = applyTemplate(changes, kind.template ?? name, await kind.values(changes, words, options));
  const then = kind.followedBy?.(words);
  return then ? [...next, ...(await makeKind(changes, ...then, options))] : next;
}

/** Minimum and maximum number of words of a kind. */
function countWords({ usage }: Kind): [number, number] {
  const [words = ''] = usage.split(/ ?\[--/);
  const all = words.split(' ');
  return [all.filter((word) => !word.startsWith('[')).length, all.length];
}
