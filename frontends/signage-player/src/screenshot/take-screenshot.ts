import { elementMarkup } from './element-markup.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { screenshotTexts } from './screenshot-messages.de.ts';

/** Width of the longer side in pixels. */
const longest = 960;
/** The server's limit is 1 MB; base64 adds a third. */
const largest = 900_000;

/**
 * Draws an element as a JPEG. Browsers let no page read its pixels, so a copy of the element with all its styles is
 * drawn as an SVG picture; videos are drawn as their current frame.
 * @returns a data URL
 * @throws Error with a German reason
 */
export async function takeScreenshot(element: HTMLElement): Promise<string> {
  const { clientWidth: width, clientHeight: height } = element;
  if (width === 0 || height === 0) throw new Error(screenshotTexts.nothing);
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(screenshotTexts.noCanvas);
  const markup = await elementMarkup(element);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${await embeddedFonts()}</style><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await picture.decode();
  } catch {
    throw new Error(screenshotTexts.notDrawn);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.8, 0.6, 0.4]) {
    const data = readCanvas(canvas, quality);
    if (data.length * 0.75 <= largest) return data;
  }
  throw new Error(screenshotTexts.tooLarge);
}

function readCanvas(canvas: HTMLCanvasElement, quality: number): string {
  try {
    return canvas.toDataURL('image/jpeg', quality);
  } catch {
    throw new Error(screenshotTexts.foreign);
  }
}
