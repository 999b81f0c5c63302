import type { Transaction } from '@theke/kit/database/database';
import { type RingingTimer, setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { shopStore } from '../shop/shop-store.ts';
import { NotCarried, type Sender } from './carrier.ts';
import { accepted, type Message, refused } from './message.ts';
import type { MessageDeps } from './message-deps.ts';
import { messageStore } from './message-store.ts';
import { sendTimer } from './queue-messages.ts';

/**
 * Hands one message to its carrier, outside of any transaction, and then writes down what came of it. Whatever dies
 * between the two leads to another try: the carrier may then have it twice, under the same name.
 */
async function sendMessage(deps: MessageDeps, { tenant, subject: id, settle }: RingingTimer): Promise<void> {
  const seen = await deps.db.withTenant(tenant, async (tx) => {
    const message = await messageStore.find(tx, id);
    return message && { message, sender: await senderOf(tx, tenant, message) };
  });
  if (seen?.message.state !== 'queued') return;
  const carrier = deps.carriers[seen.message.channel];
  const fault = await carrier
    .carry(seen.message, seen.sender)
    .then(() => undefined)
    .catch((error: Error) => error);
  if (fault && !(fault instanceof NotCarried)) deps.log.warn({ err: fault, message: id }, 'message not carried');
  await deps.db.withTenant(tenant, async (tx) => {
    settle(tx);
    const message = await messageStore.lock(tx, id);
    if (message?.state !== 'queued') return; // erased meanwhile
    const at = deps.now();
    if (!fault) return messageStore.update(tx, accepted(message, carrier.name, at));
    const { next, again } = refused(message, sayingOf(fault), at);
    messageStore.update(tx, next);
    if (again) setTimer(tx, { name: sendTimer, subject: id, at: again });
  });
}

async function senderOf(tx: Transaction, tenant: string, { branch, recipient }: Message): Promise<Sender> {
  const { config, branch: house } = await shopStore.load(tx, tenant, branch);
  const replyTo = house?.email && house.email !== recipient ? house.email : null;
  return { tenant, shopName: config?.shopName ?? '', replyTo };
}

const sayingOf = (fault: Error) =>
  fault instanceof NotCarried
    ? { sentence: fault.message, isFinal: fault.isFinal }
    : { sentence: 'Das Versenden ist an einem unerwarteten Fehler gescheitert.', isFinal: false };

export const sendQueuedMessage = (deps: MessageDeps): TimerHandler => ({
  name: sendTimer,
  run: (due) => sendMessage(deps, due),
});
