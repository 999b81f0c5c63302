import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import { type DraftState, draftStateOf } from '@theke/rules/content/draft-state';
import { useNow } from '@theke/ui/use-now';
import { CalendarClock, CircleCheck, CircleDashed, Eye, Pencil } from 'lucide-react';
import { isInFuture } from './is-in-future.ts';
import { publishingMessages } from './publishing-messages.de.ts';

const messages = publishingMessages.state;

/** Looks of publishing states: what guests see, and whether there are unpublished changes. */
export const draftLooks: Readonly<Record<DraftState, StateLook & { text: string }>> = {
  draft: { Icon: CircleDashed, kind: 'soon', text: messages.draft },
  changed: { Icon: Pencil, kind: 'soon', text: messages.changed },
  'by-path': { Icon: Eye, kind: 'plain', text: messages.byPath },
  shown: { Icon: CircleCheck, kind: 'ok', text: messages.shown },
  planned: { Icon: CalendarClock, kind: 'soon', text: messages.planned },
};

type Entry = { isPublic: boolean; hasChanges: boolean; date?: string; publishAt?: string | null };

/** State of a post or project. A public post is shown from its date on (POST-08). */
export function EntryState({ record: { isPublic, hasChanges, date, publishAt } }: { record: Entry }) {
  const zone = useZoneOf()();
  const isWaiting = isInFuture(date, useNow(60_000));
  const look = draftLooks[draftStateOf({ isShown: isPublic, hasChanges, publishAt })];
  if (!isPublic || !date || !isWaiting) return <StateText {...look} />;
  return <StateText Icon={CalendarClock} kind="soon" text={messages.waiting(dayText(date, zone))} />;
}

/** State of a page, which may be published without being listed. */
export const SiteState = ({
  record: { published, isPublic, hasChanges, publishAt },
}: {
  record: Entry & { published: unknown };
}) => <StateText {...draftLooks[draftStateOf({ isShown: published !== null, hasChanges, isPublic, publishAt })]} />;
