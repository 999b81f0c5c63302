import type { TemplateLayer } from '@theke/contracts/media/template-layer';
import { useEffect, useRef, useState } from 'react';

/** How long layers stay unchanged before a state counts as a step, in ms: typing is one step. */
const pauseMs = 400;

/**
 * Undo and redo of the layers of a template.
 * @param restore replaces all layers
 */
export function useLayerHistory(layers: readonly TemplateLayer[], restore: (layers: TemplateLayer[]) => void) {
  const [past, setPast] = useState<readonly string[]>([]);
  const [future, setFuture] = useState<readonly string[]>([]);
  const text = JSON.stringify(layers);
  const current = useRef(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text === current.current) return;
      const before = current.current;
      current.current = text;
      setPast((steps) => [...steps, before]);
      setFuture([]);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  function goTo(target: string): void {
    current.current = target;
    restore(JSON.parse(target) as TemplateLayer[]);
  }
  return {
    undo:
      past.length === 0
        ? undefined
        : () => {
            // A change that is not a step yet is undone first.
            setFuture([text, ...future]);
            if (text !== current.current) return goTo(current.current);
            setPast(past.slice(0, -1));
            goTo(past.at(-1) as string);
          },
    redo:
      future.length === 0
        ? undefined
        : () => {
            setPast([...past, text]);
            setFuture(future.slice(1));
            goTo(future[0] as string);
          },
  };
}
