import { randomUUID } from 'node:crypto';
import { blocks } from '@theke/contracts/content/block';
import { forms } from '@theke/contracts/content/form';
import { navigations } from '@theke/contracts/content/navigation';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import type { Platform } from '../../journeys/platform.ts';
import { done } from '../../journeys/staff-calls.ts';
import type { LayGround } from './prepare.ts';

type Stored = { id: string; version: number };

/**
 * Creates pages, blocks, menus, redirects and forms with unique values; publishing and unpublishing works once per
 * version.
 */
export function contentGroundwork(
  platform: Platform,
  cookie: string,
  inPlaceOf: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, LayGround> {
  const another =
    (value: string): LayGround =>
    async () => ({ ids: new Map([[value, `fuzz-${randomUUID()}`]]) });
  const send = async (path: string, body: object): Promise<Stored> =>
    (await done(platform, 'POST', `/api/${path}`, cookie, body)).data;
  const draft = () => send('sites', { ...sites.example, path: `fuzz-${randomUUID()}` });
  const published: LayGround = async () => {
    const { id } = await draft();
    const { version } = await send(`sites/${id}/publish`, { version: 1 });
    return { ids: new Map([...inPlaceOf(sites.exampleId, id), ['"version":1}', `"version":${version}}`]]) };
  };
  return {
    createSite: another(sites.example.path),
    createBlock: another(blocks.example.identifier),
    createNavigation: another(navigations.example.identifier),
    createRedirect: another(redirects.example.path),
    createForm: another(forms.example.title),
    publishSite: async () => ({ ids: inPlaceOf(sites.exampleId, (await draft()).id) }),
    unpublishSite: published,
    discardSiteDraft: published,
    readSiteRevision: published,
    restoreSiteRevision: published,
  };
}
