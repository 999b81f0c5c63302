import type { RichMark, RichNode } from '@theke/rules/content/rich-text';
import { isEmptyText } from '@theke/rules/content/rich-text';
import { safeUrl } from '@theke/rules/content/urls';
import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import * as css from './rich-text.module.css';
import { PictureInText, VideoInText } from './text-media.tsx';

const children = (node: RichNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; nodes have no other key than their index
  (node.content ?? []).map((each, index) => <Node key={index} node={each} />);

const aligned = (node: RichNode) => ({ center: css.center, right: css.right })[String(node.attrs?.textAlign)];

/** Renderers of node types (CONTENT-05); an unknown node is omitted with its children. */
const nodes: Readonly<Record<string, (node: RichNode) => ReactNode>> = {
  paragraph: (node) => (
    <p
      data-style={node.attrs?.style === 'small' ? 'small' : undefined}
      className={classNames(
        node.attrs?.style === 'lead' && css.lead,
        node.attrs?.style === 'small' && css.small,
        aligned(node),
      )}
    >
      {children(node)}
    </p>
  ),
  heading: (node) => {
    // The h1 belongs to the page.
    const Level = `h${Math.min(Math.max(Number(node.attrs?.level) || 2, 2), 6)}` as 'h2';
    return <Level className={aligned(node)}>{children(node)}</Level>;
  },
  bulletList: (node) => <ul>{children(node)}</ul>,
  orderedList: (node) => <ol start={Number(node.attrs?.start) || 1}>{children(node)}</ol>,
  listItem: (node) => <li>{children(node)}</li>,
  blockquote: (node) => <blockquote>{children(node)}</blockquote>,
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  codeBlock: (node) => (
    <pre>
      <code>{children(node)}</code>
    </pre>
  ),
  image: ({ attrs }) => (
    <PictureInText
      src={attrs?.src}
      alt={String(attrs?.alt ?? '')}
      className={classNames(attrs?.float === 'left' && css.floatLeft, attrs?.float === 'right' && css.floatRight)}
    />
  ),
  table: (node) => <TableInText table={node} />,
  video: ({ attrs }) => <VideoInText src={attrs?.src} title={String(attrs?.title ?? '')} />,
};

/** A table in a box of its own that scrolls sideways, so that the page does not. */
function TableInText({ table: { content: rows = [] } }: { table: RichNode }) {
  const [first] = rows;
  const hasHead = first?.content?.every(({ type }) => type === 'tableHeader') ?? false;
  const body = hasHead ? rows.slice(1) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the box only if it has focus
    <section className={css.table} tabIndex={0} aria-label="Tabelle">
      <table>
        {hasHead && first && (
          <thead>
            <Row row={first} scope="col" />
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <Row key={index} row={row} scope="row" />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Row = ({ row, scope }: { row: RichNode; scope: 'col' | 'row' }) => (
  <tr>
    {row.content?.map((cell, index) => {
      const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
      return (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          key={index}
          {...(Cell === 'th' && { scope })}
          colSpan={Number(cell.attrs?.colspan) || undefined}
          rowSpan={Number(cell.attrs?.rowspan) || undefined}
        >
          {children(cell)}
        </Cell>
      );
    })}
  </tr>
);

const marks: Readonly<Record<string, (mark: RichMark, text: ReactNode) => ReactNode>> = {
  bold: (_mark, text) => <strong>{text}</strong>,
  italic: (_mark, text) => <em>{text}</em>,
  underline: (_mark, text) => <u>{text}</u>,
  strike: (_mark, text) => <s>{text}</s>,
  code: (_mark, text) => <code>{text}</code>,
  subscript: (_mark, text) => <sub>{text}</sub>,
  superscript: (_mark, text) => <sup>{text}</sup>,
  link: (mark, text) => {
    const href = safeUrl(mark.attrs?.href);
    if (!href) return text;
    const isNew = mark.attrs?.target === '_blank';
    return (
      <a href={href} {...(isNew && { target: '_blank', rel: 'noopener' })}>
        {text}
      </a>
    );
  },
};

const lookUp = <T,>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function Node({ node }: { node: RichNode }): ReactNode {
  if (node.type !== 'text') return lookUp(nodes, node.type)?.(node) ?? null;
  return (node.marks ?? []).reduce<ReactNode>(
    (text, mark) => lookUp(marks, mark.type)?.(mark, text) ?? text,
    node.text,
  );
}

type Props = {
  text: RichNode | undefined;
  className?: string | undefined;
  /** Field of the surrounding block with this text. */
  field?: string;
};

/** An editor's text, at most 62 characters wide. */
export function RichText({ text, className, field = 'text' }: Props) {
  const marks = useFieldMarks(field, text);
  const isShown = (text && !isEmptyText(text)) || isMarked(marks);
  return isShown ? (
    <div className={classNames(css.text, className)} {...marks}>
      {text && children(text)}
    </div>
  ) : null;
}
