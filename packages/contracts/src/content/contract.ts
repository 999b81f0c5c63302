import { aiSettingsChanged } from '../ai/ai-settings.ts';
import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { redirectsUsed } from '../gateway/redirects-used.ts';
import { configChanged } from '../identity/config.ts';
import { profileChanged, profileDeleted } from '../identity/profile.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { imageChanged, imageDeleted, imageStored } from '../media/image.ts';
import { customerErased } from '../ordering/customer.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { blocks } from './block.ts';
import { businessSectors } from './business-sector.ts';
import { findContentDraft, previewLinks } from './content-draft.ts';
import { entryRevisions } from './entry-revision.ts';
import { listFacts } from './facts.ts';
import { factsChanged } from './facts-changed.ts';
import { formSubmitted, forms, formTested, submitForm, testForm } from './form.ts';
import { deleteFormMessage, listFormMessages, markFormMessage, readFormMessage } from './form-message.ts';
import { readInboundLinks } from './inbound-link.ts';
import { navigations } from './navigation.ts';
import { nodes } from './node.ts';
import { posts } from './post.ts';
import { projects } from './project.ts';
import {
  findPublicFile,
  listPublicBusinessSectors,
  listPublicPosts,
  listPublicProjects,
  listPublicServices,
  listPublicTopics,
  listPublicUsers,
  readPublicBusinessSector,
  readPublicPost,
  readPublicProject,
  readPublicService,
  readPublicTopic,
  readPublicUser,
  searchSite,
} from './public-api.ts';
import { redirects } from './redirect.ts';
import { checkPaths, importRedirects, listRedirectChecks, traceRedirect } from './redirect-tools.ts';
import { services } from './service.ts';
import { sites } from './site.ts';
import { listSiteDrafts, readSiteDraft, restoreSiteDraft } from './site-draft.ts';
import { editSite, reportSiteEditing, siteEditingChanged, streamSiteEditing } from './site-editing.ts';
import { discardSiteDraft, planSite, publishSite, unpublishSite } from './site-publishing.ts';
import { listSiteRevisions, readSiteRevision, restoreSiteRevision } from './site-revision.ts';
import { duplicateSite, listSiteTree, moveSites } from './site-tree.ts';
import { topics } from './topic.ts';

const resources = {
  sites,
  blocks,
  nodes,
  navigations,
  redirects,
  posts,
  projects,
  services,
  businessSectors,
  topics,
  forms,
};

export const contentContract = defineContract({
  service: 'content',
  resources,
  endpoints: [
    publishSite,
    unpublishSite,
    discardSiteDraft,
    planSite,
    editSite,
    reportSiteEditing,
    streamSiteEditing,
    readInboundLinks,
    listFacts,
    listSiteTree,
    moveSites,
    duplicateSite,
    traceRedirect,
    checkPaths,
    listRedirectChecks,
    importRedirects,
    listSiteRevisions,
    readSiteRevision,
    restoreSiteRevision,
    listSiteDrafts,
    readSiteDraft,
    restoreSiteDraft,
    ...Object.values(entryRevisions).flatMap((endpoints) => [
      endpoints.publish,
      endpoints.unpublish,
      endpoints.discard,
      endpoints.plan,
      endpoints.list,
      endpoints.read,
      endpoints.restore,
    ]),
    listPublicProjects,
    readPublicProject,
    listPublicPosts,
    readPublicPost,
    listPublicUsers,
    readPublicUser,
    listPublicServices,
    readPublicService,
    listPublicTopics,
    readPublicTopic,
    listPublicBusinessSectors,
    readPublicBusinessSector,
    searchSite,
    findPublicFile,
    submitForm,
    testForm,
    findContentDraft,
    ...Object.values(previewLinks),
    listFormMessages,
    readFormMessage,
    markFormMessage,
    deleteFormMessage,
  ],
  events: [formSubmitted, formTested, siteEditingChanged, factsChanged],
  // All of these can appear on a page, in a menu or in a footer.
  pages: [
    ...[...Object.values(resources), branches].flatMap(changesOf),
    ...[profileChanged, profileDeleted, imageStored, imageChanged, imageDeleted],
    // Whether visitors see marks of generated content.
    aiSettingsChanged,
    // The currency of prices in texts.
    configChanged,
  ],
  pageParts: [factsChanged],
  // Menus link to branches; bins expire by tenant.
  subscribes: {
    copies: [
      ...changesOf(branches),
      // Addresses for samples of forms.
      ...changesOf(users),
      ...[profileChanged, profileDeleted, imageStored, imageChanged, imageDeleted, tenantChanged],
      aiSettingsChanged,
      // Facts in texts.
      ...changesOf(products),
      configChanged,
    ],
    broadcasts: [siteEditingChanged, ...changesOf(sites)],
    reactions: [redirectsUsed, customerErased],
  },
});
