// The data type of a reaction follows the event's contract: `tsc` checks the marked lines.
import { expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { CloudEvent } from '../bus/port.ts';
import type { Transaction } from '../database/database.ts';
import { type Delivery, reaction } from './subscription.ts';

const noTransaction = {} as Transaction;
const deliveryOf = (type: string, data: unknown): Delivery<unknown> => ({
  data,
  type,
  subject: 'a',
  version: 1,
  time: '2026-11-22T12:00:00.000Z',
  tenant: 't',
  event: {} as CloudEvent,
});

test('types the data of a reaction to one event', async () => {
  const read: unknown[] = [];
  const one = reaction(configChanged, {
    name: 'reads',
    filter: ({ config }) => config.shopName !== '',
    handle: async (_, { data }) => {
      read.push(data.config.shopName);
      // @ts-expect-error the event has no such field
      read.push(data.ticketNumber);
    },
    handleMany: async (_, deliveries) => void read.push(...deliveries.map(({ data }) => data.id)),
  });
  const delivery = deliveryOf(configChanged.type, configChanged.example);
  await one.handle(noTransaction, delivery);
  await one.handleMany?.(noTransaction, [delivery]);
  expect(one).toMatchObject({ kind: 'reaction', name: 'reads', types: [configChanged.type] });
  expect(read).toEqual([configChanged.example.config.shopName, undefined, configChanged.example.id]);
  expect(one.filter?.({ ...configChanged.example, config: { shopName: '' } })).toBe(false);
});

test('distinguishes the events of a reaction by their type', async () => {
  const read: unknown[] = [];
  const one = reaction([configChanged, tenantChanged], {
    name: 'reads',
    handle: async (_, { type, data }) => {
      // @ts-expect-error the event type is not narrowed yet
      expect(data.hosts === undefined).toBe(type === configChanged.type);
    },
  });
  const narrowed = reaction([configChanged, tenantChanged], {
    name: 'reads',
    handle: async (_, delivery) =>
      void read.push(delivery.type === tenantChanged.type ? delivery.data.hosts : delivery.data.config.shopName),
  });
  for (const event of [configChanged, tenantChanged]) {
    await one.handle(noTransaction, deliveryOf(event.type, event.example));
    await narrowed.handle(noTransaction, deliveryOf(event.type, event.example));
  }
  expect(one.types).toEqual([configChanged.type, tenantChanged.type]);
  expect(read).toEqual([configChanged.example.config.shopName, tenantChanged.example.hosts]);
});

test('does not type the data of a reaction to every event', async () => {
  const one = reaction('*', {
    name: 'reads',
    handle: async (_, { data }) => {
      // @ts-expect-error it may be any event
      expect(data.id).toBe(configChanged.example.id);
    },
  });
  await one.handle(noTransaction, deliveryOf(configChanged.type, configChanged.example));
  expect(one.types).toEqual(['*']);
});
