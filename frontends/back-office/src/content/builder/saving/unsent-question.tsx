import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { builderMessages } from '../builder-messages.de.ts';
import type { UnsentEdits } from './unsent-edits.ts';

const texts = builderMessages.unsent;

type Props = { unsent: UnsentEdits; onTake: () => void; onDrop: () => void };

/** Asks whether to take over edits that a closed tab could not send. */
export function UnsentQuestion({ unsent: { at, pending, conflicts }, onTake, onDrop }: Props) {
  const zone = useZoneOf()();
  return (
    <DecisionDialog title={texts.title} label={texts.take} backLabel={texts.drop} onDecide={onTake} onClose={onDrop}>
      <p>{texts.text(pending.length + conflicts.length, dateTimeText(at, zone))}</p>
      <p>{texts.question}</p>
    </DecisionDialog>
  );
}
