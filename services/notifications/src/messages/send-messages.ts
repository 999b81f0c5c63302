import type { Transaction } from '@theke/kit/database/database';
import type { ImmediateTimers } from '@theke/kit/events/immediate-timers';
import { setTimer, type TimerBatchRun, type TimerHandler } from '@theke/kit/events/timers';
import type { ShopCache } from '../shop/shop-cache.ts';
import { farSentence, isNear } from '../sms/sms-countries.ts';
import { accepted, type Message, refused } from './message.ts';
import type { MessageDeps } from './message-deps.ts';
import { messageStore } from './message-store.ts';
import { sendCauseTimer, sendTimer } from './message-timers.ts';
import { findMissedMessages } from './missed-messages.ts';
import { NotSent, type Sender } from './transport.ts';

type FindMessages = (tx: Transaction, subjects: readonly string[]) => Promise<Message[]>;
type SendDeps = MessageDeps & { shops: ShopCache; sendSoon: ImmediateTimers };

/**
 * Sends messages outside of any transaction and then stores the results. After a crash in between they are sent again
 * under the same ids.
 */
async function sendMessages(
  deps: SendDeps,
  { tenant, subjects, settle }: TimerBatchRun,
  find: FindMessages,
): Promise<void> {
  const queued = await deps.db.withTenant(tenant, async (tx) => {
    const messages = (await find(tx, subjects)).filter(({ state }) => state === 'queued');
    return withSenders(deps.shops, tx, tenant, messages);
  });
  const faults = new Map<string, Error>();
  await Promise.all(
    queued.map(({ message, sender }) =>
      sendOne(deps, message, sender).catch((error: Error) => {
        if (!(error instanceof NotSent)) deps.log.warn({ err: error, message: message.id }, 'message not sent');
        faults.set(message.id, error);
      }),
    ),
  );
  await deps.db.withTenant(tenant, async (tx) => {
    settle(tx);
    const at = deps.now();
    const outcomes = queued.map(({ message }) => {
      const { id, state, carrier, attempts, lastError, sentAt, channel } = message;
      const tried = { id, state, carrier, attempts, lastError, sentAt };
      const fault = faults.get(id);
      return fault
        ? refused(tried, sayingOf(fault), at)
        : { next: accepted(tried, deps.transports[channel].name, at), again: null };
    });
    if (outcomes.length === 0) return;
    const updated = await messageStore.updateQueued(
      tx,
      outcomes.map(({ next }) => next),
    );
    for (const { next, again } of outcomes)
      if (again && updated.has(next.id)) setTimer(tx, { name: sendTimer, subject: next.id, at: again });
  });
}

async function sendOne({ transports }: SendDeps, message: Message, sender: Sender): Promise<void> {
  if (message.channel === 'sms' && !sender.isSmsAbroadOn && !isNear(message.recipient))
    throw new NotSent(farSentence, true);
  await transports[message.channel].send(message, sender);
}

async function withSenders(
  shops: ShopCache,
  tx: Transaction,
  tenant: string,
  messages: readonly Message[],
): Promise<{ message: Message; sender: Sender }[]> {
  const branches = [...new Set(messages.map(({ branch }) => branch))];
  const shopByBranch = new Map(
    await Promise.all(branches.map(async (branch) => [branch, await shops.load(tx, tenant, branch)] as const)),
  );
  const logo = messages.some(({ channel }) => channel === 'email') ? await shops.logo(tx, tenant) : undefined;
  return messages.map((message) => {
    const { config, branch } = shopByBranch.get(message.branch) ?? {};
    const replyTo = branch?.email && branch.email !== message.recipient ? branch.email : null;
    return {
      message,
      sender: {
        tenant,
        shopName: config?.shopName ?? '',
        replyTo,
        logo,
        isSmsAbroadOn: config?.enableSMSAbroad ?? false,
      },
    };
  });
}

const sayingOf = (fault: Error) =>
  fault instanceof NotSent
    ? { sentence: fault.message, isFinal: fault.isFinal }
    : { sentence: 'Das Versenden ist an einem unerwarteten Fehler gescheitert.', isFinal: false };

/** Sends new messages, retries failed ones and picks up messages whose process crashed. */
export const sendQueuedMessages = (deps: SendDeps): TimerHandler[] => [
  {
    name: sendCauseTimer,
    immediate: deps.sendSoon,
    runMany: (due) => sendMessages(deps, due, messageStore.findQueuedOf),
  },
  { name: sendTimer, runMany: (due) => sendMessages(deps, due, messageStore.findAll) },
  findMissedMessages(deps),
];
