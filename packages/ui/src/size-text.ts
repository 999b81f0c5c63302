import { locale } from '@theke/rules/texts/locale';

/** "1,4 MB", "12 kB". */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000
    ? new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
        bytes / 1_000_000,
      )
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
        Math.max(1, bytes / 1000),
      );
