import { canvasMarks } from '@theke/rules/content/editing/canvas-marks';
import { pendingMark } from './update-canvas.ts';

const rules = `
${canvasMarks.blockElement} { display: block; }
${canvasMarks.blockElement}[${pendingMark}] {
  display: block;
  padding: 32px;
  outline: 1px dashed currentcolor;
  outline-offset: -8px;
  opacity: 0.6;
  text-align: center;
}
[${canvasMarks.hidden}] { position: relative; }
[${canvasMarks.hidden}]::after {
  content: '';
  position: absolute;
  inset: 0;
  background: repeating-linear-gradient(135deg, rgb(255 255 255 / 0.55) 0 12px, rgb(255 255 255 / 0.7) 12px 24px);
  pointer-events: none;
}
[${canvasMarks.list}]:not(:has([${canvasMarks.block}])) { display: block; min-height: 88px; }
[${canvasMarks.field}] { cursor: text; }
[${canvasMarks.field}]:empty { min-height: 1em; }
[${canvasMarks.field}]:empty::before { content: attr(${canvasMarks.label}); opacity: 0.4; }
[contenteditable]:not([contenteditable='false']) {
  outline: 1px dashed currentcolor;
  outline-offset: 4px;
  white-space: pre-wrap;
}
`;

/** Adds the editor's styles to the page in the frame; constructed, because its security policy forbids elements. */
export function styleFrame(page: Document): void {
  const Sheet = (page.defaultView as unknown as typeof globalThis | null)?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in page)) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
