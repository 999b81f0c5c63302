import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useStage } from '../stage/stage-context.ts';
import { breakPages, type MeasuredSection, type Page } from './break-pages.ts';

export type BoardLayout = {
  /** Identifies the rows and sizes from which the layout was made. */
  readonly key: string;
  readonly pages: readonly Page[];
  /** Factor of all font sizes: rows that leave room are shown larger. */
  readonly scale: number;
  /** Whether there is room for pictures below the rows. */
  readonly hasBand: boolean;
};

const scales = [1.5, 1.4, 1.3, 1.22, 1.15, 1.1, 1.05, 1];
/** Distance between two sections, in units of the stage. */
export const sectionGap = 36;
/** Height of the pictures below the rows, in units of the stage. */
export const bandHeight = 400;
/** Heights are rounded to whole pixels by the browser. */
const usableShare = 0.99;

/** Style of a page: its scale, and the most lines of a description. */
export const boardStyle = (scale: number) => ({ '--scale': String(scale), '--lines': scale > 1 ? '3' : '2' });

const readHeights = (list: HTMLElement): MeasuredSection[] =>
  [...list.querySelectorAll<HTMLElement>('[data-section]')].map((section) => ({
    heading: section.querySelector<HTMLElement>('[data-heading]')?.offsetHeight ?? 0,
    rows: [...section.querySelectorAll<HTMLElement>('[data-row]')].map(({ offsetHeight }) => offsetHeight),
  }));

/** Whether a word is wider than its column; it would be broken anywhere. */
function breaksWords(list: HTMLElement): boolean {
  list.dataset.unbroken = 'true';
  const isBroken = [...list.querySelectorAll<HTMLElement>('[data-name], [data-heading]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  delete list.dataset.unbroken;
  return isBroken;
}

/** The number of times that fonts have finished loading: texts then have other heights. */
function useLoadedFonts(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const increase = () => setCount((last) => last + 1);
    document.fonts?.addEventListener('loadingdone', increase);
    return () => document.fonts?.removeEventListener('loadingdone', increase);
  }, []);
  return count;
}

type Options = {
  /** All texts, and everything else that changes their heights. */
  readonly content: string;
  readonly columns: number;
  /** Whether to leave room for pictures below the rows, if that needs no further page. */
  readonly wantsBand: boolean;
};

/**
 * Breaks a board into pages by the heights of its rows. While `isMeasuring`, `list` contains all sections in one column
 * of the right width; `area` has the height of a page. Chooses the largest font that needs no further page and breaks
 * no word.
 */
export function useBoardLayout(
  list: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  { content, columns, wantsBand }: Options,
): { readonly layout: BoardLayout | undefined; readonly isMeasuring: boolean } {
  const { width, height } = useStage();
  const fonts = useLoadedFonts();
  const [layout, setLayout] = useState<BoardLayout>();
  const key = [width, height, fonts, columns, wantsBand, content].join(' ');
  const isMeasuring = layout?.key !== key;

  useLayoutEffect(() => {
    const element = list.current;
    if (!isMeasuring || !element || !area.current) return;
    const unit = Math.min(width, height) / 1080;
    const room = area.current.clientHeight * usableShare;
    const arrange = (scale: number, hasBand: boolean): BoardLayout => {
      for (const [name, value] of Object.entries(boardStyle(scale))) element.style.setProperty(name, value);
      const pages = breakPages(readHeights(element), {
        columns,
        height: room - (hasBand ? bandHeight * unit : 0),
        gap: sectionGap * scale * unit,
      });
      return { key, pages, scale, hasBand };
    };
    const smallest = arrange(1, false);
    const isBetter = ({ pages, scale }: BoardLayout) =>
      pages.length <= smallest.pages.length && (scale === 1 || !breaksWords(element));
    const find = (hasBand: boolean): BoardLayout | undefined => {
      for (const scale of scales) {
        const layout = arrange(scale, hasBand);
        if (isBetter(layout)) return layout;
      }
      return undefined;
    };
    setLayout((wantsBand ? find(true) : undefined) ?? find(false) ?? smallest);
  }, [isMeasuring, key, list, area, columns, width, height, wantsBand]);

  return { layout, isMeasuring };
}
