import { type Site, sites } from '@theke/contracts/content/site';
import {
  listSiteDrafts,
  maxSiteDrafts,
  readSiteDraft,
  restoreSiteDraft,
  siteDrafts,
} from '@theke/contracts/content/site-draft';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { removeAllForGood, removeForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { unlimitedSize } from '@theke/kit/resource/size-limit';
import type { Content } from '../content.ts';
import { changeSite } from './change-site.ts';
import { pageOf } from './page-draft-of.ts';
import { restoredDraft, withRecordedChanges } from './site-decisions.ts';

// A page keeps few of them, and a deleted page none.
const store = eitherResourceStore(siteDrafts, { sizeLimit: unlimitedSize });

export const siteDraftsTable = siteDrafts.name;

/** An editor who has paused for this time in ms begins a new stretch of work. */
export const pauseBetweenDrafts = 30 * 60_000;

type HistoryDeps = Pick<Content, 'now' | 'newId'>;

/** Keeps the draft of a page before a change, unless it is the published revision (EDIT-10). */
export async function keepDraft(unit: UnitOfWork, { now, newId }: HistoryDeps, site: Site): Promise<void> {
  if (!site.hasChanges) return;
  const stamp = { changedAt: site.updatedAt, changedBy: lastEditor(site) };
  // Read first: on MongoDB a list shows the state before the unit.
  const query = { page: 2, pageSize: maxSiteDrafts - 1, filter: { site: site.id } };
  const { data: tooMany } = await store.list(unit, query, false);
  for (const { id } of tooMany) await removeForGood(unit, { resource: siteDrafts, store }, id);
  await store.insert(unit, newId(), { ...pageOf(site), ...stamp, site: site.id }, now());
}

/** Name of the last editor of the page; empty if no recent change is recorded. */
const lastEditor = ({ edits }: Site): string =>
  Object.values(edits.changes).toSorted((one, other) => other.version - one.version)[0]?.by ?? '';

export const removeDrafts = (unit: UnitOfWork, site: string): Promise<void> =>
  removeAllForGood(unit, { resource: siteDrafts, store }, { site });

async function findDraftOf(unit: UnitOfWork, site: string, id: string) {
  const found = await store.find(unit, id);
  if (found?.site !== site) throw unknown(siteDrafts.label.one);
  return found;
}

export function draftHistoryRoutes(content: Content) {
  const { db, resources, now } = content;
  const change = changeSite(content);
  return [
    route(listSiteDrafts, ({ tenant, params }) =>
      db.withTenant(tenant, async (unit) => {
        if (!(await resources.sites.store.find(unit, params.id))) throw unknown(sites.label.one);
        const query = { page: 1, pageSize: maxSiteDrafts, filter: { site: params.id } };
        const { data } = await store.list(unit, query, false);
        return data.map(({ id, changedAt, changedBy }) => ({ id, changedAt, changedBy }));
      }),
    ),
    route(readSiteDraft, ({ tenant, params }) =>
      db.withTenant(tenant, async (unit) => {
        const {
          site: _,
          version: __,
          createdAt: ___,
          updatedAt: ____,
          ...draft
        } = await findDraftOf(unit, params.id, params.draft);
        return draft;
      }),
    ),
    route(restoreSiteDraft, (call) =>
      change(content, call, async (doc, unit, site) => {
        const draft = await findDraftOf(unit, site.id, call.body.draft);
        await keepDraft(unit, content, site);
        return withRecordedChanges(site, restoredDraft(doc, draft), call.identity.user?.name ?? '', now());
      }),
    ),
  ];
}
