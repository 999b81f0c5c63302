import { blockPreviewPath, sitePreviewPath } from '@theke/rules/content/editing/canvas-marks';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathTo } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { canvasChanges } from './canvas-changes.ts';
import { styleFrame } from './frame-styles.ts';
import { isBlockEdited, nameEmptyHeadings, showAtOnce, swapBlocks, swapPage } from './update-canvas.ts';

const blocksAtOnce = 100;

async function read(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`preview: ${response.status}`);
  return response;
}

/** Loads rendered blocks, by id. */
async function readBlocks(site: string, blocks: readonly string[]): Promise<Record<string, string>> {
  const html: Record<string, string> = {};
  for (let first = 0; first < blocks.length; first += blocksAtOnce) {
    const response = await read(blockPreviewPath(site, blocks.slice(first, first + blocksAtOnce)));
    Object.assign(html, ((await response.json()) as { data: Record<string, string> }).data);
  }
  return html;
}

/**
 * The page in the frame, kept like the draft: moves and plain texts at once, everything else as soon as the server has
 * rendered it.
 * @param isTyping whether a text in the frame is being edited: the page is then not replaced
 */
export function useCanvasPage(isTyping: () => boolean) {
  const { site, queue, editing, outline } = useBuilder();
  const { view, session } = editing;
  const [page, setPage] = useState<Document>();
  const [isOutdated, setIsOutdated] = useState(false);
  const [step, setStep] = useState(0);
  const moved = useCallback(() => setStep((before) => before + 1), []);
  const latest = useRef({ view, draft: session.draft, outline, isTyping });
  latest.current = { view, draft: session.draft, outline, isTyping };
  const shown = useRef<PageDraft>(undefined);
  /** The draft that the page shows, or an older one: a page that loads may be newer than the draft it was asked for. */
  const rendered = useRef(session.draft);
  /** Blocks that were being edited when their HTML came. */
  const left = useRef(new Set<string>());
  const running = useRef<'once' | 'again' | undefined>(undefined);

  const nameOf = useCallback((block: string) => {
    const name = pathTo(latest.current.outline, block).at(-1)?.label ?? builderMessages.form.content;
    return builderMessages.canvas.pending(name);
  }, []);

  const renderOnce = useCallback(
    async (target: Document) => {
      const { draft } = latest.current;
      const { changed, lists, hasPageChanged } = canvasChanges(rendered.current, draft);
      const blocks = [...new Set([...changed, ...left.current])];
      if (hasPageChanged || lists.length > 0) {
        const html = await (await read(sitePreviewPath(site.id, { forEditor: true }))).text();
        // The rest comes when the text is done.
        if (latest.current.isTyping()) return false;
        swapPage(target, html);
        left.current.clear();
      } else {
        // Blocks that are being edited are rendered when the text is done.
        const edited = blocks.filter((block) => isBlockEdited(target, block));
        const others = blocks.filter((block) => !edited.includes(block));
        const kept = others.length > 0 ? swapBlocks(target, await readBlocks(site.id, others)) : [];
        left.current = new Set([...edited, ...kept]);
      }
      rendered.current = draft;
      showAtOnce(target, draft, latest.current.view, nameOf);
      shown.current = latest.current.view;
      moved();
      return true;
    },
    [site.id, nameOf, moved],
  );

  /** Renders what has changed on the server, one request at a time. */
  const refresh = useCallback(
    async (target: Document) => {
      if (running.current) {
        running.current = 'again';
        return;
      }
      do {
        running.current = 'once';
        const isDone = await renderOnce(target).catch(() => undefined);
        setIsOutdated(isDone === undefined);
      } while ((running.current as string) === 'again');
      running.current = undefined;
    },
    [renderOnce],
  );

  useLayoutEffect(() => {
    if (!page || !shown.current) return;
    showAtOnce(page, shown.current, view, nameOf);
    shown.current = view;
    moved();
  }, [page, view, nameOf, moved]);
  const { draft } = session;
  useEffect(() => {
    if (page && rendered.current !== draft) void refresh(page);
  }, [page, draft, refresh]);

  return {
    page,
    /** Counts changes of positions, for everything that is drawn over the page. */
    step,
    moved,
    isOutdated,
    /** Call when the frame has loaded, or its document can be used. */
    onLoad(loaded: Document | null | undefined) {
      if (!loaded?.body || loaded === page) return;
      styleFrame(loaded);
      nameEmptyHeadings(loaded);
      showAtOnce(loaded, rendered.current, latest.current.view, nameOf);
      shown.current = latest.current.view;
      setPage(loaded);
    },
    /** Renders what was left while a text was being edited. */
    textDone(block: string | null) {
      if (block !== null) left.current.add(block);
      // Otherwise the server's reply follows.
      if (page && queue.current().session.pending.length === 0) void refresh(page);
    },
  };
}
