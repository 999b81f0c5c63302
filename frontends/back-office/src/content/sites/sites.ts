import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { sites } from '@theke/contracts/content/site';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import { PanelsTopLeft } from 'lucide-react';
import { lazy } from 'react';
import { contentShape } from '../shared/content-shape.ts';
import { SiteState } from '../shared/draft-states.ts';
import { sitePreviewMessages } from './site-preview-messages.de.ts';

const SitePublishing = lazy(async () => ({
  default: (await import('./site-publishing.tsx')).SitePublishing,
}));

const SiteTree = lazy(async () => ({
  default: (await import('./site-tree.tsx')).SiteTree,
}));

const SitePathEditor = lazy(async () => ({
  default: (await import('./site-path-editor.tsx')).SitePathEditor,
}));

const SearchDescriptionEditor = lazy(async () => ({
  default: (await import('./search-description-editor.tsx')).SearchDescriptionEditor,
}));

const SitePreview = lazy(async () => ({
  default: (await import('./site-preview.tsx')).SitePreview,
}));

const MenuPlaceQuestion = lazy(async () => ({
  default: (await import('./menu-place-question.tsx')).MenuPlaceQuestion,
}));

export const officeSites = officeResource(sites, {
  group: 'website',
  usedWith: 'sites.draft',
  Icon: PanelsTopLeft,
  newLabel: 'Neue Seite',
  titleOf: ({ name }) => name,
  subtitleOf: ({ path }) => `/${path}`,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'hasChanges', from: 'phone', label: 'Status', Cell: SiteState },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Öffentlich', filter: { isListed: 'true' } },
    { label: 'Mit Änderungen', filter: { hasChanges: 'true' } },
  ],
  ...contentShape((type) => pageTypes[type as PageType].layout),
  places: { path: { Editor: SitePathEditor }, description: { Editor: SearchDescriptionEditor } },
  Question: MenuPlaceQuestion,
  previewTitle: sitePreviewMessages.heading,
  Preview: SitePreview,
  Beside: SiteTree,
  Tools: SitePublishing,
});
