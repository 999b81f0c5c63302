/** Texts of the privacy page about visitor statistics (STAT-03, STAT-04, STAT-09, STAT-13). */
export const countedMessages = {
  title: 'Was diese Seite zählt',
  visits: (days: number) =>
    `Wir zählen, welche Seiten angesehen werden, ohne Cookie. Dazu kommen die Sprache, die Ausrichtung des Bildschirms und ob er hell oder dunkel eingestellt ist. Aus Internetadresse und Browser entsteht dafür eine Zahl, die nur einen Tag lang gilt; Adresse und Browser selbst speichern wir dabei nicht. ${days === 0 ? 'Wir bewahren nur Summen auf.' : `Einzelne Aufrufe können wir ${days === 1 ? 'einen Tag' : `${days} Tage`} lang nachsehen, danach bleiben Summen.`} Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, zählen wir nichts.`,
  requests:
    'Was Sie uns über ein Formular schreiben oder als Angebot wünschen, bewahren wir auf, bis daraus ein Auftrag wird, sonst ein halbes Jahr.',
  carts:
    'Kreuzen Sie im Bestellvorgang an, dass wir uns melden dürfen, falls Sie nicht bestellen, merken wir uns Name, Kontakt und Warenkorb, bis Sie bestellen oder das Häkchen entfernen. Nach einer Stunde ohne Bestellung erfährt es unser Team; wird daraus kein Auftrag, löschen wir es nach einem halben Jahr. Automatisch wird Ihnen nichts geschickt.',
  afterYes: 'Nur mit Ihrem Ja',
  screen:
    'halten wir auch fest, mit welchem Browser und mit welchen Sprachen Sie kommen, von welcher Website, wie groß Bildschirm und Fenster sind, was Sie in den Warenkorb legen und was Sie bestellen;',
  loads: (name: string, does: string, hosts: string) => `laden wir: ${name}, ${does} (${hosts});`,
  takeBack: 'Ihr Ja gilt 365 Tage. Zurücknehmen können Sie es hier:',
};
