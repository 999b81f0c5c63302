import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { type RewriteTask, rewriteTasks } from '@theke/contracts/ai/generation';
import { textBlocksOf } from '@theke/rules/ai/text-blocks';
import { findBlock } from '@theke/rules/content/editing/page-draft';
import { idsIn } from '@theke/rules/content/editing/page-operation';
import { icon } from '@theke/ui/icon';
import {
  AlignJustify,
  Languages,
  LoaderCircle,
  type LucideIcon,
  PenLine,
  Scale,
  Shrink,
  Smile,
  Sparkles,
} from 'lucide-react';
import { useNotify } from 'ra-core';
import { useMemo, useState } from 'react';
import { layoutOfPage } from '../blocks/block-catalogue.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { BriefDialog } from './brief-dialog.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { useStartProposal } from './use-start-proposal.ts';

const texts = proposalMessages.block;

const tasks: readonly [Exclude<RewriteTask, 'free'>, LucideIcon][] = [
  ['shorter', Shrink],
  ['longer', AlignJustify],
  ['friendlier', Smile],
  ['plainer', Scale],
  ['english', Languages],
  ['german', Languages],
];

/** Whether a block, or an entry in it, contains a text that can be rewritten. */
function useHasText(block: string): boolean {
  const { view } = useBuilder().editing;
  return useMemo(() => {
    const found = findBlock(view.content, block);
    if (!found) return false;
    const ids = new Set<string | null>(idsIn(found.block));
    return textBlocksOf({ type: view.type, label: '', layout: layoutOfPage(view) }, view.content).some(
      ({ id, fields }) => ids.has(id) && fields.some(({ value }) => value !== undefined && value !== ''),
    );
  }, [view, block]);
}

/** Menu of a selected block that has its text rewritten; only with a provider (AI-02). */
export function BlockProposalMenu({ block }: { block: string }) {
  const availability = useAiAvailability();
  const hasText = useHasText(block);
  const notify = useNotify();
  const [isBriefOpen, setIsBriefOpen] = useState(false);
  const { isBusy, run } = useStartProposal(({ message }) => notify(message, { type: 'error' }));
  if (!availability?.canWrite || !hasText) return null;
  return (
    <>
      <Popover
        label={isBusy ? texts.starting : texts.label}
        className={css.menu}
        button={
          isBusy ? <LoaderCircle {...icon} size={16} className={css.turning} /> : <Sparkles {...icon} size={16} />
        }
      >
        {tasks.map(([task, Icon]) => (
          <MenuItem
            key={task}
            label={rewriteTasks[task]}
            Icon={Icon}
            onClick={() => void run({ block, task, brief: '' })}
          />
        ))}
        <MenuItem label={texts.free} Icon={PenLine} onClick={() => setIsBriefOpen(true)} />
      </Popover>
      {isBriefOpen && <BriefDialog block={block} onClose={() => setIsBriefOpen(false)} />}
    </>
  );
}
