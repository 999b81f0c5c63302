import type { ImageCrop, ImagePoint } from '@theke/contracts/media/image';
import { useId } from 'react';
import { type Corner, moveCrop, resizeCrop } from './crop-geometry.ts';
import { cropMessages } from './crop-messages.de.ts';
import * as css from './crop-stage.module.css';
import { DragHandle } from './drag-handle.tsx';

type Props = {
  src: string;
  alt: string;
  crop: ImageCrop;
  /** Width to height, as shares of the picture; undefined: any. */
  ratio: number | undefined;
  /** As shares of the whole picture. */
  focus: ImagePoint;
  onCrop: (crop: ImageCrop) => void;
  onFocus: (focus: ImagePoint) => void;
  onLoaded: (size: { width: number; height: number }) => void;
};

const corners: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

const percent = (share: number): string => `${share * 100}%`;
const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** The whole picture with a crop and a focal point that can be dragged or moved by arrow keys. */
export function CropStage({ src, alt, crop, ratio, focus, onCrop, onFocus, onLoaded }: Props) {
  const hint = useId();
  const { x, y, width, height } = crop;
  const place = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <div className={css.outer}>
      <div className={css.stage}>
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
        <DragHandle
          label={cropMessages.move}
          describedBy={hint}
          className={css.frame}
          style={place}
          onGrab={() => (dx, dy) => onCrop(moveCrop(crop, dx, dy))}
        />
        {corners.map((corner) => (
          <DragHandle
            key={corner}
            label={cropMessages.corners[corner]}
            describedBy={hint}
            className={css.corner}
            style={{
              left: percent(corner.endsWith('Left') ? x : x + width),
              top: percent(corner.startsWith('top') ? y : y + height),
            }}
            onGrab={() => (dx, dy) => onCrop(resizeCrop(crop, corner, dx, dy, ratio))}
          />
        ))}
        <DragHandle
          label={cropMessages.focus}
          describedBy={hint}
          className={css.focus}
          style={{ left: percent(focus.x), top: percent(focus.y) }}
          onGrab={() => (dx, dy) => onFocus({ x: clamp(focus.x + dx), y: clamp(focus.y + dy) })}
        />
      </div>
      <p id={hint} className={css.hint}>
        {cropMessages.hint}
      </p>
    </div>
  );
}
