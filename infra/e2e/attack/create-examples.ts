import type { Endpoint } from '@theke/contracts/endpoint';
import { keyPurposeNames } from '@theke/contracts/permissions';
import { createShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { until } from '@theke/kit/testing/until';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import { everyOuterEndpoint } from './attacked-endpoints.ts';
import { makeSwap } from './create-swap.ts';
import type { Send } from './send.ts';

/** Endpoints that answer 201 with what they created. */
const makers = everyOuterEndpoint.filter(
  (at) =>
    at.method === 'POST' &&
    at.status === 201 &&
    at.reply.kind === 'data' &&
    // Needs an assigned, published shift: see `makeSwap`.
    at.name !== createShiftSwap.name,
);

/**
 * Creates one of everything from the contracts' examples, in an order that their references allow.
 * @returns the real ids by the examples' ids
 */
export async function makeExamples(send: Send): Promise<Ids> {
  const ids = new Map<string, string>();
  let waiting = makers;
  await until('one of everything', async () => {
    const refused = new Map<Endpoint, string>();
    for (const at of waiting) {
      const answer = await send(exampleCall(at, ids));
      if (answer.status === at.status) learn(ids, at, (JSON.parse(answer.text) as { data: object }).data);
      else refused.set(at, `${at.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    waiting = [...refused.keys()];
    if (refused.size > 0) throw new Error([...refused.values()].join('\n'));
    return true;
  });
  ids.set(...(await makeSwap(send, ids)));
  for (const at of everyOuterEndpoint) await learnFromList(send, ids, at);
  return ids;
}

/** API keys in the examples' paths, for the created branch. They are not among the ids: an attacker has none. */
export async function makeKeys(send: Send, ids: Ids): Promise<Ids> {
  const keys = new Map<string, string>();
  const maker = makers.find((at) => at.name === 'createApiKey') as Endpoint;
  for (const purpose of keyPurposeNames) {
    const example = { body: { ...(maker.example.body as object), purpose } };
    const { status, text } = await send(exampleCall({ ...maker, example }, ids));
    if (status !== maker.status) throw new Error(`no key could be made: ${status} ${text}`);
    keys.set(`example-${purpose}-key`, (JSON.parse(text) as { data: { key: string } }).data.key);
  }
  return keys;
}

/** Ids for paths below the maker's path come from fields of the created object. */
function learn(ids: Map<string, string>, maker: Endpoint, made: object): void {
  const below = everyOuterEndpoint.filter((at) => at.path.startsWith(`${maker.path}/`));
  for (const at of below) {
    for (const [name, example] of Object.entries(at.example.params ?? {})) {
      const real = (made as Record<string, unknown>)[name];
      if (typeof real === 'string') ids.set(example, real);
    }
  }
}

/** Data that no endpoint creates, such as audit trail entries, is taken from its list once it appears. */
async function learnFromList(send: Send, ids: Map<string, string>, at: Endpoint): Promise<void> {
  const example = at.example.params?.id;
  const list = everyOuterEndpoint.find((one) => one.method === 'GET' && `${one.path}/:id` === at.path);
  if (!example || ids.has(example) || list?.reply.kind !== 'list') return;
  const first = await until(`something in ${list.name}`, async () => {
    const answer = await send(exampleCall(list, ids));
    return (JSON.parse(answer.text) as { data: { id: string }[] }).data[0];
  });
  ids.set(example, first.id);
}
