import { useEffect, useEffectEvent } from 'react';
import { blockAt, type CanvasText, textAt } from './canvas-page.ts';
import { picturesIn } from './text-files.ts';

type Handlers = {
  onHover: (block: string | undefined) => void;
  /** A press on a block, or beside all blocks. */
  onSelect: (block: string | null) => void;
  /** A press on a text. @returns whether it can be edited */
  onText: (text: CanvasText) => boolean;
  /** Pictures dropped on a formatted text that is not being edited. */
  onPictures: (text: CanvasText, pictures: readonly File[]) => void;
  onElsewhere: () => void;
  onKey: (event: KeyboardEvent) => void;
  onMoved: () => void;
};

/** Listens to the page in the frame. Links, buttons and forms of the page do nothing. */
export function useFrameEvents(page: Document | undefined, handlers: Handlers): void {
  const hover = useEffectEvent((event: Event) => handlers.onHover(blockAt(event.target)));
  const leave = useEffectEvent(() => handlers.onHover(undefined));
  const press = useEffectEvent((event: MouseEvent) => {
    if (event.button !== 0) return;
    const text = textAt(event.target);
    const block = blockAt(event.target);
    const isEditable =
      text !== undefined && handlers.onText({ ...text, point: { left: event.clientX, top: event.clientY } });
    if (!isEditable) handlers.onElsewhere();
    handlers.onSelect(block ?? null);
  });
  const stop = useEffectEvent((event: Event) => {
    const target = event.target as Element | null;
    if (!target?.closest?.('[contenteditable]') || target.closest('a, button, summary')) event.preventDefault();
  });
  const drag = useEffectEvent((event: DragEvent) => {
    const target = event.target as Element | null;
    // A text that is being edited takes its files itself.
    if (!event.dataTransfer?.types.includes('Files') || target?.closest?.('.tiptap')) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    const text = textAt(target);
    const isFull = text?.rich === 'full';
    event.dataTransfer.dropEffect = isFull ? 'copy' : 'none';
    const pictures = event.type === 'drop' && isFull ? picturesIn(event.dataTransfer) : [];
    const point = { left: event.clientX, top: event.clientY };
    if (text && pictures.length > 0) handlers.onPictures({ ...text, point }, pictures);
  });
  const key = useEffectEvent((event: KeyboardEvent) => handlers.onKey(event));
  const move = useEffectEvent(() => handlers.onMoved());

  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    let frame = 0;
    const moveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => move());
    };
    const removers: (() => void)[] = [];
    const listen = (target: EventTarget, names: string, listener: (event: never) => void, isEarly = true) => {
      for (const name of names.split(' ')) {
        target.addEventListener(name, listener as EventListener, isEarly);
        removers.push(() => target.removeEventListener(name, listener as EventListener, isEarly));
      }
    };
    listen(page, 'mouseover', (event: Event) => hover(event));
    listen(page.documentElement, 'mouseleave', () => leave(), false);
    listen(page, 'mousedown', (event: MouseEvent) => press(event));
    listen(page, 'click auxclick submit dragstart', (event: Event) => stop(event));
    listen(page, 'dragover drop', (event: DragEvent) => drag(event));
    listen(page, 'keydown', (event: KeyboardEvent) => key(event));
    listen(page, 'scroll load', moveSoon);
    listen(view, 'resize', moveSoon);
    const Observer = (view as unknown as typeof globalThis).ResizeObserver;
    const observer = Observer && new Observer(moveSoon);
    observer?.observe(page.body);
    return () => {
      for (const remove of removers) remove();
      observer?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page]);
}
