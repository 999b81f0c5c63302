import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Maximize2, Minimize2, Volume2, VolumeX } from 'lucide-react';
import { PushMenu } from '../../notifications/shared/push-menu.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { useFullScreen } from '../shared/use-full-screen.ts';
import * as css from './desk-header.module.css';

type Props = {
  branch: string;
  time: string;
  connection: 'live' | 'polling' | 'broken';
  ring: { isOn: boolean; toggle: () => void };
};

/** Header of the tablet: branch, connection state, sound and time. */
export function DeskHeader({ branch, time, connection, ring }: Props) {
  const fullScreen = useFullScreen();
  return (
    <header className={css.head}>
      <h1>{branch}</h1>
      <span className={css.space} />
      <span className={connection === 'live' ? css.live : css.polling} role="status">
        {orderMessages.board.connection[connection]}
      </span>
      <IconButton
        label={ring.isOn ? orderMessages.board.soundOn : orderMessages.board.soundOff}
        aria-pressed={ring.isOn}
        onClick={ring.toggle}
      >
        {ring.isOn ? <Volume2 {...icon} size={22} /> : <VolumeX {...icon} size={22} />}
      </IconButton>
      <PushMenu first="orders-alone" />
      {fullScreen && (
        <IconButton
          label={fullScreen.isOn ? orderMessages.board.noFullScreen : orderMessages.board.fullScreen}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isOn ? <Minimize2 {...icon} size={22} /> : <Maximize2 {...icon} size={22} />}
        </IconButton>
      )}
      <time className={css.clock}>{time}</time>
    </header>
  );
}
