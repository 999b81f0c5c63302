import { escapeHtml } from '@theke/kit/escape-html';
import { logoBox, markSize, modulesPath, quietZone } from '@theke/rules/qr/code-drawing';
import type { Middle } from './choose-middle.ts';
import type { DrawnCode } from './drawn-code.ts';

type Look = { middle: Middle | undefined; colour: string; size: number; title: string };

/**
 * SVG of a code with its quiet zone, `size` in millimetres, one shape on white. The logo is embedded, so that a print
 * shop gets one file.
 */
export function codeSvg(drawn: DrawnCode, { middle, colour, size, title }: Look): string {
  const side = drawn.modules.length + 2 * quietZone;
  const path = modulesPath(drawn.modules, quietZone);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><title>${escapeHtml(title)}</title><path d="M0 0h${side}v${side}H0z" fill="#ffffff"/><path d="${path}" fill="${colour}"/>${middleSvg(drawn, middle, colour)}</svg>`;
}

function middleSvg({ modules, gap }: DrawnCode, middle: Middle | undefined, colour: string): string {
  if (!gap || !middle) return '';
  if (middle.kind === 'logo') {
    const { png, ...size } = middle.logo;
    const box = logoBox(gap.size, size);
    const at = (offset: number) => (quietZone + gap.from + offset).toFixed(3);
    return `<image x="${at(box.x)}" y="${at(box.y)}" width="${box.width.toFixed(3)}" height="${box.height.toFixed(3)}" href="data:image/png;base64,${png}"/>`;
  }
  const centre = modules.length / 2 + quietZone;
  return `<text x="${centre}" y="${centre}" dy="0.36em" font-family="Inter, Helvetica, Arial, sans-serif" font-weight="700" font-size="${markSize(middle.text, gap.size).toFixed(2)}" text-anchor="middle" fill="${colour}">${escapeHtml(middle.text)}</text>`;
}
