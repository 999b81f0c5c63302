import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useMemo } from 'react';
import { PageLinkContext } from '../../shared/site-tree/page-link-context.ts';
import { siteTreeMessages } from '../../shared/site-tree/site-tree-messages.de.ts';
import { SiteTreePages } from '../../shared/site-tree/site-tree-pages.tsx';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './outline.module.css';

/** Tree of all pages; a page opens in this editor. */
export function PagesPanel() {
  const { id } = useBuilder().site;
  const link = useMemo(() => ({ pathOf: (site: string) => `/sites/${site}/editor`, current: id }), [id]);
  return (
    <div className={css.pages}>
      <VisuallyHidden>
        <h2 id="site-tree">{siteTreeMessages.heading}</h2>
      </VisuallyHidden>
      <PageLinkContext value={link}>
        <SiteTreePages />
      </PageLinkContext>
    </div>
  );
}
