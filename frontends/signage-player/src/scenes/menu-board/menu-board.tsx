import { useMemo, useState } from 'react';
import { ShopSign } from '../parts/shop-sign.tsx';
import { sceneMessages } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import { Board } from './board.tsx';
import { boardSections } from './board-sections.ts';
import * as css from './menu-board.module.css';

const minute = 60_000;

/** The menu of the branch as it is now: schedules and menus change on the minute, prices and stock at once. */
export function MenuBoard(props: SceneProps<'menu-board'>) {
  const { content, scene, look, now, onReady } = props;
  const at = Math.floor(now / minute) * minute;
  const sections = useMemo(() => boardSections(content, scene, new Date(at)), [content, scene, at]);
  const [isLaidOut, setLaidOut] = useState(false);
  const isEmpty = sections.length === 0;
  return (
    <Stage look={look} isLaidOut={isLaidOut || isEmpty} onReady={onReady}>
      {isEmpty ? (
        <div className={css.empty}>
          <ShopSign shop={content.shop} />
          <h1>{sceneMessages.menuBoard.empty}</h1>
          <p>{sceneMessages.menuBoard.emptyHint}</p>
        </div>
      ) : (
        <Board {...props} sections={sections} onLaidOut={setLaidOut} />
      )}
    </Stage>
  );
}
