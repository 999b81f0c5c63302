import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Maximize2, Minimize2, Volume2, VolumeX } from 'lucide-react';
import { useFullScreen } from '../board/use-full-screen.ts';
import { messages } from '../messages.de.ts';
import { PushMenu } from '../push/push-menu.tsx';
import * as css from './desk-header.module.css';

type Props = {
  branch: string;
  time: string;
  connection: 'live' | 'polling' | 'broken';
  ring: { isOn: boolean; toggle: () => void };
};

/** Whose counter it is, whether what one sees is fresh, the sound, and the time. */
export function DeskHeader({ branch, time, connection, ring }: Props) {
  const fullScreen = useFullScreen();
  return (
    <header className={css.head}>
      <h1>{branch}</h1>
      <span className={css.space} />
      <span className={connection === 'live' ? css.live : css.polling} role="status">
        {messages.board.connection[connection]}
      </span>
      <IconButton
        label={ring.isOn ? messages.board.soundOn : messages.board.soundOff}
        aria-pressed={ring.isOn}
        onClick={ring.toggle}
      >
        {ring.isOn ? <Volume2 {...icon} size={22} /> : <VolumeX {...icon} size={22} />}
      </IconButton>
      <PushMenu />
      {fullScreen && (
        <IconButton
          label={fullScreen.isOn ? messages.board.noFullScreen : messages.board.fullScreen}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isOn ? <Minimize2 {...icon} size={22} /> : <Maximize2 {...icon} size={22} />}
        </IconButton>
      )}
      <time className={css.clock}>{time}</time>
    </header>
  );
}
