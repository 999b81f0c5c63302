import { sizeText } from '@theke/ui/size-text';

const gigabytes = new Intl.NumberFormat('de-AT', { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });

/** "212 MB", "8 GB". */
export const storageText = (bytes: number): string => (bytes >= 1e9 ? gigabytes.format(bytes / 1e9) : sizeText(bytes));
