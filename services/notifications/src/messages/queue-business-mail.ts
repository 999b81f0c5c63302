import type { MessageKind } from '@theke/contracts/notifications/message';
import type { Transaction } from '@theke/kit/database/database';
import type { ShopCache } from '../shop/shop-cache.ts';
import type { MailContent } from '../templates/mail-content.ts';
import { type TemplateShop, templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

export type BusinessMailDeps = QueueDeps & { publicAddress: string; shops: ShopCache };

type BusinessMail = {
  tenant: string;
  /** Id of the event that causes it. */
  event: string;
  kind: MessageKind;
  recipient: string;
  /** Person to erase the mail with; absent for staff. */
  customer?: string;
  /** Undefined: there is nothing to send. */
  write: (shop: TemplateShop) => MailContent | undefined;
};

/** Queues a mail of the business that is about no branch and no order. */
export async function queueBusinessMail(
  deps: BusinessMailDeps,
  tx: Transaction,
  { tenant, event, kind, recipient, customer, write }: BusinessMail,
): Promise<void> {
  const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
  const mail = write(shop);
  if (mail)
    queueMessages(deps, tx, mailTo(recipient, { kind, event, order: null, branch: null, customer }, mail, shop));
}
