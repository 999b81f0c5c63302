import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EventDefinition } from '@theke/contracts/event';
import type { Permission } from '@theke/contracts/permissions';
import { root } from '../local/checkout.ts';
import { Refusal } from './refusal.ts';

/** An export of a contract file: its name there, and how others import it. */
type Offered<T> = { name: string; service: string; file: string; module: string; value: T };

/** A resource or a collection. */
export type ResourceExport = {
  service: string;
  name: string;
  one: string;
  label: { one: string; many: string };
  read: Permission;
  write: Permission;
  endpoints?: object;
  events?: { changed: EventDefinition };
};

async function contractExports(): Promise<Offered<unknown>[]> {
  const files = globSync('packages/contracts/src/*/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|contract\.ts$/.test(file),
  );
  const all = files.sort().map(async (path) => {
    const [, , , service = '', file = ''] = path.split('/');
    const module = `@theke/contracts/${service}/${file.replace(/\.ts$/, '')}`;
    const offered = (await import(join(root, path))) as Record<string, unknown>;
    return Object.entries(offered).map(([name, value]) => ({ name, service, file, module, value }));
  });
  return (await Promise.all(all)).flat();
}

const isResourceExport = (one: Offered<unknown>): one is Offered<ResourceExport> => {
  const { one: singular, label, write } = (one.value ?? {}) as Partial<ResourceExport>;
  return typeof singular === 'string' && typeof label === 'object' && typeof write === 'string';
};
const isEvent = (one: Offered<unknown>): one is Offered<EventDefinition> =>
  typeof one.value === 'function' && 'isForOutside' in one.value;

/** @throws Refusal if no contract has such a resource or collection */
export async function findResource(plural: string, service?: string): Promise<Offered<ResourceExport>> {
  const all = (await contractExports()).filter(isResourceExport).filter((one) => !service || one.service === service);
  const found = all.find(({ value }) => value.name === plural);
  if (found) return found;
  const message = service ? `${service} has no resource or collection` : 'There is no resource or collection';
  throw new Refusal(
    `${message} "${plural}". There are: ${
      all
        .map(({ value }) => value.name)
        .sort()
        .join(', ') || 'none'
    }.`,
  );
}

/** An event, and the expression that names it in code: `couponRetired`, `coupons.events.changed`. */
export type ExportedEvent = Offered<EventDefinition> & { expression: string };

export async function exportedEvents(): Promise<ExportedEvent[]> {
  const all = await contractExports();
  return [
    ...all.filter(isEvent).map((one) => ({ ...one, expression: one.name })),
    ...all.filter(isResourceExport).flatMap((one) =>
      Object.entries(one.value.events ?? {}).map(([key, value]) => ({
        ...one,
        value,
        expression: `${one.name}.events.${key}`,
      })),
    ),
  ];
}

/** @param name without its producer and version: `coupon-retired`. @throws Refusal if there is none */
export async function findEvent(name: string): Promise<ExportedEvent> {
  const all = await exportedEvents();
  const found = all.find(({ value }) => parseEventName(value) === name);
  if (!found)
    throw new Refusal(
      `There is no event "${name}". Events: ${all
        .map(({ value }) => parseEventName(value))
        .sort()
        .join(', ')}.`,
    );
  return found;
}

const parseEventName = ({ type }: EventDefinition): string => type.split('.').slice(1, -1).join('.');
