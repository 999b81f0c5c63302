import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import { twoFactorChanged } from '@theke/contracts/identity/two-factor';
import type { MessageKind } from '@theke/contracts/notifications/message';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { newDeviceMail, twoFactorMail } from '../templates/account-mails.ts';
import type { MailContent } from '../templates/mail-content.ts';
import { type TemplateShop, templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Mails members of staff about what happened to their account. */
export function writeAccountMails(deps: Deps): WorkSubscription[] {
  async function queue(
    tx: Transaction,
    { tenant, event, kind, email }: { tenant: string; event: string; kind: MessageKind; email: string },
    write: (shop: TemplateShop, url: string) => MailContent,
  ): Promise<void> {
    const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
    if (shop.origin === null) return;
    const cause = { kind, event, order: null, branch: null };
    queueMessages(deps, tx, mailTo(email, cause, write(shop, `${shop.origin}/backend/account`), shop));
  }

  return [
    reaction(newDeviceUsed, {
      name: 'writes mails about new devices',
      handle: (tx, { data: { email, device, at }, tenant, event: { id } }) =>
        queue(tx, { tenant, event: id, kind: 'new-device', email }, (shop, url) =>
          newDeviceMail(shop, { device, at, url }),
        ),
    }),
    reaction(twoFactorChanged, {
      name: 'writes mails about the second login step',
      handle: (tx, { data: { email, isOn }, tenant, event: { id } }) =>
        queue(tx, { tenant, event: id, kind: 'two-factor', email }, (shop, url) => twoFactorMail(shop, { isOn, url })),
    }),
  ];
}
