import { sites } from '@theke/contracts/content/site';
import {
  editorTimeout,
  reportSiteEditing,
  siteEditingChanged,
  siteEditor,
  streamSiteEditing,
} from '@theke/contracts/content/site-editing';
import { field } from '@theke/contracts/field';
import { defineResource } from '@theke/contracts/resource';
import { exampleId, id, instant } from '@theke/contracts/wire';
import type { LiveChanges } from '@theke/kit/http/live-changes';
import { route } from '@theke/kit/http/route';
import { everyTenant } from '@theke/kit/jobs/every';
import { unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { removeAllForGood, removeForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { unlimitedSize } from '@theke/kit/resource/size-limit';
import type { Content } from '../content.ts';
import { pageDraftOf } from './page-draft-of.ts';

/** Who has a page open in the editor. No endpoint returns it in full. */
const siteEditors = defineResource({
  service: 'content',
  name: 'site-editors',
  one: 'site-editor',
  label: { one: 'Bearbeitung', many: 'Bearbeitungen' },
  draft: siteEditor.extend({ site: field(id, 'Seite'), seenAt: field(instant, 'Gemeldet') }),
  filters: ['site', 'session'],
  range: ['seenAt'],
  sorts: [],
  example: {
    session: exampleId('editing-session'),
    name: 'Dora Huber',
    block: null,
    site: exampleId('site'),
    seenAt: '2026-11-21T12:00:00.000Z',
  },
});

export const siteEditorsTable = siteEditors.name;

// Short-lived rows of a few bytes.
const store = eitherResourceStore(siteEditors, { sizeLimit: unlimitedSize });

export type LiveEditing = LiveChanges<typeof siteEditingChanged | typeof sites.events.changed>;

/** Who else edits a page, and the draft if it is newer than the editor's (EDIT-04). */
export const siteEditingRoutes = ({ db, resources, now, newId }: Content, live: LiveEditing) => [
  route(reportSiteEditing, ({ tenant, params, body, identity }) =>
    db.withTenant(tenant, async (unit) => {
      const site = await resources.sites.store.find(unit, params.id);
      if (!site) throw unknown(sites.label.one);
      const at = now();
      const query = { page: 1, pageSize: 50, filter: { site: site.id, seenAtFrom: alive(at) } };
      const { data } = await store.list(unit, query, false);
      const own = { page: 1, pageSize: 1, sort: '-createdAt', filter: { session: body.session } };
      const [before] = (await store.list(unit, own, false)).data;
      const others = data
        .filter(({ session }) => session !== body.session)
        .map(({ session, name, block }) => ({ session, name, block }));
      const reply = {
        version: site.version,
        draft: site.version > body.known ? pageDraftOf(site) : null,
        editors: others,
      };
      if (body.isLeaving) {
        if (before) await leave(unit, before);
        return reply;
      }
      const row = {
        session: body.session,
        name: identity.user?.name ?? '',
        block: body.block,
        site: site.id,
        seenAt: at.toISOString(),
      };
      const after = before
        ? await store.update(unit, before.id, before.version, row, at)
        : await store.insert(unit, newId(), row, at);
      const isNews = before?.block !== row.block || before?.site !== row.site || before.seenAt < alive(at);
      if (after && isNews) unit.publish(siteEditingChanged(after.id, after.version, { id: site.id }));
      return reply;
    }),
  ),
  route(streamSiteEditing, async ({ tenant, params }, response, request) => {
    const found = await db.withTenant(tenant, (unit) => resources.sites.store.find(unit, params.id));
    if (!found) throw unknown(sites.label.one);
    live.open(request, response, { tenant, matches: ({ id: changed }) => changed === params.id });
  }),
];

/** Removes an editor and tells the others. */
async function leave(unit: UnitOfWork, { id, version, site }: { id: string; version: number; site: string }) {
  if (await removeForGood(unit, { resource: siteEditors, store }, id))
    unit.publish(siteEditingChanged(id, version + 1, { id: site }));
}

const alive = (at: Date): string => new Date(at.getTime() - editorTimeout).toISOString();

const dayMs = 24 * 3_600_000;

/** Removes editors who have not reported for a day: their sessions do not return. */
export const forgetEditors = ({ db, now }: Content) =>
  everyTenant('1 h', {
    name: 'forget editors',
    run: (tenant) =>
      db.withTenant(tenant, (unit) =>
        removeAllForGood(
          unit,
          { resource: siteEditors, store },
          { seenAtUntil: new Date(now().getTime() - dayMs).toISOString() },
        ),
      ),
  });
