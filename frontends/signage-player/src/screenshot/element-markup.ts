import { readAsDataUrl } from './read-as-data-url.ts';

/** Text for XML, in content and attributes; control characters are not allowed there. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** Current frame of a video as a data URL; undefined before its first frame. */
function readFrame(video: HTMLVideoElement): string | undefined {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, 960 / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return undefined;
  }
}

/** Computed styles as the value of a `style` attribute. Animations are left out: they would start again in the copy. */
async function styleAttribute(element: Element, pseudo?: string): Promise<string> {
  const styles = getComputedStyle(element, pseudo);
  const texts: string[] = [];
  for (let index = 0; index < styles.length; index += 1) {
    const name = styles[index] as string;
    if (/^(animation|transition|cursor|will-change|-webkit-(tap|user))/.test(name)) continue;
    let value = styles.getPropertyValue(name);
    const url = name === 'background-image' ? /url\("(?!data:)([^"]+)"\)/.exec(value)?.[1] : undefined;
    if (url !== undefined) value = value.split(url).join((await readAsDataUrl(url)) ?? 'data:,');
    texts.push(`${name}:${value}`);
  }
  return `style="${escapeXml(texts.join(';'))}"`;
}

const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

async function pictureMarkup(url: string | undefined, element: Element): Promise<string> {
  return `<img ${xhtml} alt="" ${await styleAttribute(element)} src="${escapeXml(url ?? 'data:,')}"/>`;
}

/** Markup of `::before` or `::after`; empty without one. */
async function pseudoMarkup(element: Element, pseudo: '::before' | '::after'): Promise<string> {
  const { content } = getComputedStyle(element, pseudo);
  if (['none', 'normal', ''].includes(content)) return '';
  const text = /^"([\s\S]*)"$/.exec(content)?.[1] ?? '';
  return `<span ${xhtml} ${await styleAttribute(element, pseudo)}>${escapeXml(text)}</span>`;
}

/** Attributes that determine what an SVG shows. */
const drawing =
  /^(viewBox|d|fill|fill-rule|stroke.*|c[xy]|r[xy]?|[xy][12]?|points|width|height|transform|preserveAspectRatio)$/;

/** XML of an element and its children that looks the same without style sheets and without a network. */
export async function elementMarkup(element: Element): Promise<string> {
  if (element instanceof HTMLImageElement)
    return pictureMarkup(await readAsDataUrl(element.currentSrc || element.src), element);
  if (element instanceof HTMLVideoElement) return pictureMarkup(readFrame(element), element);
  const isSvg = element instanceof SVGElement;
  // A frame shows another website, whose content is not readable.
  const name = element instanceof HTMLIFrameElement ? 'div' : element.localName;
  const attributes = isSvg
    ? Array.from(element.attributes, ({ name: one, value }) =>
        drawing.test(one) ? ` ${one}="${escapeXml(value)}"` : '',
      )
    : [];
  const namespace = isSvg ? 'xmlns="http://www.w3.org/2000/svg"' : xhtml;
  const parts = [`<${name} ${namespace} ${await styleAttribute(element)}${attributes.join('')}>`];
  parts.push(await pseudoMarkup(element, '::before'));
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) parts.push(escapeXml(child.textContent ?? ''));
    else if (child instanceof Element && getComputedStyle(child).display !== 'none')
      parts.push(await elementMarkup(child));
  }
  parts.push(await pseudoMarkup(element, '::after'), `</${name}>`);
  return parts.join('');
}
