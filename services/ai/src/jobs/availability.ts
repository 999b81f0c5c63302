import type { GenerationUse } from '@theke/contracts/ai/generation';
import { conflict } from '@theke/kit/problem';
import type { SettingsDoc } from '../settings/settings-store.ts';

/** Whether the settings allow a use. */
export function isAvailable(doc: SettingsDoc, use: GenerationUse): boolean {
  if (!doc.isEnabled || doc.address === '') return false;
  if (use === 'picture') return doc.imageModel !== '';
  return doc.textModel !== '' && (use !== 'picture-description' || doc.seesPictures);
}

export const notAvailable = () =>
  conflict('NOT_AVAILABLE', 'Dafür ist keine KI eingerichtet. Administratoren richten sie in den Einstellungen ein.');
