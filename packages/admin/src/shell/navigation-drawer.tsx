import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { useBackdropPress } from '@theke/ui/use-backdrop-press';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../messages.de.ts';
import { Navigation } from './navigation.tsx';
import * as css from './navigation-drawer.module.css';

/** Navigation as a drawer from the left; Escape or a press outside closes it. Open while rendered. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  const backdropPress = useBackdropPress(onClose);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.drawer}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...backdropPress}
    >
      <h2 id={title}>
        <VisuallyHidden>{messages.navigation.label}</VisuallyHidden>
      </h2>
      <IconButton className={css.close} label={messages.closeMenu} onClick={onClose}>
        <X {...icon} size={22} />
      </IconButton>
      <Navigation isWide onNavigate={onClose} />
    </dialog>
  );
}
