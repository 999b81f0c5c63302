import { readAsDataUrl } from './read-as-data-url.ts';

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

/** Styles of an element as a `style` attribute, without those that only matter for input. */
function stylesOf(element: Element, pseudo?: string): string {
  const styles = getComputedStyle(element, pseudo);
  const texts: string[] = [];
  for (let index = 0; index < styles.length; index += 1) {
    const name = styles[index] as string;
    // Running animations would start again in the copy.
    if (/^(animation|transition|cursor|-webkit-(tap|user)|will-change)/.test(name)) continue;
    texts.push(`${name}:${styles.getPropertyValue(name)}`);
  }
  return texts.join(';');
}

const withoutContent = new Set(['none', 'normal', '']);

/** An element in place of `::before` or `::after`. */
function copyPseudo(element: Element, pseudo: '::before' | '::after'): HTMLElement | undefined {
  const { content } = getComputedStyle(element, pseudo);
  if (withoutContent.has(content)) return undefined;
  const copy = document.createElement('span');
  copy.setAttribute('style', stylesOf(element, pseudo));
  copy.textContent = /^"(.*)"$/s.exec(content)?.[1] ?? '';
  return copy;
}

async function copyPicture(url: string | undefined, element: Element): Promise<HTMLElement> {
  const copy = document.createElement('img');
  copy.setAttribute('style', stylesOf(element));
  if (url !== undefined) copy.src = url;
  return copy;
}

/** Replaces background pictures of the shop's host by their data. */
async function inlineBackground(copy: Element, element: Element): Promise<void> {
  const { backgroundImage } = getComputedStyle(element);
  const url = /url\("(?!data:)([^"]+)"\)/.exec(backgroundImage)?.[1];
  if (url === undefined) return;
  const data = await readAsDataUrl(url);
  const style = `${copy.getAttribute('style')};background-image:${data ? backgroundImage.split(url).join(data) : 'none'}`;
  copy.setAttribute('style', style);
}

/** Deep copy of an element that looks the same without style sheets and without a network. */
export async function copyOfElement(element: Element): Promise<Element> {
  if (element instanceof HTMLImageElement)
    return copyPicture(await readAsDataUrl(element.currentSrc || element.src), element);
  if (element instanceof HTMLVideoElement) return copyPicture(readFrame(element), element);
  const isFrame = element instanceof HTMLIFrameElement;
  const copy = isFrame ? document.createElement('div') : (element.cloneNode(false) as Element);
  copy.removeAttribute('class');
  copy.setAttribute('style', stylesOf(element));
  if (isFrame) return copy;
  await inlineBackground(copy, element);
  const before = copyPseudo(element, '::before');
  if (before) copy.append(before);
  for (const child of Array.from(element.childNodes)) {
    if (child instanceof Element) {
      const { display } = getComputedStyle(child);
      if (display !== 'none') copy.append(await copyOfElement(child));
    } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
  }
  const after = copyPseudo(element, '::after');
  if (after) copy.append(after);
  return copy;
}
