import type { LucideProps } from 'lucide-react';
import { createElement, type JSX } from 'react';

type Drawing = { name: string; size?: number; node: [tag: string, attributes: Record<string, string>][] };

/**
 * What builds make Lucide's icons with, in the place of `createLucideIcon` (`infra/build/webpack-config.ts`): that one is made for any framework
 * and any option, 1.5 kB in each build of which we use what stands here. An icon says nothing unless its place gives it a name.
 * @public
 */
export default function drawIcon({ name, size: drawn = 24, node }: Drawing) {
  return ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, className, ...rest }: LucideProps): JSX.Element =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (Number(strokeWidth) * drawn) / Number(size) : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
