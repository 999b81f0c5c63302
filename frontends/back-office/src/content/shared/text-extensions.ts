import type { RichTextVariant } from '@theke/rules/content/fields';
import { isOwnVideo, isVideoElsewhere, textPicture } from '@theke/rules/content/text-media';
import { isAllowedUrl } from '@theke/rules/content/urls';
import { type AnyExtension, Extension, mergeAttributes, Node } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { textTables } from './table-in-text.ts';

/** URL of a picture, whatever variant is displayed. */
const addressOf = (element: HTMLElement): string | null => element.dataset.address ?? element.getAttribute('src');
/** A picture of this site, between paragraphs or floating. External pictures are not pasted. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: {
      default: null,
      parseHTML: addressOf,
      // The first page of a PDF.
      renderHTML: ({ src }: { src?: unknown }) => ({ src: textPicture(src)?.src, 'data-address': src }),
    },
    alt: { default: '' },
    float: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.float ?? null,
      renderHTML: ({ float }: { float?: string | null }) => (float ? { 'data-float': float } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element: HTMLElement) => (textPicture(addressOf(element)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** A video of this site with its player, or title and URL of an external one. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: addressOf },
    title: { default: '', parseHTML: (element: HTMLElement) => element.dataset.title ?? '' },
  }),
  parseHTML: () => [
    { tag: 'video', getAttrs: (element: HTMLElement) => (isOwnVideo(addressOf(element)) ? null : false) },
    {
      tag: 'div[data-address]',
      getAttrs: (element: HTMLElement) => (isVideoElsewhere(addressOf(element)) ? null : false),
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const data = { 'data-address': attrs.src, 'data-title': attrs.title };
    if (isOwnVideo(attrs.src)) return ['video', { ...data, src: attrs.src, controls: 'true', preload: 'metadata' }];
    return ['div', data, `${attrs.title} (${attrs.src})`];
  },
});

/** Paragraph styles for introductions and small print. */
const ParagraphStyle = Extension.create({
  name: 'paragraphStyle',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        style: {
          default: null,
          parseHTML: (element: HTMLElement) => element.dataset.style ?? null,
          renderHTML: ({ style }: { style?: string | null }) => (style ? { 'data-style': style } : {}),
        },
      },
    },
  ],
});

/**
 * Reads the alignment of pasted content from `data-align` (pasted-html.ts), which is independent of the content
 * security policy.
 */
const Align = TextAlign.extend({
  addGlobalAttributes() {
    return (this.parent?.() ?? []).map(({ types, attributes: { textAlign } }) => ({
      types,
      attributes: {
        textAlign: {
          ...textAlign,
          parseHTML: (element: HTMLElement) => element.dataset.align ?? textAlign?.parseHTML?.(element) ?? null,
        },
      },
    }));
  },
});

/** Editor schema of a text variant (CONTENT-03); pasted content is parsed by it, and everything else is dropped. */
export function extensionsOf(variant: RichTextVariant): AnyExtension[] {
  const hasBlocks = variant === 'full' || variant === 'basic';
  const orNone = <T>(isThere: boolean, options: T): T | false => (isThere ? options : false);
  return [
    StarterKit.configure({
      heading: orNone(variant !== 'minimal', {}),
      bulletList: orNone(hasBlocks, {}),
      orderedList: orNone(hasBlocks, {}),
      listItem: orNone(hasBlocks, {}),
      listKeymap: orNone(hasBlocks, {}),
      blockquote: orNone(hasBlocks, {}),
      horizontalRule: orNone(hasBlocks, {}),
      codeBlock: orNone(variant === 'full', {}),
      trailingNode: false,
      link: {
        openOnClick: false,
        isAllowedUri: (url) => isAllowedUrl(url),
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    Subscript,
    Superscript,
    ParagraphStyle,
    Align.configure({
      types: variant === 'minimal' ? ['paragraph'] : ['paragraph', 'heading'],
      alignments: ['left', 'center', 'right'],
    }),
    ...(variant === 'full' ? [Picture, Video, ...textTables] : []),
  ];
}
