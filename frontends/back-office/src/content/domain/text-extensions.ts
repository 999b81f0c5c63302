import type { RichTextVariant } from '@theke/rules/content/fields';
import { richNodes } from '@theke/rules/content/rich-text';
import { isAllowedUrl } from '@theke/rules/content/urls';
import { type AnyExtension, Extension, mergeAttributes, Node } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';

const ownImage = (src: unknown): boolean => richNodes.image?.attrs?.src?.(src) === true;

/** A picture of this house between paragraphs, or beside them. One from elsewhere is not taken over, whatever was pasted. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    float: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.float ?? null,
      renderHTML: ({ float }: { float?: string | null }) => (float ? { 'data-float': float } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element: HTMLElement) => (ownImage(element.getAttribute('src')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
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
    TextAlign.configure({
      types: variant === 'minimal' ? ['paragraph'] : ['paragraph', 'heading'],
      alignments: ['left', 'center', 'right'],
    }),
    ...(variant === 'full' ? [Picture] : []),
  ];
}
