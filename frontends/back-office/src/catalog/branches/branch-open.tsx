import { useShop } from '@theke/admin/api/shop.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { isOrderable, openingStatus } from '@theke/rules/hours/opening-status';
import { isLegallyOpen } from '@theke/rules/site/legal-gate';
import { useNow } from '@theke/ui/use-now';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { legalMessages } from '../../identity/shared/legal-messages.de.ts';
import { branchMessages } from './branch-messages.de.ts';

/** Whether guests can order now, and until when or from when. */
export function BranchOpen({ record }: { record: Branch }) {
  const now = useNow(60_000);
  const { config } = useShop();
  if (!record.isPublic) return <StateText Icon={CircleX} kind="plain" text={branchMessages.notPublic} />;
  if (!isLegallyOpen(config)) return <StateText Icon={CircleX} kind="soon" text={legalMessages.branchNotOpen} />;
  const { text } = openingStatus(record, 'takeaway', now);
  return isOrderable(record, now) ? (
    <StateText Icon={CircleCheck} kind="ok" text={text} />
  ) : (
    <StateText Icon={Clock} kind="plain" text={text} />
  );
}
