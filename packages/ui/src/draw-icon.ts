import type { LucideProps } from 'lucide-react';
import { createElement, type JSX } from 'react';

type Drawing = { name: string; size?: number; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces Lucide's `createLucideIcon` in builds (`infra/tools/build/webpack-config.ts`). Lucide's version supports all
 * frameworks and options and adds 1.5 kB to each build. Icons are hidden from screen readers unless they have a name.
 * @public
 */
export default function drawIcon({ name, size: gridSize = 24, node }: Drawing) {
  return ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, className, ...rest }: LucideProps): JSX.Element =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${gridSize} ${gridSize}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (Number(strokeWidth) * gridSize) / Number(size) : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
