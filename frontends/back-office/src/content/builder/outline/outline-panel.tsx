import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { bodiesIn, layoutOfPage } from '../blocks/block-catalogue.ts';
import { placeBehind } from '../blocks/block-operations.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { type DropSide, dropped, dropSide } from './drop-place.ts';
import * as css from './outline.module.css';
import { moveByKey, type OutlineRow, outlineRows, rowAfterKey } from './outline-keys.ts';

const texts = builderMessages.outline;
const sides = { before: css.before, into: css.into, after: css.after };

/** Tree of the page's sections: selects, moves and removes them. */
export function OutlinePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { queue, editing, outline, selected, select, insertAt } = useBuilder();
  const { view } = editing;
  const actions = useBlockActions();
  const hint = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ block: string; over?: string; side?: DropSide }>();
  const rows = outlineRows(outline);
  const focusable = rows.some(({ block }) => block.id === selected) ? selected : rows[0]?.block.id;
  const end = placeBehind(view, bodiesIn(layoutOfPage(view)), selected);

  const focusRow = (block: string) =>
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(block)}"]`)?.focus());

  function onKeyDown(event: KeyboardEvent, block: string) {
    if (event.altKey) {
      const operation = moveByKey(view, block, event.key);
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      if (operation) queue.edit(operation);
      return focusRow(block);
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      return actions.remove(block);
    }
    if (event.key === 'Escape') return select(rows.find((one) => one.block.id === block)?.parent ?? null);
    if (event.key === '/') {
      event.preventDefault();
      const place = placeBehind(view, [], block);
      return place && insertAt(place);
    }
    const next = rowAfterKey(rows, block, event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    focusRow(next);
  }

  function onDragOver(event: DragEvent, over: string) {
    if (!drag) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const side = dropSide(event.clientY - top, height);
    if (!dropped(view, drag.block, over, side)) return setDrag({ block: drag.block });
    event.preventDefault();
    if (drag.over !== over || drag.side !== side) setDrag({ block: drag.block, over, side });
  }
  function onDrop() {
    const { block, over, side } = drag ?? {};
    setDrag(undefined);
    const operation = block && over && side && dropped(view, block, over, side);
    if (operation) queue.edit(operation);
  }

  const row = ({ block, label, text, level, index, setSize }: OutlineRow) => (
    <div
      key={block.id}
      role="treeitem"
      data-row={block.id}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-selected={block.id === selected}
      aria-label={text ? `${label}: ${text}` : label}
      tabIndex={block.id === focusable ? 0 : -1}
      className={classNames(
        css.row,
        block.id === selected && css.selected,
        drag?.over === block.id && sides[drag.side ?? 'into'],
      )}
      style={{ paddingLeft: `${4 + level * 12}px` }}
      draggable
      onClick={() => select(block.id)}
      onKeyDown={(event) => onKeyDown(event, block.id)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', label);
        setDrag({ block: block.id });
      }}
      onDragOver={(event) => onDragOver(event, block.id)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onDragEnd={() => setDrag(undefined)}
    >
      <b>{label}</b> {text && <span>{text}</span>}
    </div>
  );

  return (
    <nav className={css.panel} aria-label={texts.label} data-open={isOpen || undefined}>
      <header className={css.head}>
        <h2>{texts.label}</h2>
        <IconButton label={texts.close} className={css.close} onClick={onClose}>
          <X {...icon} size={18} />
        </IconButton>
      </header>
      {rows.length === 0 && <p className={css.hint}>{texts.empty}</p>}
      <div ref={tree} role="tree" aria-label={texts.label} aria-describedby={hint} className={css.tree}>
        {rows.map(row)}
      </div>
      {end && (
        <Button kind="quiet" size="small" className={css.insert} onClick={() => insertAt(end)}>
          <Plus {...icon} size={16} />
          {texts.insert}
        </Button>
      )}
      <p className={css.hint} id={hint}>
        {texts.hint}
      </p>
    </nav>
  );
}
