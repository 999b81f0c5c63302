import { useStage } from '../stage/stage-context.ts';
import { fitText, inUnits, type Room } from './fit-text.ts';
import { hyphenated } from './hyphenated.ts';
import * as css from './parts.module.css';

export type Rooms = { readonly landscape: Room; readonly portrait: Room };

/** A heading in the largest font that fits. */
export function FittedTitle({ text, rooms }: { text: string; rooms: Rooms }) {
  const room = useStage().isPortrait ? rooms.portrait : rooms.landscape;
  return (
    <h1 className={css.title} style={{ fontSize: inUnits(fitText(text, room)) }}>
      {hyphenated(text)}
    </h1>
  );
}
