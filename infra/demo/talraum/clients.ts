import type { LogoSign } from '../../painter/draw-logo.ts';

/** Talraum's clients, each with the sign of its logo. */
export const clients: readonly { key: string; name: string; sign: LogoSign }[] = [
  { key: 'osttirol', name: 'Regionalverband Osttirol', sign: 'peaks' },
  { key: 'moelltalbahn', name: 'Mölltalbahn', sign: 'wheel' },
  { key: 'weissensee', name: 'Gemeinde Weißensee', sign: 'waves' },
  { key: 'wohnbau', name: 'Wohnbau Linz', sign: 'houses' },
  { key: 'energie', name: 'Energie Kärnten', sign: 'sun' },
  { key: 'moore', name: 'Naturraum Salzburg', sign: 'leaf' },
  { key: 'villgraten', name: 'Tourismus Villgraten', sign: 'peaks' },
  { key: 'wasser', name: 'Wasserverband Gurk', sign: 'waves' },
];
export const clientSeed = (key: string): string => `talraum-logo-${key}`;
