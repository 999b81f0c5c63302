import { contracts } from '@theke/contracts/contracts';
import type { EventDefinition } from '@theke/contracts/event';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { typeText } from '@theke/contracts/type-text';
import type { Subscription } from '@theke/kit/events/subscription';
import { serviceNames } from '@theke/topology/topology';
import { gatewaySubscriptions, subscriptionsOf } from './wiring.ts';

/** Who hears an event: `ordering (copy)`, `gateway (live)`. The audit trail hears all of them and is not named. */
async function listeners(): Promise<Map<string, string[]>> {
  const heard = new Map<string, string[]>();
  const note = (who: string, subscriptions: readonly Subscription[]) => {
    for (const { kind, types } of subscriptions)
      for (const type of types) {
        const entry = `${who} (${kind === 'broadcast' ? 'live' : kind})`;
        const known = heard.get(type) ?? [];
        if (!known.includes(entry)) heard.set(type, [...known, entry]);
      }
  };
  for (const name of serviceNames) note(name, await subscriptionsOf(name));
  note('gateway', gatewaySubscriptions());
  return heard;
}

function fieldRows(event: EventDefinition): string[] {
  return Object.entries(shapeOf(event.data) ?? {}).flatMap(([name, schema]) => {
    const { title = '', personal, widget } = metaOf(schema);
    // Write-only: a part of the resource's schema that no event carries.
    if (widget === 'password') return [];
    return `| \`${name}\` | ${typeText(schema)} | ${title}${personal ? ' (personal)' : ''} |`;
  });
}

const section = (event: EventDefinition, heard: readonly string[]) =>
  [
    `### ${event.type}`,
    '',
    event.summary,
    '',
    `Heard by: ${heard.join(', ') || 'whoever is outside'}.`,
    '',
    '| field | type | |',
    '|---|---|---|',
    ...fieldRows(event),
    '',
  ].join('\n');

/** docs/events.md: every event, who publishes it and who hears it. */
export async function eventPage(): Promise<string> {
  const heard = await listeners();
  const parts = contracts
    .filter(({ events }) => events.length > 0)
    .map(({ service, events }) =>
      [`## ${service}`, '', ...events.map((event) => section(event, heard.get(event.type) ?? []))].join('\n'),
    );
  return [
    '# Events',
    '',
    'Written by `npm run docs` from the contracts and the subscriptions: do not edit.',
    '',
    'Every event is a CloudEvents 1.0 JSON document; the fields below are its `data`, beside it stand `id`, `source`, `type`,',
    '`subject` (the aggregate), `time`, `tenantid`, `aggregateversion` and `traceparent`. A *copy* keeps the newest state of an',
    'aggregate, a *reaction* does something once for each event, *live* listeners (open pages, caches) hear it in every replica and',
    'miss it while they are away. The audit trail (identity) hears all of them, without what is marked personal. Fields only ever',
    'get added; a break is a `v2` beside the `v1`.',
    '',
    ...parts,
  ].join('\n');
}
