import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@theke/topology/topology';
import { root } from '../local/checkout.ts';
import type { Changes } from './changes.ts';
import { camel } from './names.ts';
import { Refusal } from './refusal.ts';
import type { Values } from './template.ts';

export type Options = Readonly<Record<string, string | undefined>>;

/** Something that `npm run new` makes, by its name: from `templates/NAME.txt`, and whatever no template says. */
export type Kind = {
  /** The words and options after the kind's name: in brackets what may be left out. They are read from here, too. */
  usage: string;
  /** Another's, where the two differ by their values alone. */
  template?: string;
  /** What stands for the template's names. Whatever it changes itself is written with the rest. @throws Refusal */
  values(changes: Changes, words: readonly string[], options: Options): Values | Promise<Values>;
  /** What follows, with words and options of its own. */
  goesOn?(words: readonly string[]): readonly [kind: string, words: readonly string[]] | undefined;
};

/** @throws Refusal unless there is such a service */
export function existing(changes: Changes, service: string): string {
  if (!changes.has(`services/${service}/src/service.ts`))
    throw new Refusal(`There is no service "${service}", but ${serviceNames.join(', ')}.`);
  return service;
}

/** A service's names, and the number of its next migration: files that are there are never changed, and run in their order. */
export function ofService(service: string) {
  const folder = join(root, `services/${service}/migrations`);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(file.slice(0, 4))) : [];
  return { service, serviceId: camel(service), migration: String(Math.max(0, ...numbers) + 1).padStart(4, '0') };
}

/** @throws Refusal where a word would end the text that it is put into */
export function plain(option: string, word: string): string {
  if (/['"`$\\\n]/.test(word)) throw new Refusal(`--${option}: quotes, $ and backslashes have no place in a word.`);
  return word;
}
