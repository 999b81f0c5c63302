/** Results of commands, as staff read them. */
export const commandTexts = {
  restarted: 'Neu gestartet.',
  interrupted: 'Der TV wurde währenddessen neu gestartet.',
  failed: 'Der Befehl ist fehlgeschlagen.',
  reloaded: 'Inhalt neu geladen.',
  notReloaded: 'Der Inhalt konnte nicht geladen werden.',
  identified: 'Name 30 Sekunden lang gezeigt.',
  cleared: 'Speicher geleert und Inhalt neu geladen.',
  noVolume: 'Die Lautstärke fehlt.',
  photographed: 'Bildschirmfoto gesendet.',
  notSent: 'Das Bildschirmfoto konnte nicht gesendet werden.',
};

export const volumeText = (percent: number): string => `Lautstärke auf ${percent} % gestellt.`;
