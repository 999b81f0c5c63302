import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { useOnline } from '@theke/ui/use-online';
import { builderMessages } from '../builder-messages.de.ts';
import type { SaveState } from './edit-queue.ts';
import * as css from './save-state-text.module.css';

const texts = builderMessages.save;

/** Whether everything is saved; read out when it changes. */
export function SaveStateText({ save }: { save: SaveState }) {
  const zone = useZoneOf()();
  const isOnline = useOnline();
  const text = () => {
    switch (save.kind) {
      case 'saved':
        return save.at === undefined ? texts.unchanged : texts.saved(timeText(save.at, zone));
      case 'saving':
        return texts.saving;
      case 'waiting':
        return isOnline ? texts.unreachable(save.count) : texts.waiting(save.count);
      case 'stopped':
        return save.message;
    }
  };
  return (
    <span className={save.kind === 'waiting' || save.kind === 'stopped' ? css.bad : css.state} role="status">
      {text()}
    </span>
  );
}
