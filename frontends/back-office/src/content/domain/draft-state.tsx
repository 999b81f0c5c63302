import { StateText } from '@theke/admin/ui/state-text.tsx';
import { CircleCheck, CircleDashed, Eye, Pencil } from 'lucide-react';
import { publishingMessages } from './publishing-messages.de.ts';

const words = publishingMessages.state;

type Standing = {
  /** Whether guests see something of it. */
  isShown: boolean;
  hasChanges: boolean;
  /** In lists and searches, and not by its path alone. */
  isPublic?: boolean;
};

/** How something stands: what guests see of it, and whether its editors have gone on. */
export function DraftState({ isShown, hasChanges, isPublic = true }: Standing) {
  if (!isShown) return <StateText Icon={CircleDashed} kind="soon" text={words.draft} />;
  if (hasChanges) return <StateText Icon={Pencil} kind="soon" text={words.changed} />;
  if (!isPublic) return <StateText Icon={Eye} kind="plain" text={words.byPath} />;
  return <StateText Icon={CircleCheck} kind="ok" text={words.shown} />;
}

type Entry = { isPublic: boolean; hasChanges: boolean };

/** Of a post or a project. */
export const EntryState = ({ record: { isPublic, hasChanges } }: { record: Entry }) => (
  <DraftState isShown={isPublic} hasChanges={hasChanges} />
);

/** Of a page, which may be public without being listed. */
export const SiteState = ({
  record: { published, isPublic, hasChanges },
}: {
  record: Entry & { published: unknown };
}) => <DraftState isShown={published !== null} hasChanges={hasChanges} isPublic={isPublic} />;
