import { contentFields, isMarkdown, isText } from './content-fields.ts';
import type { Layout } from './fields.ts';
import type { RichNode } from './rich-text.ts';
import { isOwnPath, safeUrl } from './urls.ts';

/** A link of content to a path of the same site, without query and anchor. */
export type OwnLink = { readonly path: string; readonly field: string };

function* addressesInText({ marks = [], content = [] }: RichNode): Generator<unknown> {
  for (const { type, attrs } of marks) if (type === 'link') yield attrs?.href;
  for (const child of content) yield* addressesInText(child);
}

/** Addresses of inline links and definitions; a picture is no link. */
function* addressesInMarkdown(text: string): Generator<string> {
  for (const [, address] of text.matchAll(/(?<!!)\[[^\]]{1,999}\](?:\(|:[ \t]+)(\/[^\s)]{0,999})/g))
    if (address) yield address;
}

/** Pictures and downloads are references, which are checked by their id. */
const isPage = (path: string): boolean => !/^\/(?:image|upload)\//.test(path);

/** All links to paths of the same site, in reading order. */
export function ownLinksIn(layout: Layout, content: unknown): OwnLink[] {
  const links: OwnLink[] = [];
  for (const { field, value, path } of contentFields(layout, content)) {
    const addresses = isText(field, value)
      ? addressesInText(value)
      : isMarkdown(field, value)
        ? addressesInMarkdown(value)
        : field.type === 'text' && field.format === 'url'
          ? [value]
          : [];
    for (const address of addresses) {
      const url = safeUrl(address);
      const target = url && isOwnPath(url) ? (url.split(/[?#]/)[0] ?? '') : '';
      if (target !== '' && isPage(target)) links.push({ path: target.replace(/(.)\/+$/, '$1'), field: path });
    }
  }
  return links;
}
