import { randomUUID } from 'node:crypto';
import { blocks } from '@theke/contracts/content/block';
import { forms } from '@theke/contracts/content/form';
import { navigations } from '@theke/contracts/content/navigation';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import type { Platform } from '../../journeys/platform.ts';
import { callOrThrow } from '../../journeys/staff-calls.ts';
import type { Prepare } from './prepare.ts';

type Stored = { id: string; version: number; path: string };

/**
 * Creates pages, blocks, menus, redirects and forms with unique values; publishing and unpublishing works once per
 * version.
 */
export function contentPreparations(
  platform: Platform,
  cookie: string,
  replacing: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, Prepare> {
  const uniqueValue =
    (value: string): Prepare =>
    async () => ({ ids: new Map([[value, `fuzz-${randomUUID()}`]]) });
  const send = async (path: string, body: object): Promise<Stored> =>
    (await callOrThrow(platform, 'POST', `/api/${path}`, cookie, body)).data;
  const createDraft = () => send('sites', { ...sites.example, path: `fuzz-${randomUUID()}` });
  const published: Prepare = async () => {
    const { id } = await createDraft();
    const { version } = await send(`sites/${id}/publish`, { version: 1 });
    return { ids: new Map([...replacing(sites.exampleId, id), ['"version":1}', `"version":${version}}`]]) };
  };
  return {
    createSite: uniqueValue(sites.example.path),
    createBlock: uniqueValue(blocks.example.identifier),
    createNavigation: uniqueValue(navigations.example.identifier),
    createRedirect: uniqueValue(redirects.example.path),
    createForm: uniqueValue(forms.example.title),
    publishSite: async () => ({ ids: replacing(sites.exampleId, (await createDraft()).id) }),
    unpublishSite: published,
    discardSiteDraft: published,
    readSiteRevision: published,
    restoreSiteRevision: published,
    moveSites: async () => {
      const { path } = await createDraft();
      return {
        ids: new Map([
          [sites.example.path, path],
          ['leistungen/planung', `fuzz-${randomUUID()}`],
        ]),
      };
    },
  };
}
