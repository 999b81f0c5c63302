import type { ImageCrop, ImagePoint } from '@theke/contracts/media/image';
import { useId } from 'react';
import { type Corner, moveCrop, resizeCrop, toCropPoint } from './crop-geometry.ts';
import { cropMessages } from './crop-messages.de.ts';
import * as css from './crop-stage.module.css';
import { DragHandle } from './drag-handle.tsx';

type Props = {
  src: string;
  alt: string;
  crop: ImageCrop;
  /** Width to height, as shares of the picture; undefined: any. */
  ratio: number | undefined;
  /** As shares of the whole picture; within the crop. */
  focus: ImagePoint;
  onCrop: (crop: ImageCrop) => void;
  onFocus: (focus: ImagePoint) => void;
  onLoaded: (size: { width: number; height: number }) => void;
};

const corners: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

const percent = (share: number): string => `${share * 100}%`;
/** Half of the smallest distance between the handles of two corners, in px: none covers another. */
const reach = 44;
const centre = (share: number): string => `clamp(${reach}px, ${percent(share)}, 100% - ${reach}px)`;
const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** The whole picture with a crop and a focal point that can be dragged or moved by arrow keys. */
export function CropStage({ src, alt, crop, ratio, focus, onCrop, onFocus, onLoaded }: Props) {
  const hint = useId();
  const { x, y, width, height } = crop;
  const shown = toCropPoint(focus, crop);
  const place = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <div className={css.outer}>
      <div className={css.stage} data-picture>
        <img
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget }) =>
            onLoaded({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
        <div className={css.clip}>
          <div className={css.shade} style={place} />
        </div>
        <div className={css.frame} style={place} />
        <div
          className={css.handles}
          style={{
            left: centre(x + width / 2),
            top: centre(y + height / 2),
            width: place.width,
            height: place.height,
            minWidth: `${2 * reach}px`,
            minHeight: `${2 * reach}px`,
          }}
        >
          <DragHandle
            label={cropMessages.move}
            describedBy={hint}
            className={css.inside}
            onGrab={() => (dx, dy) => onCrop(moveCrop(crop, dx, dy))}
          />
          {corners.map((corner) => (
            <DragHandle
              key={corner}
              label={cropMessages.corners[corner]}
              describedBy={hint}
              className={css.corner}
              style={{
                left: corner.endsWith('Left') ? 0 : '100%',
                top: corner.startsWith('top') ? 0 : '100%',
              }}
              onGrab={() => (dx, dy) => onCrop(resizeCrop(crop, corner, dx, dy, ratio))}
            />
          ))}
          <DragHandle
            label={cropMessages.focus}
            describedBy={hint}
            className={css.focus}
            style={{ left: percent(shown.x), top: percent(shown.y) }}
            onGrab={() => (dx, dy) => onFocus({ x: clamp(focus.x + dx), y: clamp(focus.y + dy) })}
          />
        </div>
      </div>
      <p id={hint} className={css.hint}>
        {cropMessages.hint}
      </p>
    </div>
  );
}
