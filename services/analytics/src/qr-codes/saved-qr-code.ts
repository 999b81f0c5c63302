import { randomInt } from 'node:crypto';
import type { QrCode } from '@theke/contracts/analytics/qr-code';
import { invalid } from '@theke/kit/problem';

/** Without characters that are easily confused when read aloud or on paper. */
const letters = '23467acdefghjkmnpqrtwxyz9';

/** One of 244 million: short enough for a small code, and not guessable by trying. */
export const newQrPath = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

type Draft = Omit<QrCode, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/**
 * Stored form of a QR code: its path is created once and never changes, because it is printed (QR-01).
 * @throws Problem 422 for another path, or a rule on closed hours without a branch
 */
export function savedQrCode<D extends Draft>(draft: D, before: Pick<QrCode, 'path'> | undefined, made: string): D {
  if (before && draft.path !== '' && draft.path !== before.path)
    throw invalid(
      'PATH_IS_PRINTED',
      '„Pfad“ kann nicht geändert werden: Er steht auf gedruckten Codes. Bitte legen Sie einen neuen QR-Code an.',
      'path',
    );
  const asks = draft.rules.findIndex(({ opening }) => opening !== undefined);
  if (asks >= 0 && !draft.branch)
    throw invalid(
      'REQUIRED',
      `„Filiale“ fehlt: Regel ${asks + 1} fragt, ob sie geöffnet ist. Bitte wählen Sie eine Filiale.`,
      'branch',
    );
  return { ...draft, path: before?.path ?? (draft.path || made) };
}
