import { randomUUID } from 'node:crypto';
import { exampleIds } from '@theke/contracts/wire';
import { type Draft, margheritaDraft } from '../../journey/demo-shop.ts';
import { brought, type OrderWalk, orderWalks } from '../../journey/order-walks.ts';
import type { Platform } from '../../journey/platform.ts';
import type { Answer } from '../raw-call.ts';
import type { Stage } from '../stage.ts';

/** What a right input of an operation needs, new for each that uses it up. */
export type Fresh = {
  /** In the place of what the inputs say. */
  ids: ReadonlyMap<string, string>;
  /** In the place of the cookie that they are sent with. */
  cookie?: string;
};
export type LayGround = () => Promise<Fresh>;

/** An answer after which the same input would not be taken again: it was done, or it was counted as an attempt. */
export const isUsedUp = ({ status, text }: Answer): boolean =>
  status < 300 || [401, 409, 429].includes(status) || text.includes('"WRONG_PASSWORD"');

/** Operations that work once on one thing. Without new ones all but the first input would be refused before they are read. */
export async function groundworkOf(stage: Stage): Promise<Record<string, LayGround>> {
  const { platform, victim } = stage;
  const draft = await margheritaDraft(platform);
  const order = (walk: OrderWalk): LayGround => {
    const [id, uid, hash] = [exampleIds.order, 'EXAMPLEU', 'example-hash'].map((name) => String(victim.ids.get(name)));
    return async () => {
      const made = await orderAfter(platform, victim.admin, draft, walk);
      const ids: [string | undefined, string][] = [
        [id, made.id],
        [uid, made.uid],
        [hash, made.hash],
      ];
      return { ids: new Map(ids.filter((pair): pair is [string, string] => pair[0] !== undefined)) };
    };
  };
  return {
    ...Object.fromEntries(Object.entries(orderWalks).map(([name, walk]) => [name, order(walk)])),
    async loginByLink() {
      const user = await hire(platform, victim.admin);
      const { data } = await done(platform, 'POST', `/api/users/${user.id}/login-link`, victim.admin);
      const [, token = ''] = (data as { path: string }).path.split('#');
      return { ids: new Map([['example-login-link-token', token]]) };
    },
    async changePassword() {
      const { email } = await hire(platform, victim.admin);
      return { ids: new Map([['ein-langes-passwort', password]]), cookie: await platform.login(email) };
    },
  };
}

const password = 'theke-demo';

async function hire(platform: Platform, cookie: string): Promise<{ id: string; email: string }> {
  const email = `fuzz.${randomUUID()}@demo.example`;
  const body = { firstName: 'Franz', lastName: 'Fuzz', email, roles: ['ROLE_MANAGER'], password };
  const { data } = await done(platform, 'POST', '/api/users', cookie, body);
  return { id: (data as { id: string }).id, email };
}

async function orderAfter(platform: Platform, cookie: string, draft: Draft, walk: OrderWalk) {
  const body = walk.isDelivery ? brought(draft, '1010 Innere Stadt') : draft;
  const { data } = await done(platform, 'POST', '/api/orders', '', body);
  const made = data as { id: string; uid: string; hash: string };
  for (const { verb, body = {} } of walk.moves)
    await done(platform, 'POST', `/api/orders/${made.id}/status/${verb}`, cookie, body);
  return made;
}

/** @throws where it is refused: the fuzz would go on and test nothing */
async function done(platform: Platform, method: string, path: string, cookie: string, body?: unknown) {
  const reply = await platform.call(method, path, { cookie, body });
  if (reply.status >= 300) throw new Error(`${method} ${path} was answered ${reply.status} ${reply.text}`);
  return reply.body;
}
