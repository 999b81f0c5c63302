import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useStage } from '../stage/stage-context.ts';
import { breakPages, type MeasuredSection, type Page } from './break-pages.ts';

export type BoardLayout = {
  readonly pages: readonly Page[];
  /** Factor of all font sizes: rows that leave room are shown larger. */
  readonly scale: number;
  /** Whether pictures fit below the rows in portrait format. */
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

type Measured = { readonly key: string; readonly layout: BoardLayout };

/**
 * Breaks a board into pages by the heights of its rows. While `isMeasuring`, `list` contains all sections in one column
 * of the right width; `area` has the height of a page. Chooses the largest font that needs no further page.
 */
export function useBoardLayout(
  list: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  { content, columns }: { readonly content: string; readonly columns: number },
): { readonly layout: BoardLayout | undefined; readonly isMeasuring: boolean } {
  const { width, height, isPortrait } = useStage();
  const fonts = useLoadedFonts();
  const [measured, setMeasured] = useState<Measured>();
  const key = [width, height, fonts, columns, content].join(' ');
  const isMeasuring = measured?.key !== key;

  useLayoutEffect(() => {
    if (!isMeasuring || !list.current || !area.current) return;
    const unit = Math.min(width, height) / 1080;
    const room = area.current.clientHeight * usableShare;
    const arrange = (scale: number): BoardLayout => {
      for (const [name, value] of Object.entries(boardStyle(scale))) list.current?.style.setProperty(name, value);
      const sections = list.current ? readHeights(list.current) : [];
      const options = { columns, gap: sectionGap * scale * unit };
      const band = isPortrait ? breakPages(sections, { ...options, height: room - bandHeight * unit }) : [];
      const pages = breakPages(sections, { ...options, height: room });
      const hasBand = isPortrait && band.length === pages.length;
      return { pages: hasBand ? band : pages, scale, hasBand };
    };
    const smallest = arrange(1);
    let layout = smallest;
    for (const scale of scales) {
      layout = arrange(scale);
      if (layout.pages.length <= smallest.pages.length) break;
    }
    setMeasured({ key, layout });
  }, [isMeasuring, key, list, area, columns, width, height, isPortrait]);

  return { layout: measured?.layout, isMeasuring };
}
