import { Palette } from '@theke/admin/palette/palette.tsx';
import type { PaletteProps } from '@theke/admin/palette/palette-host.tsx';
import { OfficeContext } from '@theke/admin/shell/office.ts';
import { UserMenu } from './identity/account/user-menu.tsx';
import { office } from './office.ts';
import { paletteOptions } from './palette-options.ts';

const whole = { ...office, UserMenu };

/** The command palette, also on pages without the office's layout. */
export const OfficePalette = (props: PaletteProps) => (
  <OfficeContext value={whole}>
    <Palette {...props} options={paletteOptions} />
  </OfficeContext>
);
