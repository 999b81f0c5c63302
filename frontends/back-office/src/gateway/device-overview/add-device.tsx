import { may, useMe } from '@theke/admin/api/session.ts';
import * as folded from '@theke/admin/ui/folded.module.css';
import { MenuLink } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { deviceOverviewMessages as texts } from './device-overview-messages.de.ts';
import { newDevices } from './new-devices.ts';

/** Menu with the kinds of devices that the user may add; each leads to its form. Phones show only the icon. */
export function AddDevice() {
  const me = useMe();
  const offered = newDevices.filter(({ needs }) => may(me, needs));
  if (offered.length === 0) return null;
  return (
    <Popover
      label={texts.add}
      buttonClass={buttonClass({ size: 'small' })}
      button={
        <>
          <Plus {...icon} size={16} />
          <span className={folded.belowTablet}>{texts.add}</span>
        </>
      }
    >
      {offered.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to} label={label} Icon={Icon} />
      ))}
    </Popover>
  );
}
