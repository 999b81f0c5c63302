import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { burnInShift, largestShift } from './burn-in-shift.ts';
import * as css from './player.module.css';

type Props = {
  orientation: 'landscape' | 'portrait';
  /** Epoch ms; moves the picture slowly. */
  now: number;
  children: ReactNode;
};

/** Share by which the picture is larger than the window. */
const enlarged = (2 * largestShift) / 1_080;

const readSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * Fills the window, in the format of the TV: a TV that hangs upright still has a wide browser, so a portrait picture is
 * rotated in it.
 */
export function Screen({ orientation, now, children }: Props) {
  const [size, setSize] = useState(readSize);
  useEffect(() => {
    const measure = () => setSize(readSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const isWide = size.width >= size.height;
  const isRotated = isWide && orientation === 'portrait';
  const [width, height] = isRotated ? [size.height, size.width] : [size.width, size.height];
  const shift = burnInShift(now);
  const unit = Math.min(width, height) / 1_080;
  const style: CSSProperties = {
    width,
    height,
    // Enlarged around its centre, so that the shift uncovers no edge.
    transform: [
      `translate(${shift.x * unit}px, ${shift.y * unit}px)`,
      isRotated ? `translateX(${size.width}px) rotate(90deg)` : '',
      `translate(${(-enlarged / 2) * width}px, ${(-enlarged / 2) * height}px)`,
      `scale(${1 + enlarged})`,
    ].join(' '),
  };
  return (
    <div className={css.window} data-tv-stage="">
      <div className={css.screen} style={style}>
        {children}
      </div>
    </div>
  );
}
