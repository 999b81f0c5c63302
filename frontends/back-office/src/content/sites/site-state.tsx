import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { Site } from '@theke/contracts/content/site';
import { CircleCheck, CircleDashed, Eye, Pencil } from 'lucide-react';

/** How a page stands: what guests see of it, and whether its editors have gone on. */
export function SiteState({ record: { published, isPublic, hasChanges } }: { record: Site }) {
  if (!published) return <StateText Icon={CircleDashed} kind="soon" text="Entwurf" />;
  if (hasChanges) return <StateText Icon={Pencil} kind="soon" text="Öffentlich, mit Änderungen" />;
  if (!isPublic) return <StateText Icon={Eye} kind="plain" text="Nur mit dem Pfad" />;
  return <StateText Icon={CircleCheck} kind="ok" text="Öffentlich" />;
}
