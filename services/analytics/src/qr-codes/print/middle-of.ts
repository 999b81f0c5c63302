import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { MailLogo } from '@theke/contracts/media/logo';
import { conflict } from '@theke/kit/problem';

/** What stands in the middle of a code, if anything does (QR-06). */
export type Middle = { kind: 'mark'; text: string } | { kind: 'logo'; logo: MailLogo };

/**
 * The logo stands in the place of the mark. Codes of before there were logos do not say whether they have one.
 * @throws Problem 409 where a logo is wanted and the business has none that can be drawn
 */
export function middleOf(
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
