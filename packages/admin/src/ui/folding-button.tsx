import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import * as folded from './folded.module.css';
import * as css from './folding-button.module.css';

type Props = {
  label: string;
  Icon: LucideIcon;
  busyLabel?: string | false;
  className?: string | undefined;
  onClick: () => void;
};

/** Secondary button of a page bar; shows only the icon below the desktop breakpoint. */
export const FoldingButton = ({ label, Icon, busyLabel, className, onClick }: Props) => (
  <Button
    kind="second"
    size="small"
    className={classNames(css.button, className)}
    aria-label={label}
    title={label}
    busyLabel={busyLabel}
    onClick={onClick}
  >
    <Icon {...icon} size={16} />
    <span className={folded.belowDesktop}>{label}</span>
  </Button>
);
