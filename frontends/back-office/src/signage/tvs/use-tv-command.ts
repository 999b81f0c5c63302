import { useAction } from '@theke/admin/api/use-action.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { type CommandKind, commandLabels } from '@theke/contracts/signage/command';
import { commandTv } from '@theke/contracts/signage/device';
import { useToast } from '@theke/ui/toast';
import { tvPageMessages } from './tv-page-messages.de.ts';
import { tvKey } from './use-tv.ts';

/** Sends commands to a TV, one at a time. */
export function useTvCommand(tv: string) {
  const toast = useToast();
  const { run, isBusy, problem, input } = useAction(commandTv, {
    invalidates: [tvKey(tv)],
    onDone: (_, { body }) =>
      toast({ text: tvPageMessages.commands.sent(commandLabels[body.command]), isForEars: true }),
  });
  return {
    send: (command: CommandKind, volume?: number | null) =>
      void run({
        params: { id: tv },
        body: { command, commandId: randomUuid(), ...(typeof volume === 'number' && { volume }) },
      }),
    /** The command that is being sent. */
    sending: isBusy ? input?.body.command : undefined,
    problem,
  };
}
