import type { Tv } from '@theke/contracts/signage/device';
import type { TvState } from '@theke/rules/signage/tv-state';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CirclePause, Link2Off, type LucideIcon, MonitorOff, MonitorPlay, Moon, WifiOff } from 'lucide-react';
import { screenshotUrl } from '../shared/screenshot-url.ts';
import * as css from './tv-picture.module.css';

const icons: Readonly<Record<TvState, LucideIcon>> = {
  running: MonitorPlay,
  outdated: MonitorPlay,
  standby: CirclePause,
  off: Moon,
  silent: WifiOff,
  unpaired: Link2Off,
  disabled: MonitorOff,
};
/** States in which the last screenshot shows what is visible now. */
const isVisible = (state: TvState) => state === 'running' || state === 'outdated';

/** Latest screenshot of a TV that plays, otherwise an icon of its state. The state is in words beside it. */
export function TvPicture({ tv: { id, orientation, status } }: { tv: Tv }) {
  const [latest] = status.screenshots;
  const Icon = icons[status.state];
  return (
    <span className={classNames(css.picture, orientation === 'portrait' && css.portrait)} aria-hidden="true">
      {latest && isVisible(status.state) ? (
        <img src={screenshotUrl(id, latest.id)} alt="" loading="lazy" />
      ) : (
        <Icon {...icon} size={18} />
      )}
    </span>
  );
}
