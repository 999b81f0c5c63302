import { OfficeContext } from '@theke/admin/shell/office.ts';
import { WidgetsContext } from '@theke/admin/widgets/use-widgets.ts';
import { Outlet } from 'react-router';
import { UserMenu } from './identity/account/user-menu.tsx';
import { office } from './office.ts';

const whole = { ...office, UserMenu };

/** What forms need of the office, for pages with a header of their own. */
export const OfficeWithoutNavigation = () => (
  <OfficeContext value={whole}>
    <WidgetsContext value={whole.widgets}>
      <Outlet />
    </WidgetsContext>
  </OfficeContext>
);
