import * as css from './library.module.css';
import { unknownWireframe, wireframes } from './wireframes.ts';

/** Thumbnail of a block type; its name beside it says the same. */
export const Wireframe = ({ type }: { type: string }) => (
  <svg className={css.wireframe} viewBox="0 0 120 76" aria-hidden="true">
    {(wireframes[type] ?? unknownWireframe).map(([tone, x, y, width, height]) => (
      <rect
        key={`${x} ${y} ${width}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(2, (height ?? 0) / 2)}
        data-tone={tone}
      />
    ))}
  </svg>
);
