import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Segmented } from '@theke/ui/segmented';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OutlineNode } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import * as css from './outline.module.css';
import { OutlinePanel } from './outline-panel.tsx';

const PagesPanel = lazy(async () => ({ default: (await import('./pages-panel.tsx')).PagesPanel }));

const texts = builderMessages.outline;
const tabs = [
  { value: 'outline', label: texts.label },
  { value: 'pages', label: texts.pages },
] as const;

type Props = { nodes: readonly OutlineNode[]; isOpen: boolean; onClose: () => void };

/** Outline of the page, and the tree of all pages beside it. */
export function LeftPanel({ nodes, isOpen, onClose }: Props) {
  const [tab, setTab] = useState<'outline' | 'pages'>('outline');
  return (
    <nav className={css.panel} aria-label={texts.panel} data-open={isOpen || undefined}>
      <header className={css.head}>
        <Segmented label={texts.tabs} value={tab} onChange={setTab} segments={tabs} />
        <IconButton label={texts.close} className={css.close} onClick={onClose}>
          <X {...icon} size={18} />
        </IconButton>
      </header>
      {tab === 'outline' ? (
        <OutlinePanel nodes={nodes} />
      ) : (
        <Suspense>
          <PagesPanel />
        </Suspense>
      )}
    </nav>
  );
}
