import { hiddenWord } from '@theke/rules/content/editing/canvas-marks';
import { findBlock } from '@theke/rules/content/editing/page-draft';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { EyeOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { pathTo, sectionOf } from '../blocks/block-catalogue.ts';
import { placeAt } from '../blocks/block-operations.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { BlockBar } from './block-bar.tsx';
import * as css from './canvas.module.css';
import { type Box, blockElement, boxOf, emptyLists, hiddenBlocks } from './canvas-page.ts';
import { DragHandle } from './drag-handle.tsx';
import type { DropTarget } from './drop-target.ts';

const texts = builderMessages.canvas;
/** Width in px of a block with room for the bar beside the button that inserts a block. */
const barWidth = 496;
/** Room in px that the bar needs above a block; `raised`: with the distance of `.raised`. */
const barRoom = { normal: 44, raised: 62 };
const sides = { before: css.dropBefore, into: css.dropInto, after: css.dropAfter };

type Props = {
  page: Document;
  zoom: number;
  /** Changes when positions in the page have changed. */
  step: number;
  hovered: string | undefined;
  isTyping: boolean;
};

/** Outlines, handles and insertion points over the page. */
export function CanvasOverlay({ page, zoom, hovered, isTyping }: Props) {
  const { editing, outline, selected, insertAt } = useBuilder();
  const { view, editors } = editing;
  const place = ({ top, left, width, height }: Box) => ({
    top: `${top * zoom}px`,
    left: `${left * zoom}px`,
    width: `${width * zoom}px`,
    height: `${height * zoom}px`,
  });
  const boxAt = (block: string | null | undefined) => {
    const element = block && blockElement(page, block);
    return element ? boxOf(element) : undefined;
  };
  const box = boxAt(selected);
  const found = selected === null ? undefined : findBlock(view.content, selected);
  const isSection = selected !== null && pathTo(outline, selected).length > 0;
  const parent = pathTo(outline, selected && sectionOf(view.content, outline, selected)).at(-2)?.block.id;
  const parentBox = boxAt(parent);
  const [drop, setDrop] = useState<DropTarget>();
  const dropBox = boxAt(drop?.block);
  const isNarrow = box !== undefined && box.width * zoom < barWidth;
  const hoveredBox = hovered === selected ? undefined : boxAt(hovered);

  return (
    <div className={css.overlay}>
      {hoveredBox && <span className={css.hovered} style={place(hoveredBox)} />}
      {parentBox && <span className={css.parent} style={place(parentBox)} />}
      {editors.map(({ session, name, block }) => {
        const theirs = boxAt(block);
        return (
          theirs && (
            <span key={session} className={css.other} style={place(theirs)}>
              <b>{name}</b>
            </span>
          )
        );
      })}
      {hiddenBlocks(page).map((block) => {
        const hidden = boxAt(block);
        return (
          hidden && (
            <span key={block} className={css.hidden} style={place(hidden)}>
              <b>
                <EyeOff {...icon} size={14} />
                {hiddenWord}
              </b>
            </span>
          )
        );
      })}
      {drop && dropBox && <span className={classNames(css.drop, sides[drop.side])} style={place(dropBox)} />}
      {box && found && (
        <div className={css.selected} style={place(box)}>
          {!isTyping && selected !== null && (
            <BlockBar
              block={selected}
              isBelow={box.top * zoom < (isNarrow ? barRoom.raised : barRoom.normal)}
              isRaised={isNarrow}
              handle={isSection && <DragHandle page={page} block={selected} zoom={zoom} onTarget={setDrop} />}
            />
          )}
          {isSection && !isTyping && (
            <>
              <button
                type="button"
                className={`${css.plus} ${css.above}`}
                aria-label={texts.insertBefore}
                title={texts.insertBefore}
                onClick={() => insertAt(placeAt(view, found.list, found.index))}
              >
                <Plus {...icon} size={18} />
              </button>
              <button
                type="button"
                className={`${css.plus} ${css.below}`}
                aria-label={texts.insertAfter}
                title={texts.insertAfter}
                onClick={() => insertAt(placeAt(view, found.list, found.index + 1))}
              >
                <Plus {...icon} size={18} />
              </button>
            </>
          )}
        </div>
      )}
      {emptyLists(page).map(({ list, element }) => (
        <div key={`${list.block} ${list.field}`} className={css.empty} style={place(boxOf(element))}>
          <Button kind="second" size="small" onClick={() => insertAt(placeAt(view, list, 0))}>
            <Plus {...icon} size={16} />
            {texts.insertInto}
          </Button>
        </div>
      ))}
    </div>
  );
}
