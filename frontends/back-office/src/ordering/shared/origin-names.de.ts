import type { OriginName } from '@theke/contracts/ordering/order';

/** Display names of order origins. */
export const originNames: Readonly<Record<OriginName, string>> = {
  qr: 'QR-Code',
  search: 'Suchmaschine',
  social: 'Soziales Netzwerk',
  link: 'Andere Website',
  direct: 'Direkt aufgerufen',
  staff: 'Vom Team aufgenommen',
  unknown: 'Nicht bekannt',
};
