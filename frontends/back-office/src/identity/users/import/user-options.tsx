import type { OptionsProps } from '@theke/admin/imports/import-kind.ts';
import { Checkbox } from '@theke/ui/checkbox';
import { userImportMessages as texts } from './user-import-messages.de.ts';

/** Whether new users are invited by mail. */
export const UserOptions = ({ options, onChange }: OptionsProps) => (
  <Checkbox
    checked={options.isInviting === true}
    onChange={({ target }) => onChange({ ...options, isInviting: target.checked })}
  >
    {texts.invite}
  </Checkbox>
);
