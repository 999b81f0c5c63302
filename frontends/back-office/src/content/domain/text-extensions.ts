import type { RichTextVariant } from '@theke/rules/content/fields';
import { isOwnVideo, isVideoElsewhere, textPicture } from '@theke/rules/content/text-media';
import { isAllowedUrl } from '@theke/rules/content/urls';
import { type AnyExtension, Extension, mergeAttributes, Node } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';

/** Where a picture lies, whatever of it is shown here. */
const addressOf = (element: HTMLElement): string | null => element.dataset.address ?? element.getAttribute('src');
/** A picture of this house between paragraphs, or beside them. One from elsewhere is not taken over, whatever was pasted. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: {
      default: null,
      parseHTML: addressOf,
      // Of a PDF its first page.
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

/** A video of this house as it plays, or the title and address of one elsewhere. */
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
    const said = { 'data-address': attrs.src, 'data-title': attrs.title };
    if (isOwnVideo(attrs.src)) return ['video', { ...said, src: attrs.src, controls: 'true', preload: 'metadata' }];
    return ['div', said, `${attrs.title} (${attrs.src})`];
  },
});

/** Paragraphs that introduce, or are small print. */
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

/** Of what was pasted the side is said by `data-align` (pasted-html.ts): no policy keeps that from being read. */
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

/** The editor's schema is what a variant may hold (CONTENT-03): what is pasted is read by it, and nothing else of it is kept. */
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
    ...(variant === 'full' ? [Picture, Video] : []),
  ];
}
