import { serviceNames } from '../topology.ts';
import type { Changes } from './changes.ts';
import { heading, namesOf } from './names.ts';
import { contractFileOf, newResource } from './new-resource.ts';
import { newSubscription } from './new-subscription.ts';
import { Refusal } from './refusal.ts';

type Kind = {
  usage: string;
  /** How many words come after the kind. */
  words: number;
  options: readonly string[];
  /** @returns what to do next, in sentences */
  make(changes: Changes, words: readonly string[], options: Readonly<Record<string, string | undefined>>): string[];
};

const ofResource = ['one', 'many', 'make', 'singular'];

/** What `npm run new` makes, by its first word. */
export const kinds: Readonly<Record<string, Kind>> = {
  resource: {
    usage: 'resource catalog coupons [--one Gutschein --many Gutscheine --make "Neuer Gutschein"] [--singular coupon]',
    words: 2,
    options: ofResource,
    make(changes, [service = '', many = ''], options) {
      existing(service);
      const names = namesOf(many, options.singular);
      newResource(changes, service, names, labelsOf(names.one, many, options));
      const contract = contractFileOf(service, names.one);
      return [
        ...(options.one && options.many
          ? []
          : [`Screens say "${heading(names.one)}": give it German words at "label" in ${contract}.`]),
        `Fields stand in ${contract} ("draft", and the same in "example"); lists, forms and API follow. Then: npm run docs`,
        `What the list shows beside the name, and its icon: frontends/back-office/src/resources/${many}.ts`,
        `npm start, then http://localhost:8080/backend/${many}`,
        `Whoever else needs them: npm run new -- subscription SERVICE ${many}`,
      ];
    },
  },
  subscription: {
    usage: 'subscription ordering coupons',
    words: 2,
    options: [],
    make(changes, [consumer = '', many = '']) {
      existing(consumer);
      const { copy, table, hasPersonal } = newSubscription(changes, consumer, many);
      return [
        `${consumer} keeps them in ${table}, in a transaction of its own for each change: ${copy}`,
        `Keep only what is needed: name columns in the migration instead of "doc", before it first runs.`,
        ...(hasPersonal
          ? ['Some fields are personal: a copy of them must be erased with the person (docs/events.md).']
          : []),
        `What was there before is told by: npm run replay -- --to ${consumer}`,
      ];
    },
  },
};

/** @throws Refusal unless it is one of the topology */
function existing(service: string): void {
  if (!(serviceNames as readonly string[]).includes(service))
    throw new Refusal(`There is no service "${service}", but ${serviceNames.join(', ')}.`);
}

/** "Coupon anlegen" is right whatever the word's gender. */
function labelsOf(one: string, many: string, options: Readonly<Record<string, string | undefined>>) {
  const label = { one: options.one ?? heading(one), many: options.many ?? heading(many) };
  for (const [option, word] of Object.entries({ ...label, make: options.make ?? '' }))
    if (/['"\\\n]/.test(word)) throw new Refusal(`--${option}: quotes and backslashes have no place in a label.`);
  return { ...label, make: options.make ?? `${label.one} anlegen` };
}
