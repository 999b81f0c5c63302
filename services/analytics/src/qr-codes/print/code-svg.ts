import { escapeHtml } from '@theke/kit/escape-html';
import { markSize, modulesPath, quietZone } from '@theke/rules/qr/code-drawing';
import type { DrawnCode } from './drawn-code.ts';

type Look = { mark: string; colour: string; size: number; title: string };

/** A code as a drawing of `size` millimetres with its quiet zone, one shape on white. */
export function codeSvg({ modules, gap }: DrawnCode, { mark, colour, size, title }: Look): string {
  const side = modules.length + 2 * quietZone;
  const path = modulesPath(modules, quietZone);
  const middle = side / 2;
  const text = gap
    ? `<text x="${middle}" y="${middle}" dy="0.36em" font-family="Inter, Helvetica, Arial, sans-serif" font-weight="700" font-size="${markSize(mark, gap.size).toFixed(2)}" text-anchor="middle" fill="${colour}">${escapeHtml(mark)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><title>${escapeHtml(title)}</title><path d="M0 0h${side}v${side}H0z" fill="#ffffff"/><path d="${path}" fill="${colour}"/>${text}</svg>`;
}
