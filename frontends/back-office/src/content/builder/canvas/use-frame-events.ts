import { useEffect, useEffectEvent } from 'react';
import { blockAt, type CanvasText, textAt } from './canvas-page.ts';

type Handlers = {
  onHover: (block: string | undefined) => void;
  /** A press on a block, or beside all blocks. */
  onSelect: (block: string | null) => void;
  /** A press on a text. @returns whether it can be edited */
  onText: (text: CanvasText) => boolean;
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
    const isEditable = text !== undefined && handlers.onText(text);
    if (!isEditable) handlers.onElsewhere();
    handlers.onSelect(block ?? null);
  });
  const stop = useEffectEvent((event: Event) => {
    const target = event.target as Element | null;
    if (!target?.closest?.('[contenteditable]') || target.closest('a, button, summary')) event.preventDefault();
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
    const controller = new AbortController();
    const { signal } = controller;
    page.addEventListener('mouseover', (event) => hover(event), { signal });
    page.documentElement.addEventListener('mouseleave', () => leave(), { signal });
    page.addEventListener('mousedown', (event) => press(event), { signal, capture: true });
    for (const name of ['click', 'auxclick', 'submit', 'dragstart'])
      page.addEventListener(name, (event) => stop(event), { signal, capture: true });
    page.addEventListener('keydown', (event) => key(event), { signal, capture: true });
    page.addEventListener('scroll', moveSoon, { signal, capture: true, passive: true });
    page.addEventListener('load', moveSoon, { signal, capture: true });
    view.addEventListener('resize', moveSoon, { signal });
    const Observer = (view as unknown as typeof globalThis).ResizeObserver;
    const observer = Observer && new Observer(moveSoon);
    observer?.observe(page.body);
    return () => {
      controller.abort();
      observer?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page]);
}
