import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { pageTypes } from '@theke/rules/content/page-types';
import type { PageLine } from './changed-lines.ts';
import { contentLines } from './content-lines.ts';
import { pageFieldMessages } from './page-field-messages.de.ts';

const fields = ['name', 'path', 'title', 'keywords', 'description'] as const;

/** Readable lines of a page, to compare two versions. */
export function pageLines(page: Pick<Site | SiteRevision, (typeof fields)[number] | 'type' | 'content'>): PageLine[] {
  return [
    ...fields.map((name) => ({ key: name, label: pageFieldMessages[name], text: page[name] })),
    { key: 'type', label: pageFieldMessages.type, text: pageTypes[page.type].label },
    ...contentLines(pageTypes[page.type].layout, page.content),
  ];
}
