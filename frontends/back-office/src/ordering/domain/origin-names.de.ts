import type { OriginName } from '@theke/contracts/ordering/order';

/** Where an order came from, as people call it. */
export const originNames: Readonly<Record<OriginName, string>> = {
  qr: 'QR-Code',
  search: 'Suchmaschine',
  social: 'Soziales Netzwerk',
  link: 'Andere Website',
  direct: 'Direkt aufgerufen',
  staff: 'Vom Team aufgenommen',
  unknown: 'Nicht bekannt',
};
