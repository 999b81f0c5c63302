import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { MailLogo } from '@theke/contracts/media/logo';
import { conflict } from '@theke/kit/problem';

/** Content of a code's middle (QR-06). */
export type Middle = { kind: 'mark'; text: string } | { kind: 'logo'; logo: MailLogo };

/**
 * The logo replaces the mark. Legacy codes do not state whether they want a logo.
 * @throws Problem 409 if the logo is wanted but missing or unusable
 */
export function chooseMiddle(
  { name, mark, hasLogo }: Pick<QrCode, 'name' | 'mark'> & { hasLogo?: boolean | undefined },
  logo: MailLogo | undefined,
): Middle | undefined {
  if (!hasLogo) return mark === '' ? undefined : { kind: 'mark', text: mark };
  if (!logo)
    throw conflict(
      'NO_LOGO',
      `„${name}“ soll das Logo in der Mitte haben, und es gibt keines. Bitte wählen Sie in den Einstellungen ein Logo, oder schalten Sie „Logo in der Mitte“ aus.`,
    );
  return { kind: 'logo', logo };
}
