import { exampleFormId, forms, submitForm as sendForm } from '@theke/contracts/content/form';
import type { Endpoint } from '@theke/contracts/endpoint';
import { buyGiftCard } from '@theke/contracts/ordering/gift-card-purchase';
import { keyPurposeNames } from '@theke/contracts/permissions';
import { createShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import { makeFiscalReceipt } from '../journeys/example-fiscal.ts';
import { buyExample } from '../journeys/example-gift-cards.ts';
import { importExamples } from '../journeys/example-imports.ts';
import { bookExample } from '../journeys/example-reservations.ts';
import { makeTableBill } from '../journeys/example-table-bill.ts';
import { sendExampleWebhook, switchOffExampleWebhook } from '../journeys/example-webhook.ts';
import { allPublicEndpoints } from './attacked-endpoints.ts';
import { createGeneration } from './create-generation.ts';
import { createSwap } from './create-swap.ts';
import { createSubscriber, enableModules } from './enable-modules.ts';
import type { Send } from './send.ts';

/** Endpoints that answer 201 with what they created. */
const creatingEndpoints = allPublicEndpoints.filter(
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
export async function createExamples(send: Send): Promise<Ids> {
  const ids = new Map<string, string>();
  await enableModules(send);
  let waiting = creatingEndpoints;
  await until('one example of every kind to be created', async () => {
    const refused = new Map<Endpoint, string>();
    for (const at of waiting) {
      const answer = await send(exampleCall(at, ids));
      if (answer.status === at.status) storeIds(ids, at, (JSON.parse(answer.text) as { data: object }).data);
      else refused.set(at, `${at.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    waiting = [...refused.keys()];
    if (refused.size > 0) throw new Error([...refused.values()].join('\n'));
    return true;
  });
  ids.set(...(await createSwap(send, ids)));
  for (const [example, id] of await createGeneration(send)) ids.set(example, id);
  for (const [example, id] of await importExamples((at) => send(exampleCall(at, ids)))) ids.set(example, id);
  await submitForm(send, ids);
  await createSubscriber(send);
  await sendExampleWebhook(send, ids);
  ids.set(...(await makeFiscalReceipt(send, ids)));
  for (const [example, real] of await makeTableBill(send, ids)) ids.set(example, real);
  for (const [example, real] of await bookExample(send, ids)) ids.set(example, real);
  // Chosen by the guest's page.
  ids.set(buyGiftCard.example.params.key, uuidv7());
  for (const [example, real] of await buyExample(send, ids)) ids.set(example, real);
  for (const at of allPublicEndpoints) await storeIdFromList(send, ids, at);
  await switchOffExampleWebhook(send, ids);
  return ids;
}

/** A visitor's message, which no endpoint of staff creates. */
async function submitForm(send: Send, ids: Ids): Promise<void> {
  const form = await send(exampleCall(forms.endpoints.read, ids));
  const { formId } = (JSON.parse(form.text) as { data: { formId: string } }).data;
  const { status, text } = await send(exampleCall(sendForm, new Map([...ids, [exampleFormId, formId]])));
  if (status !== sendForm.status) throw new Error(`the form was not sent: ${status} ${text}`);
}

/** API keys in the examples' paths, for the created branch. They are not among the ids: an attacker has none. */
export async function createApiKeys(send: Send, ids: Ids): Promise<Ids> {
  const keys = new Map<string, string>();
  const createKey = creatingEndpoints.find((at) => at.name === 'createApiKey') as Endpoint;
  for (const purpose of keyPurposeNames) {
    const example = { body: { ...(createKey.example.body as object), purpose } };
    const { status, text } = await send(exampleCall({ ...createKey, example }, ids));
    if (status !== createKey.status) throw new Error(`the key was not created: ${status} ${text}`);
    keys.set(`example-${purpose}-key`, (JSON.parse(text) as { data: { key: string } }).data.key);
  }
  return keys;
}

/** Ids for paths below the maker's path come from fields of the created object. */
function storeIds(ids: Map<string, string>, creator: Endpoint, created: object): void {
  const childEndpoints = allPublicEndpoints.filter((at) => at.path.startsWith(`${creator.path}/`));
  for (const at of childEndpoints) {
    for (const [name, example] of Object.entries(at.example.params ?? {})) {
      const real = (created as Record<string, unknown>)[name];
      if (typeof real === 'string') ids.set(example, real);
    }
  }
}

/** Data that no endpoint creates, such as audit trail entries, is taken from its list once it appears. */
async function storeIdFromList(send: Send, ids: Map<string, string>, at: Endpoint): Promise<void> {
  const example = at.example.params?.id;
  const list = allPublicEndpoints.find((one) => one.method === 'GET' && `${one.path}/:id` === at.path);
  if (!example || ids.has(example) || list?.reply.kind !== 'list') return;
  const first = await until(`an entry in ${list.name}`, async () => {
    const answer = await send(exampleCall(list, ids));
    return (JSON.parse(answer.text) as { data: { id: string }[] }).data[0];
  });
  ids.set(example, first.id);
}
