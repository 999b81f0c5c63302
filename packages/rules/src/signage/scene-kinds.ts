/** What a scene shows. */
export const sceneKinds = [
  'menu-board',
  'order-queue',
  'promotion',
  'picture',
  'video',
  'web-page',
  'opening-hours',
  'clock',
  'text',
  'qr-code',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const sceneKindLabels: Readonly<Record<SceneKind, string>> = {
  'menu-board': 'Speisekarte',
  'order-queue': 'Aufrufnummern',
  promotion: 'Aktion',
  picture: 'Bild',
  video: 'Video',
  'web-page': 'Webseite',
  'opening-hours': 'Öffnungszeiten',
  clock: 'Uhr',
  text: 'Text',
  'qr-code': 'QR-Code',
};
