import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { type DraftState, draftStateOf } from '@theke/rules/content/draft-state';
import { CircleCheck, CircleDashed, Eye, Pencil } from 'lucide-react';
import { publishingMessages } from './publishing-messages.de.ts';

const messages = publishingMessages.state;

/** Looks of publishing states: what guests see, and whether there are unpublished changes. */
export const draftLooks: Readonly<Record<DraftState, StateLook & { text: string }>> = {
  draft: { Icon: CircleDashed, kind: 'soon', text: messages.draft },
  changed: { Icon: Pencil, kind: 'soon', text: messages.changed },
  'by-path': { Icon: Eye, kind: 'plain', text: messages.byPath },
  shown: { Icon: CircleCheck, kind: 'ok', text: messages.shown },
};

type Entry = { isPublic: boolean; hasChanges: boolean };

/** State of a post or project. */
export const EntryState = ({ record: { isPublic, hasChanges } }: { record: Entry }) => (
  <StateText {...draftLooks[draftStateOf({ isShown: isPublic, hasChanges })]} />
);

/** State of a page, which may be published without being listed. */
export const SiteState = ({
  record: { published, isPublic, hasChanges },
}: {
  record: Entry & { published: unknown };
}) => <StateText {...draftLooks[draftStateOf({ isShown: published !== null, hasChanges, isPublic })]} />;
