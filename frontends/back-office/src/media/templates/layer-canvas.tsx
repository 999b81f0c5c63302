import type { TemplateLayer } from '@theke/contracts/media/template-layer';
import { classNames } from '@theke/ui/class-names';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './layer-canvas.module.css';
import { templateMessages } from './template-messages.de.ts';

type Box = Pick<TemplateLayer, 'x' | 'y' | 'width' | 'height'>;

type Props = {
  width: number;
  height: number;
  layers: readonly TemplateLayer[];
  picture: string | undefined;
  chosen: string | undefined;
  onChoose: (key: string) => void;
  onChange: (key: string, box: Box) => void;
};

/** Distance of one arrow key in mm, and the grid of dragging. */
const step = 1;
const minSide = 1;
/** Height of the drawing on screen, in px. */
const maxHeight = 480;

const rounded = (value: number): number => Math.round(value / step) * step;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const moved = ({ x, y, width, height }: Box, right: number, down: number): Box => ({
  x: rounded(x + right),
  y: rounded(y + down),
  width,
  height,
});
const resized = ({ x, y, width, height }: Box, right: number, down: number): Box => ({
  x,
  y,
  width: Math.max(minSide, rounded(width + right)),
  height: Math.max(minSide, rounded(height + down)),
});

/** The drawn template with a frame per layer that can be dragged, resized and moved with arrow keys. */
export function LayerCanvas({ width, height, layers, picture, chosen, onChoose, onChange }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;

  function drag(event: PointerEvent<HTMLElement>, layer: TemplateLayer, change: typeof moved): void {
    const rect = page.current?.getBoundingClientRect();
    if (!rect || event.button !== 0) return;
    event.stopPropagation();
    onChoose(layer.key);
    const { currentTarget: target, clientX, clientY, pointerId } = event;
    target.setPointerCapture(pointerId);
    const follow = (next: globalThis.PointerEvent) =>
      onChange(
        layer.key,
        change(
          layer,
          ((next.clientX - clientX) / rect.width) * width,
          ((next.clientY - clientY) / rect.height) * height,
        ),
      );
    target.addEventListener('pointermove', follow);
    const end = () => target.removeEventListener('pointermove', follow);
    target.addEventListener('pointerup', end, { once: true });
    target.addEventListener('pointercancel', end, { once: true });
  }

  function press(event: KeyboardEvent, layer: TemplateLayer): void {
    const distance = arrows[event.key];
    if (!distance) return;
    event.preventDefault();
    onChange(layer.key, (event.shiftKey ? resized : moved)(layer, ...distance));
  }

  return (
    <div
      ref={page}
      className={css.page}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: (maxHeight * width) / height }}
    >
      {picture && <img src={picture} alt="" className={css.picture} draggable={false} />}
      {layers.map((layer, index) => (
        <button
          key={layer.key}
          type="button"
          className={classNames(css.layer, layer.key === chosen && css.chosen)}
          style={{
            left: share(layer.x, width),
            top: share(layer.y, height),
            width: share(layer.width, width),
            height: share(layer.height, height),
          }}
          aria-label={templateMessages.layerAt(index + 1, templateMessages.kinds[layer.kind])}
          aria-pressed={layer.key === chosen}
          onClick={() => onChoose(layer.key)}
          onKeyDown={(event) => press(event, layer)}
          onPointerDown={(event) => drag(event, layer, moved)}
        >
          {layer.key === chosen && (
            <span className={css.handle} onPointerDown={(event) => drag(event, layer, resized)} />
          )}
        </button>
      ))}
    </div>
  );
}
