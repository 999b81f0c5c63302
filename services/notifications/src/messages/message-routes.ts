import { listMessages, readMessage, sendMessageAgain, showMessage } from '@theke/contracts/notifications/message';
import { accessibleBranches } from '@theke/contracts/permissions';
import { setTimer } from '@theke/kit/events/timers';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, unknown } from '@theke/kit/problem';
import type { ShopCache } from '../shop/shop-cache.ts';
import { renderHtml } from '../templates/render-html.ts';
import { requeued } from './message.ts';
import type { MessageDeps } from './message-deps.ts';
import { messageStore } from './message-store.ts';
import { sendTimer } from './message-timers.ts';
import { mayOpen, toListed, toWhole } from './message-view.ts';

export function messageRoutes({ db, now, shops }: Pick<MessageDeps, 'db' | 'now'> & { shops: ShopCache }): Route[] {
  return [
    route(listMessages, ({ tenant, access, query }) =>
      db.withTenant(tenant, async (tx) => {
        const { data, meta } = await messageStore.list(tx, accessibleBranches(access), query);
        return { data: data.map(toListed), meta };
      }),
    ),
    route(readMessage, ({ tenant, identity, access, params }) =>
      db.withTenant(tenant, async (tx) => {
        const found = await messageStore.findListed(tx, accessibleBranches(access), params.id);
        if (!found) throw unknown('Die Nachricht');
        return toWhole(found, identity);
      }),
    ),
    route(showMessage, async ({ tenant, identity, access, params }, response) => {
      const { found, logo } = await db.withTenant(tenant, async (tx) => ({
        found: await messageStore.findListed(tx, accessibleBranches(access), params.id),
        logo: await shops.logo(tx, tenant),
      }));
      if (!found?.message.signed || !mayOpen(identity, found.message)) throw unknown('Die Nachricht');
      const { letter, shop } = found.message.signed;
      response
        .set(frameHeaders)
        .type('html')
        .send(renderHtml(letter, shop, logo && { ...logo, source: `data:image/png;base64,${logo.png}` }));
    }),
    route(sendMessageAgain, ({ tenant, access, params }) =>
      db.withTenant(tenant, async (tx) => {
        // Concurrent requests are serialised; the second one finds the message queued.
        messageStore.lock(tx, params.id);
        const found = await messageStore.findListed(tx, accessibleBranches(access), params.id);
        if (!found) throw unknown('Die Nachricht');
        const { message } = found;
        if (message.state === 'erased')
          throw conflict('MESSAGE_ERASED', 'Der Empfänger wurde gelöscht und mit ihm der Inhalt dieser Nachricht.');
        if (message.state !== 'failed') return toListed(found);
        const next = requeued(message);
        messageStore.requeue(tx, next);
        setTimer(tx, { name: sendTimer, subject: message.id, at: now() });
        return toListed({ ...found, message: next });
      }),
    ),
  ];
}

/**
 * Headers for the mail preview in the back office: no scripts and no external content; only the embedded logo is
 * loaded.
 */
const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};
