import type { SceneKind } from '@theke/rules/signage/scene-kinds';

/** Texts of scenes. */
export const sceneMessages = {
  choose: 'Was soll der Bildschirm zeigen?',
  other: 'Andere Art wählen',
  kinds: {
    'menu-board': 'Kategorien, Gerichte und Preise der Karte, die gerade gilt.',
    'order-queue': 'Nummern der Bestellungen: in Zubereitung und abholbereit.',
    promotion: 'Ein Produkt groß, mit Bild und Preis.',
    picture: 'Ein Bild über den ganzen Bildschirm.',
    video: 'Ein Video, das bis zu seinem Ende läuft.',
    'web-page': 'Eine Webseite, deren Domain Sie in den Einstellungen erlauben.',
    'opening-hours': 'Die Öffnungszeiten der Filiale, mit Ausnahmen.',
    clock: 'Uhrzeit und Datum.',
    text: 'Eine Überschrift und ein kurzer Text.',
    'qr-code': 'Ein QR-Code mit einem Satz, wohin er führt.',
  } satisfies Record<SceneKind, string>,
  incomplete: 'Die Vorschau erscheint, sobald die Pflichtfelder ausgefüllt sind.',
  nothing: 'Wählen Sie zuerst, was der Bildschirm zeigen soll.',
  readVideo: (file: string) => `Video: ${file}`,
} as const;
