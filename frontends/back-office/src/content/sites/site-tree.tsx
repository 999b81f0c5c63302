import { useState } from 'react';
import * as css from '../shared/site-tree/site-tree.module.css';
import { siteTreeMessages } from '../shared/site-tree/site-tree-messages.de.ts';
import { SiteTreePages } from '../shared/site-tree/site-tree-pages.tsx';

const wide = '(min-width: 1200px)';

/** Tree of all pages by path, beside their list; collapsed on narrow screens. */
export function SiteTree() {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia?.(wide).matches ?? false);
  return (
    <details className={css.panel} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id="site-tree">{siteTreeMessages.heading}</summary>
      {isOpen && <SiteTreePages />}
    </details>
  );
}
