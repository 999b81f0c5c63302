import type { IdentifyProps } from '../shared/view-props.ts';
import * as css from './identify.module.css';
import { FittedTitle } from './parts/fitted-title.tsx';
import { Stage } from './stage/stage.tsx';

const nameRooms = {
  landscape: { width: 1500, lines: 2, largest: 220, smallest: 72 },
  portrait: { width: 860, lines: 3, largest: 180, smallest: 72 },
};

/** Shows which TV this is, above everything else, so that staff find it in a row of TVs. */
export const Identify = ({ name, branch }: IdentifyProps) => (
  <Stage look="dark" className={css.identify}>
    <div role="status">
      <p>{branch}</p>
      <FittedTitle text={name} rooms={nameRooms} />
    </div>
  </Stage>
);
