import { type Site, sites, siteType } from '@theke/contracts/content/site';
import { editSite, siteEditingChanged } from '@theke/contracts/content/site-editing';
import { metaOf } from '@theke/contracts/field';
import { type Call, route } from '@theke/kit/http/route';
import { invalid, Problem, stale, unknown } from '@theke/kit/problem';
import { NotUnique, type UnitOfWork } from '@theke/kit/resource/resource-store';
import type { EditBatch, NumberedOperation } from '@theke/rules/content/editing/merge-edits';
import type { PageOperation } from '@theke/rules/content/editing/page-operation';
import type { Content } from '../content.ts';
import { keepDraft, pauseBetweenDrafts } from './draft-history.ts';
import { existingReferences } from './existing-references.ts';
import { freePath } from './free-path.ts';
import { pageDraftOf } from './page-draft-of.ts';
import { mergedSite, type SiteDoc, savedSite } from './site-decisions.ts';

type EditCall = Pick<Call<typeof editSite>, 'tenant' | 'params' | 'body'>;

/** Concurrent requests change the same row: the second one merges again. */
const maxAttempts = 30;

const staleCode = stale('').faults[0]?.code;

/** Merges operations into the draft, without outdating what guests see. */
export const editSiteRoute = (content: Content) =>
  route(editSite, (call) => edit(content, call, call.identity.user?.name ?? ''));

async function edit(content: Content, call: EditCall, by: string) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const reply = await content.db
      .withTenant(call.tenant, (unit) => attemptEdit(content, unit, call, by))
      .catch((error: unknown) => {
        // MongoDB's unit of work gives up earlier.
        if (error instanceof Problem && error.faults[0]?.code === staleCode) return undefined;
        throw error instanceof NotUnique ? takenPath(call.body.operations) : error;
      });
    if (reply) return reply;
  }
  throw stale(sites.label.one);
}

/** Undefined if another request has changed the page meanwhile. */
async function attemptEdit(
  { resources, now, newId }: Content,
  unit: UnitOfWork,
  { params, body }: EditCall,
  by: string,
) {
  const { store } = resources.sites;
  const site = await store.find(unit, params.id);
  if (!site) throw unknown(sites.label.one);
  const batch = { session: body.session, by, operations: body.operations as readonly NumberedOperation[] };
  const { doc, merged } = mergedSite(site, batch, now());
  if (merged.state === site.edits)
    return {
      version: site.version,
      draft: site.version === body.known ? null : merged.draft,
      conflicts: [...merged.conflicts],
    };
  const saved = await checked(unit, site, batch, doc, now());
  const after = await store.update(unit, site.id, site.version, saved, now());
  if (!after) return undefined;
  // Written after the page: on MongoDB a unit is only repeated if its first write was overtaken.
  if (merged.applied.length > 0 && isNewStretch(site, body.session, now())) await keepDraft(unit, { now, newId }, site);
  unit.publish(siteEditingChanged(site.id, after.version, { id: site.id }));
  const isNews = site.version !== body.known || merged.conflicts.length > 0;
  return { version: after.version, draft: isNews ? pageDraftOf(after) : null, conflicts: [...merged.conflicts] };
}

/** Whether an editor begins to work, or continues after a pause. */
function isNewStretch({ edits }: Site, session: string, at: Date): boolean {
  const last = edits.sessions[session]?.at;
  return last === undefined || at.getTime() - Date.parse(last) > pauseBetweenDrafts;
}

/** @throws Problem 422 with the first operation after which the draft is invalid, as `operations.N` */
async function checked(unit: UnitOfWork, site: Site, batch: EditBatch, doc: SiteDoc, at: Date): Promise<SiteDoc> {
  try {
    return await check(unit, site, doc, at);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const [index] of batch.operations.entries()) {
      const part = mergedSite(site, { ...batch, operations: batch.operations.slice(0, index + 1) }, at).doc;
      const problem = await check(unit, site, part, at).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (problem instanceof Problem)
        throw new Problem(
          problem.status,
          problem.faults.map((fault) => ({ ...fault, field: `operations.${index}` })),
        );
    }
    throw error;
  }
}

async function check(unit: UnitOfWork, site: Site, doc: SiteDoc, at: Date): Promise<SiteDoc> {
  if (!siteType.safeParse(doc.type).success) throw invalid('INVALID', 'Diesen Seitentyp gibt es nicht.', 'type');
  for (const [name, schema] of Object.entries(attributes)) {
    const { success } = schema.safeParse(doc[name as keyof typeof attributes]);
    if (!success) throw invalid('INVALID', `„${metaOf(schema).title}“ hat nicht die erwartete Form.`, name);
  }
  const saved = savedSite(doc);
  if (saved.path !== site.path) await freePath(unit, saved.path, site.id, at);
  await existingReferences(unit, saved);
  return saved;
}

const { path, name, title, keywords, description } = sites.draft.shape;
const attributes = { path, name, title, keywords, description };
const takenPath = (operations: readonly { operation: PageOperation | object }[]): Problem => {
  const index = operations.findLastIndex(({ operation }) => 'attribute' in operation && operation.attribute === 'path');
  return invalid('NOT_UNIQUE', 'Unter diesem Pfad liegt schon eine andere Seite.', `operations.${Math.max(index, 0)}`);
};
