import { isPaletteKey, useOpenPalette } from '@theke/admin/palette/palette-context.ts';
import { sitePreviewPath } from '@theke/rules/content/editing/canvas-marks';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './canvas.module.css';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { showBlock } from './canvas-page.ts';
import { type Device, devices } from './devices.ts';
import { useCanvasPage } from './use-canvas-page.ts';
import { useFrameEvents } from './use-frame-events.ts';
import { useInlineText } from './use-inline-text.ts';
import { historyKey, useBlockKeys } from './use-shortcuts.ts';
import { useStageSize } from './use-stage-size.ts';

const TextToolbarOnPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rich-text-on-page" */ './text-toolbar-on-page.tsx')).TextToolbarOnPage,
}));

const texts = builderMessages.canvas;

type Props = { device: Device; onZoom: (percent: number) => void; onPick: () => void };

/** The page as the server renders it, with everything that edits it. */
export function Canvas({ device, onZoom, onPick }: Props) {
  const { site, queue, selected, select } = useBuilder();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [hovered, setHovered] = useState<string>();
  const textDone = useRef<(block: string | null) => void>(() => undefined);
  const text = useInlineText((block) => textDone.current(block));
  const canvas = useCanvasPage(text.isTyping);
  const { page, step, moved, isOutdated } = canvas;
  textDone.current = canvas.textDone;

  const { width: stageWidth, height: stageHeight } = useStageSize(stage);
  const { width } = devices[device];
  const zoom = stageWidth > 0 ? Math.min(1, stageWidth / width) : 1;
  const percent = Math.round(zoom * 100);
  const reportZoom = useEffectEvent(onZoom);
  useEffect(() => reportZoom(percent), [percent]);

  // The page can be edited before its pictures have loaded.
  const attachEarly = useEffectEvent(canvas.onLoad);
  useEffect(() => {
    const timer = setInterval(() => {
      const early = frame.current?.contentDocument;
      if (!early || early.URL === 'about:blank' || early.readyState === 'loading') return;
      clearInterval(timer);
      attachEarly(early);
    }, 50);
    return () => clearInterval(timer);
  }, []);

  const openPalette = useOpenPalette();
  const onBlockKey = useBlockKeys((block) => page && text.beginIn(page, block));
  function onKey(event: KeyboardEvent) {
    if (isPaletteKey(event)) {
      event.preventDefault();
      openPalette?.('palette');
      return;
    }
    const history = historyKey(event);
    // Read first, because Enter on a block starts typing.
    const wasTyping = text.isTyping();
    const isUsed = history ? true : wasTyping ? event.key === 'Escape' : onBlockKey(event);
    if (history) queue[history]();
    else if (isUsed && wasTyping) text.end();
    if (!isUsed) return;
    event.preventDefault();
    event.stopPropagation();
  }
  useFrameEvents(page, {
    onHover: setHovered,
    onSelect: (block) => {
      select(block);
      onPick();
    },
    onText: (found) => text.begin(found),
    onPictures: (found, pictures) => {
      select(found.block);
      text.begin(found, pictures);
    },
    onElsewhere: text.end,
    onKey,
    onMoved: moved,
  });

  const { active } = text;
  const endOther = useEffectEvent(() => {
    if (active && active.block !== selected) text.end();
  });
  useEffect(() => {
    endOther();
    if (page && selected !== null) showBlock(page, selected);
    moved();
  }, [page, selected, moved]);

  return (
    <div className={css.stage} ref={stage}>
      {isOutdated && (
        <Notice kind="soon" role="status" className={css.notice}>
          {texts.outdated}
        </Notice>
      )}
      <div
        className={classNames(css.device, device !== 'desktop' && css.narrow)}
        style={{ width: `${width * zoom}px`, height: '100%' }}
      >
        <iframe
          ref={frame}
          title={texts.label}
          src={sitePreviewPath(site.id, { forEditor: true })}
          className={css.frame}
          style={{
            width: `${width}px`,
            height: stageHeight > 0 ? `${stageHeight / zoom}px` : '100%',
            transform: `scale(${zoom})`,
          }}
          onLoad={() => canvas.onLoad(frame.current?.contentDocument)}
        />
        {page && (
          <CanvasOverlay page={page} zoom={zoom} step={step} hovered={hovered} isTyping={active !== undefined} />
        )}
        {active?.editor && (
          <Suspense>
            <TextToolbarOnPage text={active} editor={active.editor} zoom={zoom} />
          </Suspense>
        )}
      </div>
      {!page && (
        <p className={css.loading} role="status">
          {texts.loading}
        </p>
      )}
    </div>
  );
}
