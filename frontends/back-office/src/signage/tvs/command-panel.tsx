import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { nearDayText } from '@theke/admin/ui/format.ts';
import { type CommandKind, commandKind, commandLabels } from '@theke/contracts/signage/command';
import { abortTvCommand, type Tv } from '@theke/contracts/signage/device';
import { isCommandFinished } from '@theke/rules/signage/command-moves';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { X } from 'lucide-react';
import { useState } from 'react';
import { commandIcons } from './command-icons.ts';
import { CommandQueue } from './command-queue.tsx';
import { canAbort } from './command-steps.ts';
import * as css from './tv-page.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';
import { tvKey } from './use-tv.ts';
import { useTvCommand } from './use-tv-command.ts';
import { VolumeDialog } from './volume-dialog.tsx';

const texts = tvPageMessages.commands;

/** Commands to a paired TV and their progress. */
export function CommandPanel({ tv, now, zone }: { tv: Tv; now: Date; zone: string }) {
  const canCommand = may(useMe(), 'signage.command');
  const { commands } = tv.status;
  const { send, sending, problem } = useTvCommand(tv.id);
  const [isAskingVolume, setAskingVolume] = useState(false);
  const aborting = useAction(abortTvCommand, { invalidates: [tvKey(tv.id)] });
  const open = commands.filter(({ state }) => !isCommandFinished(state)).length;
  const today = commands.filter(({ askedAt }) => nearDayText(askedAt, now, zone) === messages.today).length;
  const order = (kind: CommandKind) => (kind === 'volume' ? setAskingVolume(true) : send(kind));
  return (
    <section aria-labelledby="tv-commands">
      <div className={css.head}>
        <h2 id="tv-commands">{texts.title}</h2>
        <span>{commands.length > 0 && texts.open(open, today)}</span>
        {canCommand && commands.some(canAbort) && (
          <Button
            kind="quiet"
            size="small"
            busyLabel={aborting.isBusy && messages.working}
            onClick={() => void aborting.run({ params: { id: tv.id }, body: {} })}
          >
            <X {...icon} size={16} />
            {texts.abortAll}
          </Button>
        )}
      </div>
      {canCommand && (
        <div className={css.buttons}>
          {commandKind.options.map((kind) => {
            const Icon = commandIcons[kind];
            return (
              <Button
                key={kind}
                kind="second"
                busyLabel={sending === kind && messages.working}
                onClick={() => order(kind)}
              >
                <Icon {...icon} size={18} />
                {commandLabels[kind]}
              </Button>
            );
          })}
        </div>
      )}
      <div role="alert">
        {problem && (
          <Notice kind="late" className={css.note}>
            {texts.failed} {problem.message}
          </Notice>
        )}
        {aborting.problem && (
          <Notice kind="late" className={css.note}>
            {texts.abortFailed} {aborting.problem.message}
          </Notice>
        )}
      </div>
      <CommandQueue
        {...{ commands, now, zone }}
        acts={
          canCommand
            ? {
                abort: (commandId) => void aborting.run({ params: { id: tv.id }, body: { commandId } }),
                repeat: ({ kind, volume }) => send(kind, volume),
              }
            : undefined
        }
      />
      {isAskingVolume && (
        <VolumeDialog onSend={(volume) => send('volume', volume)} onClose={() => setAskingVolume(false)} />
      )}
    </section>
  );
}
