import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import type { PaletteEntry } from '@theke/admin/palette/palette-entry.ts';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { changeSoldOut } from '../change-sold-out.ts';
import { soldOutMessages } from '../sold-out-messages.de.ts';
import { soldOutQuery } from '../sold-out-query.ts';
import { soldOutState } from '../sold-out-state.ts';
import { commandBranches } from './command-branches.ts';

/**
 * Actions to mark the found products as sold out today, or to make them available again (STOCK-03): for all of them in
 * the branch chosen last, then in the other branches.
 */
export async function findSoldOutCommands(context: CommandContext): Promise<PaletteEntry[]> {
  const branches = commandBranches(context);
  const hasBranches = branches.length > 1;
  if (branches.length === 0) return [];
  const listed = await context.client.fetchQuery(soldOutQuery(context.api));
  return branches.flatMap((branch) =>
    context.records.map(({ record: { id }, label }) => {
      const isSoldOut = soldOutState(listed, id, branch) !== undefined;
      return {
        id: `sold-out:${branch.id}/${id}`,
        label: isSoldOut ? soldOutMessages.releaseOf(label) : soldOutMessages.markOf(label),
        hint: hasBranches ? branch.name : undefined,
        // "melden" finds the mark only.
        words: isSoldOut ? '' : soldOutMessages.report,
        Icon: isSoldOut ? CircleCheck : CircleSlash,
        failed: soldOutMessages.failed,
        run: () =>
          changeSoldOut(
            { ...context, hasBranches },
            {
              branch,
              products: [id],
              stateOf: (product) => soldOutState(listed, product, branch),
              isSoldOut: !isSoldOut,
              title: label,
            },
          ),
      };
    }),
  );
}
