import { makeEach } from '@theke/admin/api/make-each.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { type CommandKind, commandLabels } from '@theke/contracts/signage/command';
import { commandTv, digitalSignageDevices, type Tv } from '@theke/contracts/signage/device';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';

type Command = { command: CommandKind; volume?: number };
type Input = { tvs: readonly Tv[]; command: Command };

/** Sends a command to several TVs, one after the other; a refusal does not stop the others. */
export function useFleetCommand(api: OfficeApi) {
  const toast = useToast();
  const [finished, setFinished] = useState<number>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { run } = useAction(
    async ({ tvs, command }: Input) => {
      setRefused([]);
      // Each command has its own id, so that a repeated call after a lost answer changes nothing.
      const sendTo = (tv: Tv) =>
        api(commandTv, { params: { id: tv.id }, body: { ...command, commandId: randomUuid() } });
      return makeEach(tvs, ({ name }) => name, sendTo, setFinished);
    },
    {
      invalidates: [[digitalSignageDevices.name]],
      onDone: (reasons, { tvs, command }) => {
        setRefused(reasons);
        const sent = tvs.length - reasons.length;
        if (sent > 0) toast({ text: tvMessages.sent(commandLabels[command.command], sent) });
      },
    },
  );
  return {
    send: async (tvs: readonly Tv[], command: Command) => {
      await run({ tvs, command });
      setFinished(undefined);
    },
    /** Number of TVs tried so far; undefined while nothing is sent. */
    finished,
    refused,
  };
}
