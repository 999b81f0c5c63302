import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { Field } from '@theke/ui/field';
import { useState } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './volume-dialog.module.css';

const texts = tvMessages.volume;

type Props = { onSend: (percent: number) => void; onClose: () => void };

/** Asks for the volume of a command. */
export function VolumeDialog({ onSend, onClose }: Props) {
  const [percent, setPercent] = useState(40);
  return (
    <DecisionDialog
      title={texts.title}
      label={texts.send(percent)}
      backLabel={messages.cancel}
      onDecide={() => {
        onSend(percent);
        onClose();
      }}
      onClose={onClose}
    >
      <Field label={texts.label}>
        {({ className, ...control }) => (
          <span className={css.slider}>
            <input
              {...control}
              type="range"
              min={0}
              max={100}
              step={5}
              value={percent}
              onChange={({ target }) => setPercent(Number(target.value))}
            />
            <output htmlFor={control.id}>{percent} %</output>
          </span>
        )}
      </Field>
    </DecisionDialog>
  );
}
