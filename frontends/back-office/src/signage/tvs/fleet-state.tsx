import type { TvStatus } from '@theke/contracts/signage/device';
import { TvStateText } from '../shared/tv-state-text.tsx';
import { tvWarnings } from '../shared/tv-warnings.ts';
import * as css from './fleet.module.css';

type Props = { status: TvStatus; now: Date; zone: string };

/** State of a TV in the fleet, and below it what needs staff nevertheless. */
export const FleetState = ({ status, now, zone }: Props) => (
  <span className={css.states}>
    <TvStateText {...{ status, now, zone }} />
    {tvWarnings(status, now).map((warning) => (
      <small key={warning} className={css.warning}>
        {warning}
      </small>
    ))}
  </span>
);
