import { contentContract } from '@theke/contracts/content/contract';
import { entryRevisions } from '@theke/contracts/content/entry-revision';
import { formSubmissions } from '@theke/contracts/content/form';
import { redirectUses } from '@theke/contracts/content/redirect-use';
import { sites } from '@theke/contracts/content/site';
import { siteEditingChanged } from '@theke/contracts/content/site-editing';
import { siteRevisions } from '@theke/contracts/content/site-revision';
import { LiveChanges } from '@theke/kit/http/live-changes';
import { nextNumber } from '@theke/kit/resource/next-number';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { defineService } from '@theke/kit/service';
import { nodeLayout } from '@theke/rules/content/node-layout';
import { z } from 'zod';
import { checkLayout } from './check-layout.ts';
import type { Content } from './content.ts';
import { copySubscriptions } from './copies.ts';
import { draftedEntries } from './entries/drafted-entries.ts';
import { entryActions } from './entries/entry-actions.ts';
import { entryRevisionRoutes } from './entries/entry-revision-routes.ts';
import { eraseFormMessages } from './forms/erase-form-messages.ts';
import { formMessageRoutes } from './forms/form-message-routes.ts';
import { savedForm } from './forms/saved-form.ts';
import { submitFormRoute } from './forms/submit-form.ts';
import { testFormRoute } from './forms/test-form.ts';
import { tidyFormMessages } from './forms/tidy-form-messages.ts';
import { postColumns, projectColumns } from './list-columns.ts';
import { withoutMissedPlan } from './missed-plan.ts';
import { findDraftRoute, previewLinkRoutes } from './pages/find-draft.ts';
import { findFrameRoute, findPageRoute } from './pages/find-page.ts';
import { listFactsRoute } from './pages/list-facts.ts';
import { RelatedIndexCache } from './pages/related-index-cache.ts';
import { withFacts } from './pages/with-facts.ts';
import { planRoutes, runPlans } from './plans.ts';
import { factProductsTable, followProducts } from './product-facts.ts';
import { findPublicFileRoute } from './public/find-public-file.ts';
import { projectsByStatus } from './public/project-status-filter.ts';
import { publicRoutes } from './public/public-routes.ts';
import { countRedirectUses, removeRedirectUses } from './redirects/count-uses.ts';
import { enabledRedirects } from './redirects/find-redirects.ts';
import { importRedirectsRoute } from './redirects/import-redirects.ts';
import { redirectCheckRoutes } from './redirects/redirect-check-routes.ts';
import { savedRedirect } from './redirects/redirect-decisions.ts';
import { draftHistoryRoutes, keepDraft, removeDrafts, siteDraftsTable } from './sites/draft-history.ts';
import { duplicateSiteRoute } from './sites/duplicate-site.ts';
import { editSiteRoute } from './sites/edit-site.ts';
import { existingReferences } from './sites/existing-references.ts';
import { freePath, freePathForRedirect, restoredPaths } from './sites/free-path.ts';
import { inboundLinksRoute } from './sites/inbound-links.ts';
import { moveSitesRoute } from './sites/move-sites.ts';
import { publish, siteActions } from './sites/site-actions.ts';
import { savedSite, withRecordedChanges } from './sites/site-decisions.ts';
import { forgetEditors, type LiveEditing, siteEditingRoutes, siteEditorsTable } from './sites/site-editors.ts';
import { removeRevisions, revisionRoutes } from './sites/site-revisions.ts';
import { siteTreeRoute } from './sites/site-tree.ts';
import { siteStoreOptions, sizeLimit, stores } from './stores.ts';

/** Assigns a number on creation; it never changes. */
const numbered = async <D extends { number?: number | undefined }>(
  unit: UnitOfWork,
  kind: string,
  doc: D,
): Promise<D> => (doc.number === undefined ? { ...doc, number: await nextNumber(unit, kind) } : doc);
const numberedAs = (kind: string) => ({
  beforeSave: <D extends { number?: number | undefined }>(unit: UnitOfWork, doc: D) => numbered(unit, kind, doc),
});

/** Guests read texts with filled facts from every endpoint (FACT-01). */
const withFactsFilled =
  (now: () => Date) =>
  async <T>(unit: UnitOfWork, shown: T): Promise<T> =>
    (await withFacts(unit, shown, now())).shown;

/** Content: the pages of a site with posts, projects, blocks and menus. */
export const content = defineService({
  contract: contentContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  onDocuments: true,
  resources: ({ now, newId }) => ({
    sites: {
      ...siteStoreOptions,
      completePublic: withFactsFilled(now),
      async beforeSave(unit, doc, before, by) {
        const saved = before ? withRecordedChanges(before, savedSite(doc), by, now()) : savedSite(doc);
        if (saved.path !== before?.path) await freePath(unit, saved.path, before?.id, now());
        await existingReferences(unit, saved);
        if (before && saved.edits !== doc.edits) await keepDraft(unit, { now, newId }, before);
        return saved;
      },
      beforeRestore: (unit, doc, id) => restoredPaths(unit, withoutMissedPlan(doc, now()), id, now()),
      async afterPurge(unit, id) {
        await removeRevisions(unit, id);
        await removeDrafts(unit, id);
      },
    },
    blocks: { ...draftedEntries.blocks.hooks({ now, newId }), completePublic: withFactsFilled(now) },
    nodes: {
      async beforeSave(_, doc) {
        checkLayout(nodeLayout, doc.content, 'content', doc.isPublic ? 'shown' : 'draft');
        return doc;
      },
    },
    navigations: draftedEntries.navigations.hooks({ now, newId }),
    redirects: {
      async beforeSave(unit, doc, before) {
        // Serialised: two concurrent redirects to each other would not see the loop.
        await stores.redirects.serialize(unit);
        const enabled = await enabledRedirects(stores.redirects, unit);
        const saved = savedRedirect(
          doc,
          enabled.filter(({ id }) => id !== before?.id),
        );
        if (saved.isEnabled) await freePathForRedirect(unit, saved.path, now());
        return saved;
      },
      beforeDelete: removeRedirectUses,
    },
    posts: {
      columns: postColumns,
      marked: true,
      sizeLimit,
      ...draftedEntries.posts.hooks({ now, newId }),
      completePublic: withFactsFilled(now),
      beforeSave: async (unit, doc, before, by) =>
        draftedEntries.posts.saved(unit, await numbered(unit, 'posts', doc), before, by, { now, newId }),
      afterPurge: (unit, id) => draftedEntries.posts.revisions.remove(unit, id),
    },
    projects: {
      columns: projectColumns,
      marked: true,
      sizeLimit,
      ...draftedEntries.projects.hooks({ now, newId }),
      beforeSave: async (unit, doc, before, by) =>
        draftedEntries.projects.saved(unit, await numbered(unit, 'projects', doc), before, by, { now, newId }),
      afterPurge: (unit, id) => draftedEntries.projects.revisions.remove(unit, id),
      computedFilters: { status: projectsByStatus(now) },
    },
    services: numberedAs('services'),
    businessSectors: numberedAs('business-sectors'),
    topics: numberedAs('topics'),
    forms: { beforeSave: (unit, doc, before) => savedForm(unit, doc, before, now()) },
  }),
  setup({ db, resources, now, newId, secret }) {
    const content: Content = { db, resources, now, newId, related: new RelatedIndexCache() };
    const live: LiveEditing = new LiveChanges('site', [siteEditingChanged, sites.events.changed, sites.events.deleted]);
    return {
      routes: [
        ...siteActions(content),
        ...planRoutes(content),
        editSiteRoute(content),
        ...siteEditingRoutes(content, live),
        siteTreeRoute(content),
        inboundLinksRoute(content),
        listFactsRoute(content),
        moveSitesRoute(content),
        duplicateSiteRoute(content),
        ...redirectCheckRoutes(content),
        importRedirectsRoute(content),
        ...revisionRoutes(content),
        ...draftHistoryRoutes(content),
        ...entryActions(content),
        ...entryRevisionRoutes(content),
        ...publicRoutes(content),
        submitFormRoute(content),
        ...formMessageRoutes(content),
        testFormRoute(content),
        findPublicFileRoute(content),
        findPageRoute(content),
        findFrameRoute(content),
        findDraftRoute(content),
        ...previewLinkRoutes(content, secret),
      ],
      subscriptions: [
        ...copySubscriptions(),
        followProducts({ now }),
        live.subscription,
        countRedirectUses({ now, newId }),
        eraseFormMessages(secret),
      ],
      jobs: [runPlans(content), forgetEditors(content), tidyFormMessages(content)],
      collections: [
        siteEditorsTable,
        siteDraftsTable,
        factProductsTable,
        ...[siteRevisions, formSubmissions, redirectUses].map(({ name }) => name),
        ...Object.values(entryRevisions).map(({ stored }) => stored.name),
      ],
      useCases: {
        publishSite: (tenant: string, id: string, version: number, by: string) =>
          publish(content, { tenant, params: { id }, body: { version } }, by),
      },
    };
  },
});
