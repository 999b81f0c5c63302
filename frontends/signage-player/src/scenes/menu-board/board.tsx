import { useEffect, useMemo, useRef } from 'react';
import { findCode } from '../parts/qr-drawing.tsx';
import type { SceneProps } from '../scene-props.ts';
import { useStage } from '../stage/stage-context.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardFooter } from './board-footer.tsx';
import { BoardPages } from './board-pages.tsx';
import { BoardPictures } from './board-pictures.tsx';
import type { BoardSection } from './board-sections.ts';
import * as css from './menu-board.module.css';
import { ScanCard } from './scan-card.tsx';
import { useBoardLayout } from './use-board-layout.ts';
import { useBoardPage } from './use-board-page.ts';

type Props = SceneProps<'menu-board'> & { sections: readonly BoardSection[]; onLaidOut(isLaidOut: true): void };

/** More columns leave no room for pictures, and in portrait format none for names. */
const maxColumnsBesidePictures = 2;

/** Rows, pictures and notes of a board. Rows that do not fit on a page follow on the next ones. */
export function Board({ item, content, scene, sections, now, isActive, onLaidOut }: Props) {
  const { isPortrait } = useStage();
  const list = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const columns = isPortrait ? Math.min(scene.columns, 2) : scene.columns;
  const hasPictures = scene.showsImages && sections.some(({ rows }) => rows.some(({ image }) => image));
  const hasStrip = hasPictures && !isPortrait && columns <= maxColumnsBesidePictures;
  const code = findCode(content, scene.qrCode);
  const texts = useMemo(() => JSON.stringify([sections, scene.headline, scene.note]), [sections, scene]);
  const { layout, isMeasuring } = useBoardLayout(list, area, {
    columns,
    wantsBand: hasPictures && isPortrait,
    content: `${texts} ${hasStrip} ${code !== undefined}`,
  });
  const isLaidOut = layout !== undefined;
  useEffect(() => {
    if (isLaidOut) onLaidOut(true);
  }, [isLaidOut, onLaidOut]);
  const pages = layout?.pages ?? [];
  const page = useBoardPage({ item: item.id, pages: pages.length, pageSeconds: scene.pageSeconds, now, isActive });

  const pictures = (place: 'strip' | 'band') => (
    <BoardPictures sections={sections} pages={pages} page={page} place={place} hasCard={code !== undefined} />
  );
  const all = sections.map(({ rows }, section) => ({ section, from: 0, to: rows.length }));
  return (
    <div className={css.board} data-columns={columns} data-strip={hasStrip} data-card={Boolean(code)}>
      {hasStrip && pictures('strip')}
      {scene.headline && <h1 className={css.headline}>{scene.headline}</h1>}
      <div ref={area} className={css.area}>
        {isMeasuring && (
          <div ref={list} className={css.measured} data-columns={columns} aria-hidden="true">
            <BoardColumn sections={sections} column={all} isFirst />
          </div>
        )}
        {layout && <BoardPages sections={sections} layout={layout} columns={columns} page={page} />}
        {layout?.hasBand && pictures('band')}
      </div>
      <BoardFooter
        sections={sections}
        currency={content.shop.currency}
        note={scene.note}
        page={page}
        pages={pages.length}
      />
      {code && <ScanCard code={code} />}
    </div>
  );
}
