import { safeUrl } from '@theke/rules/content/urls';
import type { Definition, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';

/**
 * Deepest nesting of quotes and lists. Nobody writes more, and the parser's time grows more than quadratically with
 * depth.
 */
const maxNested = 12;
const marker = String.raw`(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*`;
const tooDeep = new RegExp(`^([ \\t]*(?:${marker}){${maxNested}})(?:${marker})+`, 'gm');

type Draw = { readonly definitions: ReadonlyMap<string, Definition>; readonly depth: number };

const children = (nodes: readonly RootContent[], draw: Draw): ReactNode =>
  draw.depth > 4 * maxNested
    ? null
    : // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; nodes have no other key than their index
      nodes.map((each, index) => <Node key={index} node={each} draw={{ ...draw, depth: draw.depth + 1 }} />);

const link = (url: string | undefined, text: ReactNode): ReactNode => {
  const href = safeUrl(url);
  return href ? <a href={href}>{text}</a> : text;
};

/** Only pictures of this site: an external picture would disclose the reader to a third party. */
const picture = (url: string | undefined, alt: string | null | undefined): ReactNode =>
  url && /^\/image\/[\w/-]+\.(webp|avif|jpe?g|png)$/.test(url) ? (
    <img src={url} alt={alt ?? ''} loading="lazy" />
  ) : (
    alt || null
  );

/** Renders only these node types (CONTENT-05), never HTML. */
function Node({ node, draw }: { node: RootContent; draw: Draw }): ReactNode {
  const renderChildren = () => ('children' in node ? children(node.children, draw) : null);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{renderChildren()}</p>;
    case 'heading': {
      // The h1 belongs to the page.
      const Level = `h${Math.max(node.depth, 2)}` as 'h2';
      return <Level>{renderChildren()}</Level>;
    }
    case 'emphasis':
      return <em>{renderChildren()}</em>;
    case 'strong':
      return <strong>{renderChildren()}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{renderChildren()}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{renderChildren()}</ol> : <ul>{renderChildren()}</ul>;
    case 'listItem':
      return <li>{renderChildren()}</li>;
    case 'link':
      return link(node.url, renderChildren());
    case 'linkReference':
      return link(draw.definitions.get(node.identifier)?.url, renderChildren());
    case 'image':
      return picture(node.url, node.alt);
    case 'imageReference':
      return picture(draw.definitions.get(node.identifier)?.url, node.alt);
    default:
      return null;
  }
}

/** Renders a Markdown text. */
export function Markdown({ text }: { text: string }) {
  const root = fromMarkdown(text.replace(tooDeep, '$1'));
  const definitions = new Map(
    root.children.flatMap((one) => (one.type === 'definition' ? [[one.identifier, one] as const] : [])),
  );
  return children(root.children, { definitions, depth: 0 });
}
