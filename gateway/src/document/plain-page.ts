import { createHash } from 'node:crypto';
import { escapeHtml } from '@theke/kit/escape-html';
import type { Response } from 'express';

/** Stable URL of the default font, for pages that do not know the build's file name. */
export const houseFontPath = '/mf/inter.woff2';

/** The tenant's colours and font if its theme is linked, otherwise the defaults, light and dark. */
const style = `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${houseFontPath}) format("woff2")}
:root{color-scheme:light dark}
body{margin:0;background:var(--page,Canvas);color:var(--ink,CanvasText);font:400 1rem/1.5 var(--tenant-font,Inter,system-ui,sans-serif)}
main{display:grid;align-content:center;gap:16px;max-width:36rem;min-height:100vh;min-height:100dvh;margin:0 auto;padding:24px;box-sizing:border-box}
h1{margin:0;font-size:2rem;line-height:2.375rem;letter-spacing:-.02em;text-wrap:balance}
p,ol{margin:0;color:var(--ink-2,CanvasText)}
ol{padding-left:1.4em}
li{padding:4px 0}
a{justify-self:start;display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:var(--tenant-radius,8px);background:var(--brand,#1d4e4a);color:var(--on-brand,#fff);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--brand,currentColor);outline-offset:2px}`;

const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'self' 'sha256-${hash}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

type Plain = {
  title: string;
  sentence: string;
  /** Steps to take, in order. */
  steps?: readonly string[];
  /** Link to continue. */
  link?: { to: string; label: string };
  /** Whether the tenant, and so its theme, is known. */
  isThemed?: boolean;
};

/** Sends a simple page without the shop: no scripts, no images, one sentence and what to do next. */
export function sendPlainPage(
  response: Response,
  status: number,
  { title, sentence, steps = [], link, isThemed = false }: Plain,
): void {
  response.setHeader('content-security-policy', policy);
  response
    .status(status)
    .type('html')
    .send(`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
${isThemed ? '<link rel="stylesheet" href="/theme.css">' : ''}<style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${
      steps.length > 0 ? `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` : ''
    }${link ? `<a href="${escapeHtml(link.to)}">${escapeHtml(link.label)}</a>` : ''}</main></body></html>
`);
}
