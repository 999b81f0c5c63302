import type { PackageScene } from '@theke/contracts/signage/package';
import { classNames } from '@theke/ui/class-names';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { decodePictures } from './decode-pictures.ts';
import * as css from './stage.module.css';
import { StageContext } from './stage-context.ts';
import { useElementSize } from './use-element-size.ts';

type Props = {
  look: PackageScene['look'];
  className?: string | undefined;
  /** False while the scene still measures its texts; then it is not ready. */
  isLaidOut?: boolean;
  /** All fonts and pictures are loaded. */
  onReady?: (() => void) | undefined;
  /** A picture marked `data-required` is missing or broken. */
  onPictureMissing?: (() => void) | undefined;
  children: ReactNode;
};

/** Width or height, whichever is shorter, that sizes in style sheets refer to. */
const designLines = 1080;

/**
 * The screen: fills its parent, sets the colours of a look and the unit `--u`, which is a pixel of a screen with 1080
 * lines. `data-format` is `landscape` or `portrait`.
 */
export function Stage({ look, className, isLaidOut = true, onReady, onPictureMissing, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(element);
  const callbacks = useRef({ onReady, onPictureMissing });
  callbacks.current = { onReady, onPictureMissing };

  useEffect(() => {
    let isLeft = false;
    const prepare = async (stage: HTMLElement) => {
      await document.fonts?.ready;
      const isComplete = await decodePictures(stage);
      if (isLeft) return;
      if (isComplete) callbacks.current.onReady?.();
      else callbacks.current.onPictureMissing?.();
    };
    if (isLaidOut && element.current) void prepare(element.current);
    return () => {
      isLeft = true;
    };
  }, [isLaidOut]);

  const short = Math.min(size.width, size.height);
  const unit = short > 0 ? ({ '--u': `${short / designLines}px` } as CSSProperties) : undefined;
  return (
    <div
      ref={element}
      lang="de"
      className={classNames(css.stage, className)}
      style={unit}
      data-look={look}
      data-scheme={look === 'dark' ? 'dark' : 'light'}
      data-format={size.height > size.width ? 'portrait' : 'landscape'}
    >
      <StageContext value={size}>{children}</StageContext>
    </div>
  );
}
