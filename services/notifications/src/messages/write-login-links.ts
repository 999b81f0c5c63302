import { loginLinkRequested } from '@theke/contracts/identity/session';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { loginLinkToken } from '@theke/kit/login-link';
import type { ShopCache } from '../shop/shop-cache.ts';
import { loginLinkMail } from '../templates/login-link-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { secret: string; publicAddress: string; shops: ShopCache };

/** Mails a login link to staff on request. The token is in the URL fragment, which is not sent to servers. */
export const writeLoginLinks = (deps: Deps): WorkSubscription =>
  reaction(loginLinkRequested, {
    name: 'writes login links',
    async handle(tx, { data: { email, link }, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      if (shop.origin === null) return;
      const url = `${shop.origin}/backend/login-link#${loginLinkToken(deps.secret, tenant, link)}`;
      const cause = { kind: 'login-link', event: id, order: null, branch: null } as const;
      queueMessages(deps, tx, mailTo(email, cause, loginLinkMail(shop, url), shop));
    },
  });
