export const siteMessages = {
  heading: 'Veröffentlichung',
  never: 'Diese Seite ist ein Entwurf. Besucher:innen sehen sie nicht.',
  since: (day: string, time: string) => `Besucher:innen sehen den Stand vom ${day}, ${time}.`,
  notListed: 'Sie steht in keiner Liste und keiner Suche. Wer den Pfad kennt, sieht sie als Entwurf.',
  hasChanges: 'Der Entwurf hat Änderungen, die noch nicht veröffentlicht sind.',
  saveFirst: 'Bitte speichern Sie zuerst.',
  open: 'Seite öffnen',
  act: {
    publish: 'Veröffentlichen',
    discard: 'Entwurf verwerfen',
    unpublish: 'Veröffentlichung zurücknehmen',
  },
  done: {
    publish: 'Die Seite ist veröffentlicht.',
    discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
    unpublish: 'Die Seite ist nicht mehr zu sehen.',
  },
} as const;
