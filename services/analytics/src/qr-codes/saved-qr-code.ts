import { randomInt } from 'node:crypto';
import type { QrCode } from '@theke/contracts/analytics/qr-code';
import { invalid } from '@theke/kit/problem';

/** Without characters that are taken for one another when read aloud or from paper. */
const letters = '23467acdefghjkmnpqrtwxyz9';

/** One of 244 million: a code has few modules, and nobody finds others by trying. */
export const newQrPath = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

type Draft = Omit<QrCode, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/**
 * What a code is stored as: with a path that is made once and stays, because it is printed (QR-01).
 * @throws Problem 422 where another path is sent, or a rule asks whether no branch is open
 */
export function savedQrCode<D extends Draft>(draft: D, before: Pick<QrCode, 'path'> | undefined, made: string): D {
  if (before && draft.path !== '' && draft.path !== before.path)
    throw invalid(
      'PATH_IS_PRINTED',
      '„Pfad“ kann nicht geändert werden: Er steht auf gedruckten Codes. Bitte legen Sie einen neuen QR Code an.',
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
