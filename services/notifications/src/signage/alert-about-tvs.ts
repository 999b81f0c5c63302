import { tvSilent } from '@theke/contracts/signage/signage-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { ServiceBase } from '@theke/kit/service';
import { mailTo, pushTo } from '../messages/draft-messages.ts';
import { type QueueDeps, queueMessages } from '../messages/queue-messages.ts';
import { pushStore } from '../push/push-store.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { silentTvMail, silentTvPush } from '../templates/silent-tv-texts.ts';
import { templateShop } from '../templates/template-shop.ts';
import { silentTvStore } from './silent-tv-store.ts';

type Deps = QueueDeps & Pick<ServiceBase<unknown>, 'db'> & { publicAddress: string; shops: ShopCache };

/** Timer of each silent TV. */
const alertTimer = 'alert-about-tvs';

/** Wait for other TVs of the branch, in ms: a router that fails silences all of them within seconds. */
const gatherMs = 30_000;

export const noteSilentTv = ({ now }: Pick<Deps, 'now'>): WorkSubscription =>
  reaction(tvSilent, {
    name: 'alerts a branch about a silent TV',
    async handle(tx, { data: { device: id, branch, name, seenAt } }) {
      silentTvStore.add(tx, { id, branch, name, seenAt: new Date(seenAt) });
      setTimer(tx, { name: alertTimer, subject: id, at: new Date(now().getTime() + gatherMs) });
    },
  });

/**
 * Alerts a branch about all its TVs that fell silent, once: a mail to its address, and a push to everybody who gets its
 * orders (SIGN-19). The timers of the other TVs find nothing left.
 */
export const alertAboutTvs = (deps: Deps): TimerHandler => ({
  name: alertTimer,
  run: ({ tenant, subject, settle }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const tvs = await silentTvStore.takeAllOfBranch(tx, subject);
      const [first] = tvs;
      if (first) {
        const { branch } = first;
        const at = deps.now();
        const about = { tvs, shop: templateShop(await deps.shops.load(tx, tenant, branch), deps.publicAddress) };
        const tv = tvs.length === 1 ? { tv: first.id } : {};
        const cause = { kind: 'tv-silent', event: deps.newId(), order: null, branch, ...tv } as const;
        const devices = await pushStore.findAudience(tx, branch, 'unseen', at);
        queueMessages(deps, tx, [
          ...mailTo(about.shop.branch.email, cause, silentTvMail(about), about.shop),
          ...pushTo(devices, cause, silentTvPush(about, at)),
        ]);
      }
      settle(tx);
    }),
});
