export const publishingMessages = {
  heading: 'Veröffentlichung',
  since: (day: string, time: string) => `Besucher:innen sehen den Stand vom ${day}, ${time}.`,
  waits: (day: string, time: string) => `Besucher:innen sehen den Beitrag ab ${day}, ${time}.`,
  hasChanges: 'Der Entwurf hat Änderungen, die noch nicht veröffentlicht sind.',
  saveFirst: 'Bitte speichern Sie zuerst.',
  goThere: 'Zum Feld',
  mend: (problem: string) => `Zum Feld: ${problem}`,
  ask: {
    discard: {
      title: 'Entwurf verwerfen?',
      text: 'Der Entwurf ist danach wieder wie der veröffentlichte Stand. Die Änderungen seither gehen verloren.',
    },
    unpublish: {
      title: 'Veröffentlichung zurücknehmen?',
      text: 'Besucher:innen sehen den Inhalt dann nicht mehr. Der Entwurf bleibt erhalten.',
    },
  },
  act: {
    publish: 'Veröffentlichen',
    discard: 'Entwurf verwerfen',
    unpublish: 'Veröffentlichung zurücknehmen',
  },
  state: {
    draft: 'Entwurf',
    shown: 'Öffentlich',
    waiting: (day: string) => `Öffentlich ab ${day}`,
    changed: 'Öffentlich, mit Änderungen',
    byPath: 'Nur mit direktem Link',
    planned: 'Geplant',
  },
  of: {
    site: {
      never: 'Diese Seite ist ein Entwurf. Besucher:innen sehen sie nicht.',
      open: 'Seite öffnen',
      done: {
        publish: 'Die Seite ist veröffentlicht.',
        discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
        unpublish: 'Die Seite ist nicht mehr zu sehen.',
      },
    },
    post: {
      never: 'Dieser Beitrag ist ein Entwurf. Besucher:innen sehen ihn nicht.',
      open: 'Beitrag öffnen',
      done: {
        publish: 'Der Beitrag ist veröffentlicht.',
        discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
        unpublish: 'Der Beitrag ist nicht mehr zu sehen.',
      },
    },
    project: {
      never: 'Dieses Projekt ist ein Entwurf. Besucher:innen sehen es nicht.',
      open: 'Projekt öffnen',
      done: {
        publish: 'Das Projekt ist veröffentlicht.',
        discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
        unpublish: 'Das Projekt ist nicht mehr zu sehen.',
      },
    },
    block: {
      never: 'Dieser Inhalt ist ein Entwurf. Besucher:innen sehen ihn auf keiner Seite.',
      done: {
        publish: 'Der Inhalt ist auf allen Seiten veröffentlicht, die ihn zeigen.',
        discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
        unpublish: 'Der Inhalt ist nicht mehr zu sehen.',
      },
    },
    navigation: {
      never: 'Diese Navigation ist ein Entwurf. Besucher:innen sehen sie nicht.',
      done: {
        publish: 'Die Navigation ist veröffentlicht.',
        discard: 'Der Entwurf ist wieder wie der veröffentlichte Stand.',
        unpublish: 'Die Navigation ist nicht mehr zu sehen.',
      },
    },
  },
} as const;
