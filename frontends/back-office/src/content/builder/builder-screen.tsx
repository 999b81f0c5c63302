import { useShop } from '@theke/admin/api/shop.ts';
import type { Site } from '@theke/contracts/content/site';
import type { EditingSession } from '@theke/rules/content/editing/editing-session';
import { findBlock } from '@theke/rules/content/editing/page-draft';
import type { Place } from '@theke/rules/content/editing/page-operation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { outlineOf } from './blocks/block-catalogue.ts';
import * as css from './builder.module.css';
import { builderMessages } from './builder-messages.de.ts';
import { BlockPath } from './canvas/block-path.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasBar } from './canvas/canvas-bar.tsx';
import type { Device } from './canvas/devices.ts';
import { historyKey } from './canvas/use-shortcuts.ts';
import { ConflictNotice } from './conflicts/conflict-notice.tsx';
import { SidePanel } from './form/side-panel.tsx';
import { BuilderHeader } from './header/builder-header.tsx';
import { InsertMenu } from './library/insert-menu.tsx';
import { LeftPanel } from './outline/left-panel.tsx';
import { OpenedProposal } from './proposals/opened-proposal.tsx';
import { UndecidedNotice } from './proposals/undecided-notice.tsx';
import { RefusedNotice } from './saving/refused-notice.tsx';
import { useEditQueue } from './saving/use-edit-queue.ts';
import { type Builder, BuilderContext } from './shared/builder-context.ts';
import { pageDraftOf } from './shared/page-draft-of.ts';
import { makeTypingKeys } from './shared/typing-keys.ts';
import { useFreshSite } from './shared/use-fresh-site.ts';

/** Screens on which the page is shown first. */
const firstDevice = (): Device => (window.innerWidth < 720 ? 'phone' : 'desktop');

/** The editor of a page: header, outline, page and form. */
export function BuilderScreen({ loaded, session }: { loaded: Site; session: EditingSession }) {
  const { queue, editing } = useEditQueue(loaded.id, session);
  const [site, setSite] = useState(loaded);
  const [wanted, setWanted] = useState<string | null>(null);
  const [place, setPlace] = useState<Place>();
  const [device, setDevice] = useState(firstDevice);
  const [percent, setPercent] = useState(100);
  const [open, setOpen] = useState<'outline' | 'form'>();
  const [typingKeys] = useState(() => makeTypingKeys());
  const { shopName } = useShop().config;
  const { view } = editing;
  const { content, name } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: attributes other than the type do not change the outline
  const outline = useMemo(() => outlineOf(view), [content, view.type]);
  const shownOutline = useDeferredValue(outline);
  // Another editor may have removed it.
  const selected = wanted !== null && findBlock(content, wanted) ? wanted : null;

  const select = useCallback(
    (block: string | null) => {
      setWanted(block);
      queue.select(block);
    },
    [queue],
  );
  const onSite = useCallback(
    (fresh: Site) => {
      setSite(fresh);
      queue.adopt(fresh.version, pageDraftOf(fresh));
    },
    [queue],
  );
  const refreshSite = useFreshSite(loaded.id, onSite);
  useEffect(() => {
    document.title = `${name} - ${shopName}`;
  }, [name, shopName]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const history = historyKey(event);
      const target = event.target as Element | null;
      // Formatted texts in the form have their own history, and dialogs have nothing to undo.
      if (!history || target?.closest('.tiptap, dialog')) return;
      event.preventDefault();
      queue[history]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [queue]);

  const builder: Builder = {
    site,
    queue,
    editing,
    outline,
    selected,
    select,
    insertAt: setPlace,
    typingKeys,
    onSite,
    refreshSite,
  };
  return (
    <BuilderContext value={builder}>
      <div className={css.builder}>
        <BuilderHeader className={css.head} />
        <LeftPanel nodes={shownOutline} isOpen={open === 'outline'} onClose={() => setOpen(undefined)} />
        <main className={css.middle} aria-label={builderMessages.title}>
          <CanvasBar
            device={device}
            percent={percent}
            onDevice={setDevice}
            onOutline={() => setOpen('outline')}
            onForm={() => setOpen('form')}
          />
          <RefusedNotice />
          <ConflictNotice />
          <UndecidedNotice />
          <Canvas device={device} onZoom={setPercent} onPick={() => setOpen(undefined)} />
          <BlockPath />
        </main>
        <SidePanel
          isOpen={open === 'form'}
          onClose={() => {
            setOpen(undefined);
            select(null);
          }}
        />
      </div>
      <OpenedProposal />
      {place && <InsertMenu place={place} onClose={() => setPlace(undefined)} />}
    </BuilderContext>
  );
}
