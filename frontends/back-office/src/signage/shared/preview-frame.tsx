import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Maximize2, RefreshCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as css from './preview-frame.module.css';
import { signageMessages } from './signage-messages.de.ts';
import { type Played, usePreviewLink } from './use-preview-link.ts';

const messages = signageMessages.preview;
/** The player in the frame has the size of a TV and is scaled down, so that fonts and line breaks are the real ones. */
const sizes = { landscape: { width: 1_920, height: 1_080 }, portrait: { width: 1_080, height: 1_920 } };
const lateAfterMs = 15_000;

type Props = {
  /** Undefined while it loads; the earlier content stays. */
  played: Played | undefined;
  orientation: 'landscape' | 'portrait';
};

/** Live preview: the real player in a frame. */
export function PreviewFrame(props: Props) {
  // A new frame is the only way to start the player again.
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame({ played, orientation, onRetry }: Props & { onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLate, setLate] = useState(false);
  const isReady = usePreviewLink(frame, played);
  const { width, height } = sizes[orientation];
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty(
        '--scale',
        String(Math.min(element.clientWidth / width, element.clientHeight / height)),
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  const isShown = isReady && played !== undefined;
  return (
    <div className={classNames(css.preview, orientation === 'portrait' && css.portrait)}>
      <div ref={box} className={css.box}>
        <iframe
          ref={frame}
          className={classNames(css.frame, !isShown && css.hidden)}
          src="/tv?preview"
          title={messages.frame}
          tabIndex={-1}
          width={width}
          height={height}
        />
        {!isShown && (
          <div className={css.waiting} role="status">
            {isLate && !isReady ? (
              <>
                {messages.late}
                <Button kind="second" size="small" onClick={onRetry}>
                  <RefreshCw {...icon} size={16} />
                  {messages.retry}
                </Button>
              </>
            ) : (
              messages.loading
            )}
          </div>
        )}
      </div>
      {isShown && document.fullscreenEnabled && (
        <Button kind="quiet" size="small" onClick={() => void box.current?.requestFullscreen()}>
          <Maximize2 {...icon} size={16} />
          {messages.enlarge}
        </Button>
      )}
    </div>
  );
}
