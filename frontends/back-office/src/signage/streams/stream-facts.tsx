import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { SignageStream } from '@theke/contracts/signage/stream';
import { CircleAlert, CirclePause } from 'lucide-react';
import { streamMessages } from './stream-messages.de.ts';
import { useEntryFaults } from './use-entry-faults.ts';

const messages = streamMessages.facts;

/** Number of entries of a stream, and whether it is interrupted or has entries that never play. */
export function StreamFacts({ record: { id, entries, interruption } }: { record: SignageStream }) {
  const faultsOf = useEntryFaults(id);
  const faulty = entries.filter((entry) => entry.isEnabled && faultsOf(entry).length > 0).length;
  if (interruption) return <StateText Icon={CirclePause} kind="soon" text={messages.interrupted} />;
  if (faulty > 0) return <StateText Icon={CircleAlert} kind="late" text={messages.faulty(faulty)} />;
  return entries.length === 0 ? messages.none : entries.length;
}
