import { deviceKeyHeader } from '@theke/contracts/device-key';
import { deviceKeyHash, newDeviceKey } from '@theke/kit/device-key';
import { v7 as uuidv7 } from 'uuid';
import { innenstadt } from '../../e2e/journeys/demo-shop.ts';
import { type Figure, formatLoad, latency, ms, percent } from '../figures.ts';
import type { WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import type { Stage } from '../stage.ts';

const tvs = 10_000;
/** Each TV polls every ten seconds. */
const perSecond = tvs / 10;
const reconnecting = 1_000;
/** In ms. */
const aim = 50;
/** Transactions for 1,000 polls: signs of life are stored once a second, a query per poll would be 1,000. */
const fewTransactions = 50;

const path = '/api/signage-player/state';

/** 10,000 TVs that poll through the gateway, and 1,000 that reconnect at once. */
export async function signs(stage: Stage): Promise<Figure[]> {
  const keys = await createTvs(stage);
  const requests = await withEtags(stage, keys);
  await stage.settled();
  const before = { cpu: await stage.cpu(), transactions: await transactions(stage) };
  const polls = await load({
    port: stage.platform.port,
    requests,
    connections: 128,
    rate: perSecond,
    warmUp: 3,
    seconds: 20,
  });
  const after = { cpu: await stage.cpu(), transactions: await transactions(stage) };
  const perThousand = Math.round(((after.transactions - before.transactions) / polls.sent) * 1_000);
  const unchanged = (polls.statuses[304] ?? 0) / polls.answered;
  const cpu = after.cpu.platform - before.cpu.platform;
  // Without an ETag, as after a power cut: each gets the whole state.
  const fresh = requests.slice(0, reconnecting).map((request) => ({ ...request, headers: headersOf(stage, request) }));
  const together = await load({
    port: stage.platform.port,
    requests: fresh,
    connections: reconnecting,
    warmUp: 0,
    seconds: 3,
  });
  return [
    {
      label: `${tvs} TVs that poll every 10 s, embedded`,
      value: formatLoad(polls),
      aim: `p99 ${ms(aim)}`,
      isMet: polls.p99 <= aim,
    },
    { label: 'answered with 304', value: percent(unchanged), aim: '99 %', isMet: unchanged >= 0.99 },
    {
      label: 'transactions of the database for 1,000 polls',
      value: String(perThousand),
      aim: String(fewTransactions),
      isMet: perThousand <= fewTransactions,
    },
    { label: 'CPU time of the platform per poll', value: ms(cpu / polls.sent) },
    { label: `${reconnecting} TVs that reconnect at once and poll again at once`, value: latency(together) },
  ];
}

const headersOf = ({ platform }: Stage, { headers }: WireRequest): Record<string, string> => ({
  host: `localhost:${platform.port}`,
  [deviceKeyHeader]: String(headers[deviceKeyHeader]),
});

/** TVs of one branch with keys, written directly: pairing 10,000 of them takes minutes. */
async function createTvs(stage: Stage): Promise<string[]> {
  const branch = await innenstadt(stage.platform);
  const [found] = await stage.sql<{ tenant: string; id: string; doc: object }>(
    'signage',
    `select tenant_id as tenant, id, doc from digital_signage_devices where doc -> 'branch' ->> 'id' = $1
     and doc -> 'stream' <> 'null' order by id limit 1`,
    [branch.id],
  );
  if (!found) throw new Error('the demo has no TV with a stream in this branch');
  const keys = Array.from({ length: tvs }, newDeviceKey);
  const ids = keys.map(() => uuidv7());
  await stage.sql(
    'signage',
    `insert into digital_signage_devices (tenant_id, id, version, doc, created_at, updated_at)
     select $1, id, 1, $2, now(), now() from unnest($3::uuid[]) as id`,
    [found.tenant, JSON.stringify(found.doc), ids],
  );
  await stage.sql(
    'signage',
    `insert into tv_state (tenant_id, id, key_hash, paired_at)
     select $1, id, hash, now() from unnest($2::uuid[], $3::text[]) as tv (id, hash)`,
    [found.tenant, ids, keys.map(deviceKeyHash)],
  );
  return keys;
}

/** The poll of each TV, with the ETag of its state. */
async function withEtags(stage: Stage, keys: readonly string[]): Promise<WireRequest[]> {
  const requests: WireRequest[] = [];
  for (let from = 0; from < keys.length; from += 100) {
    const some = keys.slice(from, from + 100).map(async (key) => {
      const headers = { host: `localhost:${stage.platform.port}`, [deviceKeyHeader]: key };
      const reply = await stage.platform.call('GET', path, { headers: { [deviceKeyHeader]: key } });
      if (reply.status !== 200) throw new Error(`the state was answered with ${reply.status}: ${reply.text}`);
      return { method: 'GET', path, headers: { ...headers, 'if-none-match': String(reply.headers.etag) } };
    });
    requests.push(...(await Promise.all(some)));
  }
  return requests;
}

async function transactions(stage: Stage): Promise<number> {
  const [row] = await stage.sql<{ count: string }>(
    'signage',
    'select sum(xact_commit) as count from pg_stat_database where datname = current_database()',
  );
  return Number(row?.count);
}
