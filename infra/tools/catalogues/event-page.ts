import { contracts } from '@theke/contracts/contracts';
import type { EventDefinition } from '@theke/contracts/event';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { typeText } from '@theke/contracts/type-text';

/**
 * Subscribers of an event: `ordering (copy)`, `gateway (live)`. The audit trail subscribes to all events and is not
 * listed.
 */
function listeners(): Map<string, string[]> {
  const subscribers = new Map<string, string[]>();
  for (const { service, subscribes } of contracts)
    for (const [kind, events] of [
      ['copy', subscribes.copies],
      ['reaction', subscribes.reactions],
      ['live', subscribes.broadcasts],
    ] as const)
      for (const { type } of events === '*' ? [] : (events ?? [])) {
        const listed = subscribers.get(type) ?? [];
        const entry = `${service} (${kind})`;
        if (!listed.includes(entry)) subscribers.set(type, [...listed, entry]);
      }
  return subscribers;
}

function fieldRows(event: EventDefinition): string[] {
  return Object.entries(shapeOf(event.data) ?? {}).flatMap(([name, schema]) => {
    const { title = '', personal, widget } = metaOf(schema);
    // Write-only: part of the resource's schema, but of no event.
    if (widget === 'password') return [];
    return `| \`${name}\` | ${typeText(schema)} | ${title}${personal ? ' (personal)' : ''} |`;
  });
}

const section = (event: EventDefinition, subscribers: readonly string[]) =>
  [
    `### ${event.type}`,
    '',
    event.summary,
    '',
    `Subscribers: ${subscribers.join(', ') || 'external consumers only'}.${event.replaces ? ` Replaces \`${event.replaces.event.type}\`, which is still read.` : ''}`,
    '',
    '| field | type | |',
    '|---|---|---|',
    ...fieldRows(event),
    '',
  ].join('\n');

/** docs/generated/events.md: every event, who publishes it and who subscribes. */
export function eventPage(): string {
  const subscribers = listeners();
  const parts = contracts
    .filter(({ events }) => events.length > 0)
    .map(({ service, events }) =>
      [`## ${service}`, '', ...events.map((event) => section(event, subscribers.get(event.type) ?? []))].join('\n'),
    );
  return [
    '# Events',
    '',
    'Written by `npm run docs` from the contracts.',
    '',
    'Every event is a CloudEvents 1.0 JSON document. The tables list the fields of its `data`. Its other attributes are `id`,',
    '`source`, `type`, `subject` (id of the aggregate), `time`, `tenantid`, `aggregateversion` and `traceparent`.',
    '',
    '- A *copy* stores the newest state of an aggregate; a *reaction* does something once for each event.',
    '- *live* subscribers (open pages, caches) receive it in every connected replica.',
    '- The audit log (identity) subscribes to all events and leaves out fields marked *personal*.',
    '- Fields are only added. A breaking change is a `v2`; the `v1` is no longer published, but still read from queues.',
    '',
    '[The life of an event](../event-life.md) explains how events are delivered.',
    '',
    ...parts,
  ].join('\n');
}
