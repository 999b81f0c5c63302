import { findBlock } from '@theke/rules/content/editing/page-draft';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { fieldOfBlock, pathTo } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { BlockForm } from './block-form.tsx';
import * as css from './forms.module.css';
import { PageForm } from './page-form.tsx';

const texts = builderMessages.form;

/** Form of what is selected: a block, or the page. */
export function SidePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { editing, outline, selected: current } = useBuilder();
  // The selection is shown on the page first.
  const selected = useDeferredValue(current);
  const { view } = editing;
  const block = selected !== null && findBlock(view.content, selected) ? selected : null;
  const name =
    block === null
      ? texts.page
      : (pathTo(outline, block).at(-1)?.label ?? fieldOfBlock(view, block)?.label ?? texts.content);
  return (
    <aside className={css.panel} aria-label={texts.label} data-open={isOpen || undefined}>
      <header className={css.head}>
        <h2>{name}</h2>
        <IconButton label={texts.close} className={block === null ? css.onlyPhone : undefined} onClick={onClose}>
          <X {...icon} size={18} />
        </IconButton>
      </header>
      <div className={css.body}>{block === null ? <PageForm /> : <BlockForm key={block} block={block} />}</div>
    </aside>
  );
}
