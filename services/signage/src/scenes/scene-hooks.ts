import { scenes } from '@theke/contracts/signage/scene';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';
import type { ResourceHooks } from '@theke/kit/resource/resource-use-cases';
import { sceneSlug } from '@theke/rules/signage/scene-slug';
import { isHostAllowed, listWebHosts } from '@theke/rules/signage/web-hosts';
import { shownCopies } from '../copies.ts';
import { contentHooks } from '../screens/content-hooks.ts';

const store = postgresResourceStore(scenes);

type Hooks = ResourceHooks<(typeof scenes)['draft']>;

/** A path that no other scene has: "speisekarte", "speisekarte-2". */
async function freePath(tx: Transaction, name: string, id: string | undefined): Promise<string> {
  // Two scenes saved at the same time would get the same path.
  await store.serialize(tx);
  const slug = sceneSlug(name);
  const rows = await tx.query<{ path: string }>(
    `select path from scenes where (path = $1 or path like $2) and ($3::uuid is null or id <> $3)`,
    [slug, `${slug}-%`, id ?? null],
    'scene-paths',
  );
  const taken = new Set(rows.map(({ path }) => path));
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(path)) return path;
  }
}

/** Derives kind and path, and refuses web pages of hosts that are not permitted. */
export const sceneHooks: Hooks = {
  async beforeSave(tx, draft, before) {
    const { content } = draft;
    if (content.kind === 'web-page') {
      const [stored] = await shownCopies.stores.config.all(tx);
      if (!isHostAllowed(content.url, listWebHosts(stored?.config.signageHosts ?? '')))
        throw invalid(
          'HOST_NOT_ALLOWED',
          'Diese Website ist für TVs nicht freigegeben. Bitte tragen Sie sie zuerst in den Einstellungen unter „Webseiten auf TVs“ ein.',
          'content.url',
        );
    }
    return { ...draft, kind: content.kind, path: draft.path || (await freePath(tx, draft.name, before?.id)) };
  },
  ...contentHooks,
};
