// Events handled in a batch have the same effect as one at a time.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';
import type { CloudEvent } from '../bus/port.ts';
import { inboxHandler } from './inbox.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

/** A consumer that stores subjects, and fails for the subject `poison`. */
function aWriter() {
  const tenant = uuidv7();
  const sizes: number[] = [];
  const poison = uuidv7();
  const insert = 'insert into heard (type) select unnest($1::text[])';
  const handle = inboxHandler('catalog', service.parts.db, [
    {
      kind: 'reaction',
      name: `writer ${tenant}`,
      types: [configChanged.type],
      handle: async (tx, { subject }) => {
        if (subject === poison) throw new Error('poison');
        await tx.query(insert, [[subject]]);
      },
      handleMany: async (tx, deliveries) => {
        sizes.push(deliveries.length);
        const subjects = deliveries.map(({ subject }) => subject);
        await tx.query(insert, [subjects]);
        if (subjects.includes(poison)) throw new Error('poison');
      },
    },
  ]);
  const event = (subject = uuidv7(), inTenant = tenant): CloudEvent =>
    toTestEvent(inTenant, configChanged(subject, 1, configChanged.example));
  const stored = async (by = tenant) =>
    (await service.sql<{ type: string }>('select type from heard where tenant_id = $1', [by])).map(({ type }) => type);
  return { handle, event, stored, sizes, poison };
}

test('handles concurrent events in few transactions and applies each once, however often it is delivered', async () => {
  const { handle, event, stored, sizes } = aWriter();
  const events = Array.from({ length: 40 }, () => event());
  // Each twice concurrently, then all of them again.
  await Promise.all([...events, ...events].map((event) => handle(event)));
  await Promise.all(events.map((event) => handle(event)));
  expect((await stored()).sort()).toEqual(events.map(({ subject }) => subject).sort());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(40);
  expect(sizes.length).toBeLessThan(10);
});

test('isolates a failing event, also when it is delivered again', async () => {
  const { handle, event, stored, poison } = aWriter();
  const good = Array.from({ length: 10 }, () => event());
  const bad = event(poison);
  const all = [...good.slice(0, 5), bad, ...good.slice(5)];
  const outcomes = await Promise.allSettled(all.map((event) => handle(event)));
  expect(outcomes.map(({ status }, index) => status === (all[index] === bad ? 'rejected' : 'fulfilled'))).toEqual(
    all.map(() => true),
  );
  await expect(handle(bad)).rejects.toThrow('poison');
  expect((await stored()).sort()).toEqual(good.map(({ subject }) => subject).sort());
});

test('does not share a transaction among tenants', async () => {
  const { handle, event, stored } = aWriter();
  const other = uuidv7();
  const [own, others] = [
    [event(), event(), event()],
    [event(uuidv7(), other), event(uuidv7(), other)],
  ];
  await Promise.all([...own, ...others].map((event) => handle(event)));
  expect((await stored()).sort()).toEqual(own.map(({ subject }) => subject).sort());
  expect((await stored(other)).sort()).toEqual(others.map(({ subject }) => subject).sort());
});

/** A copy that records subject and version of each delivery. */
function aCopy() {
  const tenant = uuidv7();
  const handle = inboxHandler('catalog', service.parts.db, [
    {
      kind: 'copy',
      name: `copy ${tenant}`,
      types: [configChanged.type],
      handle: async (tx, { subject, version }) =>
        void tx.query('insert into heard (type) values ($1)', [`${subject} ${version}`]),
      handleMany: async (tx, deliveries) =>
        void tx.query('insert into heard (type) select unnest($1::text[])', [
          deliveries.map(({ subject, version }) => `${subject} ${version}`),
        ]),
    },
  ]);
  const event = (subject: string, version: number, more: Partial<CloudEvent> = {}): CloudEvent => ({
    ...toTestEvent(tenant, configChanged(subject, version, configChanged.example)),
    ...more,
  });
  const stored = async () =>
    (await service.sql<{ type: string }>('select type from heard where tenant_id = $1', [tenant])).map(
      ({ type }) => type,
    );
  return { handle, event, stored };
}

// EVENT-01
test('applies nothing older than it has seen to a copy, whatever the order in a batch', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.nat(2), version: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 25 }),
      async (states) => {
        const { handle, event, stored } = aCopy();
        const subjects = [uuidv7(), uuidv7(), uuidv7()];
        await Promise.all(states.map(({ who, version }) => handle(event(subjects[who] ?? '', version))));
        const newest = new Map<string, number>();
        for (const line of await stored()) {
          const [subject = '', version] = line.split(' ');
          expect(Number(version)).toBeGreaterThan(newest.get(subject) ?? 0);
          newest.set(subject, Number(version));
        }
        for (const [who, subject] of subjects.entries()) {
          const versions = states.filter((one) => one.who === who).map(({ version }) => version);
          expect(newest.get(subject)).toBe(versions.length > 0 ? Math.max(...versions) : undefined);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('applies a snapshot at the known version, but not a redelivered event', async () => {
  const { handle, event, stored } = aCopy();
  const subject = uuidv7();
  await handle(event(subject, 3));
  await handle(event(subject, 3));
  await Promise.all([handle(event(subject, 3)), handle(event(subject, 3, { snapshot: true }))]);
  await handle(event(subject, 2, { snapshot: true }));
  expect(await stored()).toEqual([`${subject} 3`, `${subject} 3`]);
});
