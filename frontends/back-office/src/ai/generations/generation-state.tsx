import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { generationStates, type GenerationState as State } from '@theke/contracts/ai/generation';
import { Ban, Check, CircleAlert, Clock, LoaderCircle, Sparkles, X } from 'lucide-react';

const looks: Readonly<Record<State, StateLook>> = {
  queued: { Icon: Clock, kind: 'plain' },
  running: { Icon: LoaderCircle, kind: 'plain' },
  proposed: { Icon: Sparkles, kind: 'soon' },
  accepted: { Icon: Check, kind: 'ok' },
  rejected: { Icon: X, kind: 'plain' },
  failed: { Icon: CircleAlert, kind: 'late' },
  canceled: { Icon: Ban, kind: 'plain' },
};

/** State of a job as icon and text. */
export const GenerationState = ({ state }: { state: State }) => (
  <StateText {...looks[state]} text={generationStates[state]} />
);
