// Guarantees of a transaction, regardless of what its work awaits.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { v7 as uuidv7 } from 'uuid';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { newTraceparent, requestContext, withRequestContext } from '../request-context.ts';
import type { Transaction } from './database.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const insert = 'insert into heard (type) values ($1)';
const lockable = [uuidv7(), uuidv7()] as const;
const handledTypes = async (tenant: string) =>
  (await service.sql<{ type: string }>('select type from heard where tenant_id = $1 order by type', [tenant])).map(
    ({ type }) => type,
  );

test('commits statements that are not awaited, and rolls back with the error of one that fails', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  await db.withTenant(tenant, async (tx) => void tx.query(insert, ['eins']));
  expect(await handledTypes(tenant)).toEqual(['eins']);
  const failing = db.withTenant(tenant, async (tx) => {
    tx.query('select 1 / 0');
    await tx.query(insert, ['zwei']);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await handledTypes(tenant)).toEqual(['eins']);
});

test('refuses statements after a failure, and never runs them in another transaction', async () => {
  const { db } = service.parts;
  const [tenant, other] = [uuidv7(), uuidv7()];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  const failing = db.withTenant(tenant, async (tx) => {
    late = held.then(() => tx.query(insert, ['spät']));
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  // On the connection returned to the pool.
  await db.withTenant(other, async (tx) => {
    await tx.query(insert, ['eins']);
    goOn();
    await expect(late).rejects.toThrow('statement after the end of the transaction');
  });
  expect(await handledTypes(other)).toEqual(['eins']);
  expect(await handledTypes(tenant)).toEqual([]);
});

test("publishes and runs afterCommit in each caller's own context", async () => {
  const { db } = service.parts;
  const [tenant, first, second] = [uuidv7(), uuidv7(), uuidv7()];
  const behind: (string | undefined)[] = [];
  await db.withTenant(tenant, async (tx) => {
    for (const id of [first, second])
      withRequestContext({ requestId: id, traceparent: newTraceparent(), actor: `user:${id}` }, () => {
        tx.publish(categories.events.changed(id, 1, { ...categories.events.changed.example, id }));
        tx.afterCommit(() => behind.push(requestContext()?.requestId));
      });
  });
  const outbox = await service.sql<{ subject: string; actor: string }>(
    `select event ->> 'subject' as subject, event ->> 'actor' as actor from outbox where event ->> 'tenantid' = $1 order by id`,
    [tenant],
  );
  expect(outbox).toEqual([first, second].map((subject) => ({ subject, actor: `user:${subject}` })));
  expect(behind).toEqual([first, second]);
});

test('rolls back after its time limit: a long statement, and work that waits for something else', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const asleep = db.withTenant(
    tenant,
    async (tx) => {
      await tx.query(insert, ['eins']);
      await tx.query('select pg_sleep(60)');
    },
    { within: 50 },
  );
  await expect(asleep).rejects.toThrow(/statement timeout|longer than 50 ms/);
  const never = db.withTenant(
    tenant,
    async (tx) => {
      await tx.query(insert, ['zwei']);
      await new Promise(() => undefined);
    },
    { within: 50 },
  );
  await expect(never).rejects.toThrow('longer than 50 ms');
  // The next transaction on that connection has the default limit again.
  expect(await db.withTenant(tenant, (tx) => tx.query('show statement_timeout'))).toEqual([
    { statement_timeout: '15s' },
  ]);
  expect(await handledTypes(tenant)).toEqual([]);
});

test('runs beforeCommit before the commit and rolls it back with the rest', async () => {
  const { db } = service.parts;
  const [tenant, other] = [uuidv7(), uuidv7()];
  const last = async (tx: Transaction) => {
    tx.beforeCommit(() => void tx.query(insert, ['zuletzt']));
    await tx.query(insert, ['eins']);
  };
  await db.withTenant(tenant, last);
  expect(await handledTypes(tenant)).toEqual(['eins', 'zuletzt']);
  const failing = db.withTenant(other, async (tx) => {
    await last(tx);
    throw new Error('doch nicht');
  });
  await expect(failing).rejects.toThrow('doch nicht');
  const refused = db.withTenant(other, async (tx) => {
    tx.beforeCommit(() => void tx.query('select 1 / 0'));
    await tx.query(insert, ['zwei']);
  });
  await expect(refused).rejects.toThrow('division by zero');
  expect(await handledTypes(other)).toEqual([]);
});

/**
 * Fails inserts into `heard` of this tenant until the trigger ran `failures` times; a sequence survives the rollback.
 */
async function failing(tenant: string, code: string, failures: number) {
  await service.sql(`drop trigger if exists fails on heard; drop sequence if exists tries; create sequence tries;
    grant usage on sequence tries to public;
    create or replace function fails() returns trigger language plpgsql as $$ begin
      if new.tenant_id = '${tenant}' and nextval('tries') <= ${failures} then raise exception 'collided' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger fails before insert on heard for each row execute function fails()`);
  return async () => Number((await service.sql<{ last_value: string }>('select last_value from tries'))[0]?.last_value);
}

test.each(['40P01', '40001'])('%s: reruns the work and rolls back the failed attempts', async (code) => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const tries = await failing(tenant, code, 2);
  const committed: number[] = [];
  let attempt = 0;
  const done = await db.withTenant(tenant, async (tx) => {
    attempt += 1;
    const mine = attempt;
    tx.afterCommit(() => committed.push(mine));
    tx.publish(categories.events.changed(tenant, mine, { ...categories.events.changed.example, id: tenant }));
    await tx.query(insert, [`Versuch ${mine}`]);
    return mine;
  });
  expect([done, await tries(), committed]).toEqual([3, 3, [3]]);
  // Without the event itself, which the service may have received by now.
  const attempts = (await handledTypes(tenant)).filter((type) => type !== categories.events.changed.type);
  expect(attempts).toEqual(['Versuch 3']);
  expect(
    await service.sql(
      `select from outbox where event ->> 'tenantid' = $1 and (event ->> 'aggregateversion')::int = 3`,
      [tenant],
    ),
  ).toHaveLength(1);
});

test('completes both transactions of a deadlock', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  await db.withTenant(tenant, (tx) =>
    tx.query(`insert into product_copy (id, name) values ($1, 'eins'), ($2, 'zwei')`, lockable),
  );
  let both = () => {};
  const locked = new Promise<void>((resolve) => {
    both = resolve;
  });
  let holding = 0;
  const lockBoth = (first: string, second: string) =>
    db.withTenant(tenant, async (tx) => {
      const lock = (id: string) => tx.query('select from product_copy where id = $1 for update', [id]);
      await lock(first);
      holding += 1;
      if (holding === 2) both();
      await locked;
      await lock(second);
      return second;
    });
  const [one, other] = lockable;
  expect(await Promise.all([lockBoth(one, other), lockBoth(other, one)])).toEqual([other, one]);
  expect(holding).toBe(3);
});

test('does not retry work with retries: false, nor other errors than collisions', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const write = (retries: boolean) => db.withTenant(tenant, (tx) => tx.query(insert, ['eins']), { retries });
  const tries = await failing(tenant, '40P01', 9);
  await expect(write(false)).rejects.toMatchObject({ code: '40P01' });
  expect(await tries()).toBe(1);
  const others = await failing(tenant, '23514', 9);
  await expect(write(true)).rejects.toMatchObject({ code: '23514' });
  expect(await others()).toBe(1);
});

test('answers repeated collisions with 503 and Retry-After', async () => {
  const tenant = uuidv7();
  await service.sql(`create or replace function collides() returns trigger language plpgsql as $$ begin
      raise exception 'collided' using errcode = '40P01';
    end $$;
    create trigger collides before insert on categories for each row execute function collides()`);
  try {
    const body = categories.draft.parse(categories.example);
    const reply = await request(service, 'POST', '/api/categories', { as: asStaff(tenant), body });
    expect([reply.status, reply.headers.get('retry-after'), reply.body.errors?.[0]?.code]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ]);
  } finally {
    await service.sql('drop trigger collides on categories');
  }
  expect(service.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('atOnce: changes nothing if the work throws before awaiting', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const failing = db.atOnce(tenant, async (tx) => {
    tx.query(insert, ['eins']);
    throw new Error('doch nicht');
  });
  await expect(failing).rejects.toThrow('doch nicht');
  expect(await handledTypes(tenant)).toEqual([]);
});

test('atOnce: commits what was sent and refuses later statements', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const rows = await db.atOnce(tenant, (tx) => tx.query<{ type: string }>(`${insert} returning type`, ['eins']));
  expect(rows).toEqual([{ type: 'eins' }]);
  const late = db.atOnce(tenant, async (tx) => {
    await tx.query(insert, ['zwei']);
    await tx.query(insert, ['drei']);
  });
  await expect(late).rejects.toThrow('statement after the commit');
  expect(await handledTypes(tenant)).toEqual(['eins', 'zwei']);
  await expect(db.atOnce(tenant, (tx) => tx.query('select 1 / 0'))).rejects.toThrow('division by zero');
});

test('makes relaxed commits visible to the next transaction of the same tenant only', async () => {
  const { db } = service.parts;
  const [one, other] = [uuidv7(), uuidv7()];
  await db.atOnce(one, (tx) => tx.query(insert, ['eins']), { durability: 'relaxed' });
  const seen = (tenant: string) => db.withTenant(tenant, (tx) => tx.query('select type from heard'));
  expect(await seen(one)).toEqual([{ type: 'eins' }]);
  expect(await seen(other)).toEqual([]);
});

test('sees no concurrent commits in a snapshot and refuses writes', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  await db.withTenant(tenant, (tx) => tx.query(insert, ['eins']));
  const seen = async (isolation?: 'snapshot') =>
    db.withTenant(
      tenant,
      async (tx) => {
        const count = async () => (await tx.query('select type from heard')).length;
        const before = await count();
        await db.withTenant(tenant, (other) => other.query(insert, ['zwei']));
        return (await count()) - before;
      },
      { ...(isolation && { isolation }) },
    );
  expect([await seen('snapshot'), await seen()]).toEqual([0, 1]);
  const writing = db.withTenant(tenant, (tx) => tx.query(insert, ['drei']), { isolation: 'snapshot' });
  await expect(writing).rejects.toThrow('read-only transaction');
});

test('applies relaxed durability to one transaction only', async () => {
  const { db } = service.parts;
  const tenant = uuidv7();
  const show = 'show synchronous_commit';
  // The tests' server never waits for the disk; enable it on this connection.
  await db.withTenant(tenant, (tx) => tx.query('set synchronous_commit = on'));
  expect(await db.atOnce(tenant, (tx) => tx.query(show), { durability: 'relaxed' })).toEqual([
    { synchronous_commit: 'off' },
  ]);
  expect(await db.withTenant(tenant, (tx) => tx.query(show))).toEqual([{ synchronous_commit: 'on' }]);
});

test('refuses a second statement under one name on any connection', async () => {
  const { db } = service.parts;
  const named = (text: string) => db.withTenant(uuidv7(), (tx) => tx.query(text, [], 'named'));
  expect(await named('select 1 as one')).toEqual([{ one: 1 }]);
  // Concurrently, so on two connections.
  await Promise.all([
    expect(named('select 2 as two')).rejects.toThrow('two different statements are named named'),
    expect(named('select 1 as one')).resolves.toEqual([{ one: 1 }]),
  ]);
});
