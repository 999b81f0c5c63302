import { icon } from '@theke/ui/icon';
import { Search } from 'lucide-react';
import { useOpenPalette } from '../palette/palette-context.ts';
import { paletteMessages } from '../palette/palette-messages.de.ts';
import * as css from './navigation.module.css';

/** Button that opens the command palette; nothing on pages without it. */
export function NavigationSearch({ onNavigate }: { onNavigate?: () => void }) {
  const open = useOpenPalette();
  if (!open) return null;
  return (
    <div className={css.searchBox}>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        className={css.search}
        onClick={() => {
          onNavigate?.();
          open('palette');
        }}
      >
        <Search {...icon} size={18} />
        <span>{paletteMessages.open}</span>
        <small>{paletteMessages.key}</small>
      </button>
    </div>
  );
}
