import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowDown, ArrowUp, ClipboardCopy, Copy, Eye, EyeOff, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { BlockProposalMenu } from '../proposals/block-proposal-menu.tsx';
import * as css from './canvas.module.css';

const texts = builderMessages.block;

type Props = {
  block: string;
  /** The bar is inside the block, because there is no room above it. */
  isBelow: boolean;
  /** Further from the edge, if the block is too narrow for the bar and the button that inserts a block above. */
  isRaised: boolean;
  /** What drags the block. */
  handle?: ReactNode;
};

/** Name and tools of the selected block, on its upper edge. */
export function BlockBar({ block, isBelow, isRaised, handle }: Props) {
  const actions = useBlockActions();
  const name = actions.nameOf(block);
  const isHidden = actions.isHidden(block);
  const tool = (label: string, Icon: LucideIcon, onPress: () => void, isPossible = true) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onPress : undefined}
    >
      <Icon {...icon} size={16} />
    </button>
  );
  return (
    <Toolbar
      className={classNames(css.bar, isBelow && css.inside, isRaised && css.raised)}
      aria-label={texts.tools(name)}
    >
      {handle}
      <b>{name}</b>
      {tool(texts.up, ArrowUp, () => actions.move(block, -1), actions.canMove(block, -1))}
      {tool(texts.down, ArrowDown, () => actions.move(block, 1), actions.canMove(block, 1))}
      {tool(texts.duplicate, Copy, () => actions.duplicate(block))}
      {tool(texts.copy, ClipboardCopy, () => actions.copy(block))}
      {tool(isHidden ? texts.show : texts.hide, isHidden ? Eye : EyeOff, () => actions.setHidden(block, !isHidden))}
      <BlockProposalMenu block={block} />
      {tool(texts.remove, Trash2, () => actions.remove(block))}
    </Toolbar>
  );
}
