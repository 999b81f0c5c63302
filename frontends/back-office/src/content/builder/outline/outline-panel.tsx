import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { bodiesIn, layoutOfPage, type OutlineNode } from '../blocks/block-catalogue.ts';
import { placeBehind } from '../blocks/block-operations.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { type DropSide, dropped, dropSide } from './drop-place.ts';
import * as css from './outline.module.css';
import { moveByKey, outlineRows, rowAfterKey } from './outline-keys.ts';
import { OutlineRowItem, type RowHandlers, stableHandlers } from './outline-row-item.tsx';

const texts = builderMessages.outline;

/** Tree of the page's sections: selects, moves and removes them. */
export function OutlinePanel({ nodes }: { nodes: readonly OutlineNode[] }) {
  const { queue, editing, selected, select, insertAt } = useBuilder();
  const { view } = editing;
  const actions = useBlockActions();
  const hint = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ block: string; over?: string; side?: DropSide }>();
  const rows = useMemo(() => outlineRows(nodes), [nodes]);
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

  const latest = useRef<RowHandlers>(undefined);
  latest.current = {
    select,
    keyDown: onKeyDown,
    dragStart: (block) => setDrag({ block }),
    dragOver: onDragOver,
    drop: onDrop,
    dragEnd: () => setDrag(undefined),
  };
  // The same for all renders: typing does not render the rows again.
  const [handlers] = useState(() => stableHandlers(() => latest.current));

  return (
    <>
      {rows.length === 0 && <p className={css.hint}>{texts.empty}</p>}
      <div ref={tree} role="tree" aria-label={texts.label} aria-describedby={hint} className={css.tree}>
        {rows.map((row) => (
          <OutlineRowItem
            key={row.block.id}
            block={row.block.id}
            label={row.label}
            text={row.text}
            isHidden={row.block.isHidden === true}
            level={row.level}
            position={row.index + 1}
            setSize={row.setSize}
            isSelected={row.block.id === selected}
            isFocusable={row.block.id === focusable}
            side={drag?.over === row.block.id ? drag.side : undefined}
            handlers={handlers}
          />
        ))}
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
    </>
  );
}
