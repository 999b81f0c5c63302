import { icon } from '@theke/ui/icon';
import { Ellipsis } from 'lucide-react';
import * as css from './row-menu-button.module.css';

type Props = { label: string; isOpen: boolean; onOpen: (button: HTMLElement) => void };

/** Button at the end of a row. All rows share one menu, which is loaded later. */
export const RowMenuButton = ({ label, isOpen, onOpen }: Props) => (
  <button
    type="button"
    className={css.button}
    aria-label={label}
    title={label}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onClick={(event) => onOpen(event.currentTarget)}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen(event.currentTarget);
    }}
  >
    <Ellipsis {...icon} size={18} />
  </button>
);
