import { isPathBelow } from '@theke/rules/content/moved-path';
import { type DragEvent, useRef, useState } from 'react';
import { parentPath, pathBelow } from './path-tree.ts';
import type { WantedMove } from './site-tree-browser.tsx';

/** How long a page must be dragged over a collapsed one until that expands, in ms. */
const expandsAfter = 700;

/** Undefined: the top level. */
type Target = string | undefined;

/**
 * Dragging pages onto others by mouse. The menu of each row does the same by keyboard and touch.
 * @param onRest called when a page rests over a path while it is dragged
 */
export function usePathDrag(onMove: (wanted: WantedMove) => void, onRest: (path: string) => void) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<{ path: Target }>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const accepts = (path: Target) =>
    dragged !== undefined &&
    path !== '' &&
    parentPath(dragged) !== path &&
    !(path !== undefined && isPathBelow(path, dragged));
  function end() {
    clearTimeout(resting.current);
    setDragged(undefined);
    setTarget(undefined);
  }

  return {
    dragged,
    isTarget: (path: Target) => target !== undefined && target.path === path,
    /** Attributes of what can be dragged. */
    source: (path: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', `/${path}`);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(path);
      },
      onDragEnd: end,
    }),
    /** Attributes of what a page can be dropped on. */
    place: (path: Target) => ({
      onDragEnter: () => {
        clearTimeout(resting.current);
        if (path !== undefined) resting.current = setTimeout(() => onRest(path), expandsAfter);
      },
      onDragOver: (event: DragEvent) => {
        if (!accepts(path)) {
          setTarget(undefined);
          return;
        }
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setTarget((before) => (before && before.path === path ? before : { path }));
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined && accepts(path)) onMove({ from: dragged, to: pathBelow(path, dragged) });
        end();
      },
    }),
  };
}
