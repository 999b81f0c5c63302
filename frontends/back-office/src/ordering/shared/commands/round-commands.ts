import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import type { PaletteEntry } from '@theke/admin/palette/palette-entry.ts';
import type { Table } from '@theke/contracts/catalog/table';
import { ConciergeBell } from 'lucide-react';
import { commandBranches } from './command-branches.ts';
import { commandMessages } from './command-messages.de.ts';

/** Commands that open the order form for the found tables, in branches whose guests order at the table (TABLE-03). */
export function findRoundCommands(context: CommandContext): PaletteEntry[] {
  const branches = commandBranches(context);
  return context.records.flatMap(({ record, label, list }) => {
    const branch = branches.find(({ id }) => id === (record as unknown as Table).branch.id);
    if (!branch?.isDineInEnabled) return [];
    return {
      id: `round:${record.id}`,
      label: commandMessages.round(label),
      words: commandMessages.roundWords,
      hint: branches.length > 1 ? branch.name : undefined,
      Icon: ConciergeBell,
      to: `/table-service/${record.id}/round`,
      list,
    };
  });
}
