import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { isSelfService } from '@theke/ui/self-service';
import { Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages.de.ts';

const never = () => () => undefined;
const open = () => import(/* webpackChunkName: "search" */ './open-search.tsx').then(({ openSearch }) => openSearch());

/** Button that loads and opens the search. Hidden on kiosks, where guests should stay on the menu. */
export function SearchButton({ className }: { className?: string | undefined }) {
  const isKiosk = useSyncExternalStore(never, isSelfService, () => false);
  if (isKiosk) return null;
  return (
    <IconButton label={messages.search} className={className} aria-haspopup="dialog" onClick={() => void open()}>
      <Search {...icon} size={22} />
    </IconButton>
  );
}
