import { longDate, timeText } from '../parts/local-clock.ts';
import { ShopSign } from '../parts/shop-sign.tsx';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './plain.module.css';

/** Time and date of the branch. */
export const Clock = ({ content, scene, look, now, onReady }: SceneProps<'clock'>) => (
  <Stage look={look} onReady={onReady}>
    <ShopSign shop={content.shop} className={css.sign} />
    <div className={css.centre}>
      {scene.headline && <h1 className={css.line}>{scene.headline}</h1>}
      <p className={css.time}>{timeText(now, content.branch.timeZone)}</p>
      <p className={css.date}>{longDate(now, content.branch.timeZone)}</p>
    </div>
  </Stage>
);
