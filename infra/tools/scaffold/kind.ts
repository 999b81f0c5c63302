import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@theke/topology/topology';
import { root } from '../local/checkout.ts';
import type { Changes } from './changes.ts';
import { camel } from './names.ts';
import { Refusal } from './refusal.ts';
import type { Values } from './template.ts';

export type Options = Readonly<Record<string, string | undefined>>;

/** A kind of thing that `npm run new` creates: from `templates/NAME.txt` plus changes that no template can express. */
export type Kind = {
  /** Words and options after the kind's name; optional ones in brackets. Also parsed to check arguments. */
  usage: string;
  /** Template of another kind, if the two differ only by their values. */
  template?: string;
  /** Values for the template's placeholders. Its own changes are written with the rest. @throws Refusal */
  values(changes: Changes, words: readonly string[], options: Options): Values | Promise<Values>;
  /** Kind to create next, with its words and options. */
  followedBy?(words: readonly string[]): readonly [kind: string, words: readonly string[]] | undefined;
};

/** @throws Refusal if there is no such service */
export function existing(changes: Changes, service: string): string {
  if (!changes.has(`services/${service}/src/service.ts`))
    throw new Refusal(`There is no service "${service}". Services: ${serviceNames.join(', ')}.`);
  return service;
}

/** A service's names and its next migration number: existing migrations never change and run in order. */
export function serviceValues(service: string) {
  const folder = join(root, `services/${service}/migrations`);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(file.slice(0, 4))) : [];
  return { service, serviceId: camel(service), migration: String(Math.max(0, ...numbers) + 1).padStart(4, '0') };
}

/** @throws Refusal if a word would end the string literal that it is inserted into */
export function plain(option: string, word: string): string {
  if (/['"`$\\\n]/.test(word)) throw new Refusal(`--${option} may not contain quotes, $ or backslashes.`);
  return word;
}
