import { readAsDataUrl } from './read-as-data-url.ts';

/** Rules for the fonts of the page with their files as data: a picture may load nothing. */
export async function embeddedFonts(): Promise<string> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const texts = rules.map(async (rule) => {
    // The small file with Latin letters; the full one would exceed what a picture can contain on weak TVs.
    const url = rule instanceof CSSFontFaceRule ? /url\("([^"]*latin[^"]*)"\)/.exec(rule.cssText)?.[1] : undefined;
    if (url === undefined) return '';
    const base = rule.parentStyleSheet?.href ?? location.href;
    const data = await readAsDataUrl(new URL(url, base).href);
    return data === undefined ? '' : rule.cssText.split(url).join(data);
  });
  return (await Promise.all(texts)).join('\n');
}
