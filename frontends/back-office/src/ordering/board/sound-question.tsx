import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import { isQuietToday, keepQuietToday } from './quiet-today.ts';
import * as css from './sound-question.module.css';

type Props = { sound: { isOn: boolean; toggle: () => void } };

/** Asks to enable sound, because browsers play none before a press: once per day and device. */
export function SoundQuestion({ sound }: Props) {
  const [isAnswered, setIsAnswered] = useState(isQuietToday);
  if (sound.isOn && !isAnswered) setIsAnswered(true);
  if (isAnswered || sound.isOn) return null;
  return (
    <aside className={css.question} aria-label={orderMessages.board.soundOff}>
      <BellRing {...icon} size={22} />
      <p>{orderMessages.board.soundQuestion}</p>
      <Button size="small" onClick={sound.toggle}>
        {orderMessages.board.soundOff}
      </Button>
      <Button
        size="small"
        kind="second"
        onClick={() => {
          keepQuietToday();
          setIsAnswered(true);
        }}
      >
        {orderMessages.board.withoutSound}
      </Button>
    </aside>
  );
}
