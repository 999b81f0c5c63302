import { useNotify } from 'ra-core';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router';
import { isPaletteKey, PaletteContext, type PalettePart } from './palette-context.ts';
import { useSingleKey } from './single-keys.ts';

export type PaletteProps = {
  part: PalettePart;
  /** Text that was typed while the palette was loading. */
  typedBefore: string;
  onPart: (part: PalettePart) => void;
  onClose: () => void;
};

type Props = {
  /** Loads the palette when it is first opened. */
  load: () => Promise<ComponentType<PaletteProps>>;
  /** Shown if it cannot be loaded. */
  loadFailed: string;
};

/** Pages with the command palette: Strg K opens it, `?` lists the keyboard shortcuts. */
export function PaletteHost({ load, loadFailed }: Props) {
  const notify = useNotify();
  const [part, setPart] = useState<PalettePart>();
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [typedBefore, setTypedBefore] = useState('');
  const open = (wanted: PalettePart) => {
    setPart(wanted);
    setTypedBefore('');
    if (loaded) return;
    load().then(
      (Palette) => setLoaded({ Palette }),
      () => {
        setPart(undefined);
        notify(loadFailed, { type: 'error' });
      },
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) {
      // Otherwise the text goes into the page's field.
      const isText = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (part !== 'palette' || loaded || !isText) return;
      event.preventDefault();
      setTypedBefore((text) => text + event.key);
      return;
    }
    // Otherwise the browser focuses its address bar.
    event.preventDefault();
    // Does not open the palette above an open dialog.
    if (part === undefined && !document.querySelector('dialog[open]')) open('palette');
    else if (part === 'palette') setPart(undefined);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  useSingleKey('?', () => open('shortcuts'));
  return (
    <PaletteContext value={open}>
      <Outlet />
      {part && loaded && (
        <loaded.Palette {...{ part, typedBefore }} onPart={setPart} onClose={() => setPart(undefined)} />
      )}
    </PaletteContext>
  );
}
