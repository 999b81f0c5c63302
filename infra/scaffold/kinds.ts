import { addressVariable, serviceNames } from '@theke/topology/topology';
import type { Changes } from './changes.ts';
import { contractFileOf } from './defined-resources.ts';
import { heading, namesOf } from './names.ts';
import { newEvent } from './new-event.ts';
import { newRemote } from './new-remote.ts';
import { newResource } from './new-resource.ts';
import { newService } from './new-service.ts';
import { newSubscription } from './new-subscription.ts';
import { Refusal } from './refusal.ts';

type Options = Readonly<Record<string, string | undefined>>;

type Kind = {
  usage: string;
  /** How many words come after the kind. */
  words: number;
  options: readonly string[];
  /** @returns what to do next, in sentences */
  make(changes: Changes, words: readonly string[], options: Options): string[];
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
      return stepsOf(service, names.one, many, options);
    },
  },
  service: {
    usage:
      'service loyalty stamp-cards [--one Stempelkarte --many Stempelkarten --make "Neue Stempelkarte"] [--singular stamp-card]',
    words: 2,
    options: ofResource,
    make(changes, [service = '', many = ''], options) {
      const names = namesOf(many, options.singular);
      newService(changes, service, names, labelsOf(names.one, many, options));
      return [
        `Its table of contents: services/${service}/src/service.ts; what it is for, in services/${service}/README.md`,
        ...stepsOf(service, names.one, many, options),
        'What staff read when it is away: "parts" in frontends/back-office/src/gateway/domain/operations-messages.de.ts',
        `Its address for the gateway, ${addressVariable(service)}, belongs into README.md, its figures into docs/monitoring.md`,
      ];
    },
  },
  remote: {
    usage: 'remote kiosk [--title Kiosk]',
    words: 1,
    options: ['title'],
    make(changes, [remote = ''], { title }) {
      newRemote(changes, remote, plain('title', title ?? heading(remote)));
      return [
        `Its page: frontends/${remote}/src/app.tsx; what people read: frontends/${remote}/src/messages.de.ts`,
        `npm run build -- ${remote}, then npm start and http://localhost:8080/${remote}`,
        'Every path below it is its own: a router of its own tells them apart (frontends/storefront/src/app.tsx).',
      ];
    },
  },
  event: {
    usage: 'event catalog coupon-retired --to ordering [--fact stillgelegt]',
    words: 2,
    options: ['to', 'fact'],
    make(changes, [service = '', name = ''], { to, fact }) {
      existing(service);
      if (!to)
        throw new Refusal('Who needs to know of it? Please say so: --to SERVICE. An event that nobody hears is none.');
      existing(to);
      const { contract, act, reaction } = newEvent(changes, {
        service,
        name,
        consumer: to,
        fact: fact && plain('fact', fact),
      });
      return [
        ...(fact ? [] : [`Its summaries hold an English word: give them German ones in ${contract}.`]),
        `What ${service} stores with it, and when it refuses: ${act}`,
        `What ${to} does about it: ${reaction}`,
      ];
    },
  },
  subscription: {
    usage: 'subscription ordering coupons',
    words: 2,
    options: [],
    make(changes, [consumer = '', many = '']) {
      existing(consumer);
      const { copy, name, hasPersonal } = newSubscription(changes, consumer, many);
      return [
        `${consumer} reads them by ${name}.stores: ${copy}`,
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

/** @throws Refusal where a word would end the text that it is put into */
function plain(option: string, word: string): string {
  if (/['"`$\\\n]/.test(word)) throw new Refusal(`--${option}: quotes, $ and backslashes have no place in a word.`);
  return word;
}

/** "Coupon anlegen" is right whatever the word's gender. */
function labelsOf(one: string, many: string, options: Options) {
  const label = { one: options.one ?? heading(one), many: options.many ?? heading(many) };
  for (const [option, word] of Object.entries({ ...label, make: options.make ?? '' })) plain(option, word);
  return { ...label, make: options.make ?? `${label.one} anlegen` };
}

/** What somebody does next with a new resource. */
function stepsOf(service: string, one: string, many: string, options: Options): string[] {
  const contract = contractFileOf(service, one);
  return [
    ...(options.one && options.many
      ? []
      : [`Screens say "${heading(one)}": give it German words at "label" in ${contract}.`]),
    `Fields stand in ${contract} ("draft", and the same in "example"); lists, forms and API follow. Then: npm run docs`,
    `What the list shows beside the name, and its icon: frontends/back-office/src/${service}/${many}/${many}.ts`,
    `npm start, then http://localhost:8080/backend/${many}`,
    `Whoever else needs them: npm run new -- subscription SERVICE ${many}`,
  ];
}
