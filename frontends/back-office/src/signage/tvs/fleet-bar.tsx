import { useApi } from '@theke/admin/api/office-api.ts';
import * as bar from '@theke/admin/lists/bulk-bar.module.css';
import { messages } from '@theke/admin/messages.de.ts';
import { commandKind, commandLabels } from '@theke/contracts/signage/command';
import type { Tv } from '@theke/contracts/signage/device';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { X } from 'lucide-react';
import { useState } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { commandIcons } from './command-icons.ts';
import * as css from './fleet.module.css';
import { useFleetCommand } from './use-fleet-command.ts';
import { VolumeDialog } from './volume-dialog.tsx';

type Props = { tvs: readonly Tv[]; onClear: () => void };

/** Commands to the selected TVs. */
export function FleetBar({ tvs, onClear }: Props) {
  const { send, finished, refused } = useFleetCommand(useApi());
  const [isAskingVolume, setAskingVolume] = useState(false);
  const isBusy = finished !== undefined;
  return (
    <>
      <div role="alert">
        {refused.length > 0 && (
          <Notice kind="late" className={css.problem}>
            <b>{tvMessages.notSent(refused.length, tvs.length)}</b>
            <ul>
              {refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <div className={bar.bar} role="toolbar" aria-label={tvMessages.selected(tvs.length)}>
        <b aria-live="polite">{isBusy ? tvMessages.sending(finished, tvs.length) : tvMessages.selected(tvs.length)}</b>
        {commandKind.options.map((kind) => {
          const Icon = commandIcons[kind];
          return (
            <button
              key={kind}
              type="button"
              disabled={isBusy}
              onClick={() => (kind === 'volume' ? setAskingVolume(true) : void send(tvs, { command: kind }))}
            >
              <Icon {...icon} size={18} />
              <span>{commandLabels[kind]}</span>
            </button>
          );
        })}
        <button
          type="button"
          className={bar.clear}
          aria-label={messages.list.clearSelection}
          title={messages.list.clearSelection}
          onClick={onClear}
        >
          <X {...icon} size={18} />
        </button>
      </div>
      {isAskingVolume && (
        <VolumeDialog
          onSend={(volume) => void send(tvs, { command: 'volume', volume })}
          onClose={() => setAskingVolume(false)}
        />
      )}
    </>
  );
}
