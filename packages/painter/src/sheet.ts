// A drawing sheet: its random stream, and definitions with unique names, so that several drawings can be on one page.
import { type Chance, chance } from './chance.ts';

export type GradientStop = [offset: number, colour: string, opacity?: number];
/** Each method adds a definition and returns the `url(#...)` that uses it. */
export interface Sheet {
  rnd: Chance;
  /** The shop's colour, for the line on a plate's rim. */
  house: string;
  defs: string[];
  radial(x: number, y: number, r: number, list: readonly GradientStop[]): string;
  linear(x1: number, y1: number, x2: number, y2: number, list: readonly GradientStop[]): string;
  blur(deviation: number): string;
  clip(d: string): string;
  grain(amount?: number, size?: number): string;
}
const tenth = (n: number) => Math.round(n * 10) / 10;

export function sheet(seed: string, house = '#003F4B'): Sheet {
  const rnd = chance(seed);
  const prefix = `d${Math.floor(chance(`${seed}#`).next() * 1e9).toString(36)}`;
  const defs: string[] = [];
  const name = () => `${prefix}${defs.length}`;
  const add = (make: (id: string) => string) => {
    const id = name();
    defs.push(make(id));
    return `url(#${id})`;
  };
  const stops = (list: readonly GradientStop[]) =>
    list
      .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`)
      .join('');
  return {
    rnd,
    house,
    defs,
    radial: (x, y, r, list) =>
      add(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}">${stops(list)}</radialGradient>`,
      ),
    linear: (x1, y1, x2, y2, list) =>
      add(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}">${stops(list)}</linearGradient>`,
      ),
    blur: (s) =>
      add(
        (id) =>
          `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${s}"/></filter>`,
      ),
    clip: (d) => add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    // Fine gouache grain, only on painted areas.
    grain: (amount = 0.02, size = 0.7) =>
      add(
        (id) =>
          `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .24  0 0 0 0 .1  0 0 0 0 .04  0 0 0 ${tenth(-amount * 20)} ${Math.round(amount * 1010) / 100}"/><feComposite in2="SourceAlpha" operator="in" result="g"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/></feMerge></filter>`,
      ),
  };
}
