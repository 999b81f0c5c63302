import { fitText, inUnits } from '../parts/fit-text.ts';
import { FittedTitle } from '../parts/fitted-title.tsx';
import { ShopSign } from '../parts/shop-sign.tsx';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import { useStage } from '../stage/stage-context.ts';
import * as css from './plain.module.css';

const headlineRooms = {
  landscape: { width: 1640, lines: 2, largest: 176, smallest: 72 },
  portrait: { width: 930, lines: 4, largest: 150, smallest: 72 },
};
const textRooms = {
  landscape: { width: 1560, lines: 6, largest: 76, smallest: 40 },
  portrait: { width: 930, lines: 14, largest: 76, smallest: 40 },
};

function FittedText({ text }: { text: string }) {
  const { isPortrait } = useStage();
  const size = fitText(text, isPortrait ? textRooms.portrait : textRooms.landscape);
  return (
    <p className={css.text} style={{ fontSize: inUnits(size) }}>
      {text}
    </p>
  );
}

/** A headline and a text, as large as they fit. */
export const TextScene = ({ content, scene: { headline, text }, look, onReady }: SceneProps<'text'>) => (
  <Stage look={look} onReady={onReady}>
    <ShopSign shop={content.shop} className={css.sign} />
    <div className={css.centre}>
      {headline && <FittedTitle text={headline} rooms={headlineRooms} />}
      {text && <FittedText text={text} />}
    </div>
  </Stage>
);
