import { screensChanged } from '@theke/contracts/signage/signage-events';
import type { Transaction } from '@theke/kit/database/database';
import type { WorkSubscription } from '@theke/kit/events/subscription';

/** What changed: the content of all TVs, the numbers of a branch's order queue, or the commands of a TV. */
type Change = { part: 'content' } | { part: 'orders' | 'commands'; subject: string };

/** Subject of changes that concern the whole business. */
const everything = '00000000-0000-0000-0000-000000000000';

/** Tells all replicas of this service, which ring the TVs. The event is not a state, so its version has no meaning. */
export function publishChange(tx: Transaction, change: Change): void {
  const subject = change.part === 'content' ? everything : change.subject;
  tx.publish(screensChanged(subject, 1, { part: change.part }));
}

/** Without TVs there is no consumer. */
export async function publishChangeToTvs(tx: Transaction): Promise<void> {
  const [tv] = await tx.query('select from digital_signage_devices limit 1', [], 'any-tv');
  if (tv) publishChange(tx, { part: 'content' });
}

/** A subscription whose copies appear on screens. */
export const publishing = (subscription: WorkSubscription): WorkSubscription => ({
  ...subscription,
  async handle(tx, delivery) {
    await subscription.handle(tx, delivery);
    await publishChangeToTvs(tx);
  },
});
