import { clients } from './clients.ts';
import { people } from './people.ts';
import { stories } from './stories.ts';
import { businessSectors } from './subjects.ts';
import { callTo, picture, rich, type Section, section, siteLink, to } from './words.ts';

export type DemoPage = {
  key: string;
  type: 'home' | 'default' | 'simple' | 'case_study' | 'spotlight';
  path: string;
  name: string;
  title?: string;
  description?: string;
  isDraft?: true;
  content: Readonly<Record<string, unknown>>;
};

const page = (key: string, path: string, name: string, description: string, body: readonly Section[]): DemoPage => ({
  key,
  type: 'default',
  path,
  name,
  description,
  content: { teaser: description, body },
});

const simple = (key: string, path: string, name: string, ...lines: readonly string[]): DemoPage => ({
  key,
  type: 'simple',
  path,
  name,
  content: { body: rich(`## ${name}`, ...lines) },
});

const intro = (title: string, text: string, prefix?: string) =>
  section('intro_v2', { title, text: rich(text), ...(prefix && { prefix }) });
const text = (title: string, ...lines: readonly string[]) => section('text_section', { title, text: rich(...lines) });
const accordion = (title: string, ...entries: readonly (readonly [string, string])[]) =>
  section('accordion', {
    title,
    entries: entries.map(([question, answer]) => section('entry', { title: question, text: rich(answer) })),
  });
const members = (...keys: readonly string[]) => keys.map((key) => to('block', `person-${key}`));

const home: DemoPage = {
  key: 'home',
  type: 'home',
  path: '',
  name: 'Talraum',
  title: 'Räume, in denen man bleiben will',
  description: 'Talraum plant Orte, Täler und Regionen im Alpenraum. Seit 1994, mit 34 Menschen an drei Standorten.',
  content: {
    body: [
      section('intro_home', {
        title: 'Räume, in denen man bleiben will.',
        text: rich(
          'Talraum plant Orte, Täler und Regionen im Alpenraum. Seit 1994, mit 34 Menschen an drei Standorten.',
        ),
        image: picture('talboden'),
      }),
      section('case_studies', {
        title: 'Projektstories',
        links: [siteLink('Alle Projekte', 'referenzen')],
        sites: ['matrei', 'moelltal', 'venediger', 'linz'].map((key) => to('site', `story-${key}`)),
        extra_title: 'Weitere Projektstories',
        extra: ['weissensee', 'kirchberg'].map((key) => to('site', `story-${key}`)),
      }),
      section('business_sectors', {
        title: 'Womit wir uns auskennen',
        text: rich('Die Zahl daneben sagt, wie oft wir es schon gemacht haben.'),
      }),
      section('quote_slider', {
        slides: [
          section('quote_slide', {
            quote: 'Sie haben zuerst drei Wochen zugehört. Der Plan danach war kurz, und wir haben ihn umgesetzt.',
            author: 'Elisabeth Mattersberger, Bürgermeisterin',
            duration: 8,
          }),
          section('quote_slide', {
            quote: 'Vierundvierzig Familien, kein einziges Verfahren vor Gericht. Das hätte ich nicht geglaubt.',
            author: 'Gerhard Koch, Gemeinde Weißensee',
            duration: 8,
          }),
          section('quote_slide', {
            quote: 'Der Bericht hatte achtunddreißig Seiten. Alle im Gemeinderat haben ihn gelesen.',
            author: 'Andrea Hofer, Amtsleiterin in Sillian',
            duration: 8,
          }),
        ],
      }),
      section('news_scroller', { title: 'Magazin', links: [siteLink('Alle Beiträge', 'beitraege')], limit: 5 }),
    ],
  },
};

type Sector = { key: keyof typeof businessSectors; claim: string; what: string; how: readonly string[]; lead: string };

const sectors: readonly Sector[] = [
  {
    key: 'region',
    claim: 'Neun Gemeinden, ein Bauamt, und alle entscheiden selbst.',
    what: 'Was eine Gemeinde allein nicht schafft, schaffen drei, wenn klar ist, wer was tut. Wir bauen Zusammenarbeit so, dass sie ohne uns weitergeht.',
    how: [
      'Leitbilder, die auf eine Seite passen',
      'Gemeinsame Ämter und Verbände',
      'Förderungen, die zum Vorhaben passen',
    ],
    lead: 'weissensteiner',
  },
  {
    key: 'mobilitaet',
    claim: 'Ein Takt, ein Bus und ein Weg, den man gern geht.',
    what: 'Verkehr ist das, was zwischen zwei Alltagen passiert. Wir planen Linien, Haltestellen und Wege von der Haustür aus, nicht von der Straße.',
    how: ['Takte und Anschlüsse', 'Rufbusse und letzte Kilometer', 'Stellplatz- und Schulwegpläne'],
    lead: 'steiner',
  },
  {
    key: 'tourismus',
    claim: 'Gäste kommen wieder, wenn die Einheimischen gern dort sind.',
    what: 'Besucherlenkung, Wege und Betten, die ein Tal verträgt. Wir verhandeln mit jenen, denen der Boden gehört, und rechnen mit jenen, die davon leben.',
    how: ['Besucherlenkung ohne Verbotstafeln', 'Uferwege und Gestattungsverträge', 'Betten im Bestand'],
    lead: 'ausserhofer',
  },
  {
    key: 'energie',
    claim: 'Die beste Kilowattstunde kommt vom Dach gegenüber.',
    what: 'Energiegemeinschaften, die sich im Februar lohnen, und Orte, in denen man im Juli schläft. Beides beginnt mit Messen.',
    how: [
      'Energiegemeinschaften von der Rechnung bis zur Satzung',
      'Hitzekarten in der Nacht',
      'Klimaprüfung von Plänen',
    ],
    lead: 'yildirim',
  },
  {
    key: 'ortskern',
    claim: 'Ein Platz ist fertig, wenn jemand ohne Grund stehen bleibt.',
    what: 'Ortskerne sterben nicht am Pflaster, sondern daran, dass man dort nichts mehr zu erledigen hat. Dort fangen wir an.',
    how: ['Leerstand erheben und vermitteln', 'Masterpläne und Plätze', 'Örtliche Entwicklungskonzepte'],
    lead: 'oberhofer',
  },
  {
    key: 'natur',
    claim: 'Ein Fluss, der Platz hat, braucht keinen Damm.',
    what: 'Auen, Moore, Almen: Wir kartieren, was da ist, und verhandeln, was bleiben soll. Mit Ersatzflächen, die näher liegen als die alten.',
    how: ['Rückbau und Renaturierung', 'Ruhegebiete und Wegenetze', 'Naturgefahren und Sicherheit'],
    lead: 'kofler',
  },
];

const sectorPath = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(' und ', '-')
    .replaceAll(' ', '-');

const sectorPages = sectors.map(({ key, claim, what, how, lead }) =>
  page(`feld-${key}`, `leistungen/${sectorPath(businessSectors[key])}`, businessSectors[key], claim, [
    intro(businessSectors[key], claim, 'Geschäftsfeld'),
    text('Worum es geht', what),
    text('Was wir tun', ...how.map((line) => `- ${line}`)),
    section('team', { title: 'Wer es leitet', members: members(lead) }),
    callTo(
      'Ein Ort ist ein guter Anfang.',
      'Erzählen Sie uns in fünf Sätzen, worum es geht. Wir antworten binnen zwei Werktagen.',
    ),
  ]),
);

type Fixed = {
  key: string;
  name: string;
  price: string;
  weeks: string;
  what: string;
  gets: readonly string[];
  not: string;
};

const fixed: readonly Fixed[] = [
  {
    key: 'oek',
    name: 'Örtliches Entwicklungskonzept',
    price: '38.400 €',
    weeks: 'neun Monaten',
    what: 'Für Gemeinden bis 3.000 Einwohner:innen: wo in den nächsten zehn Jahren gebaut wird, wo nicht, und warum.',
    gets: [
      'Bestandsaufnahme und Baulandbilanz',
      'Zwei Beteiligungsabende',
      'Umweltprüfung',
      'Alle Pläne und Bescheide',
    ],
    not: 'Geologische Gutachten und Verfahren vor Gericht.',
  },
  {
    key: 'leerstand',
    name: 'Leerstandserhebung',
    price: '12 € je Gebäude',
    weeks: 'sechs Wochen',
    what: 'Wir gehen an jede Tür. Danach wissen Sie, was leer steht, wem es gehört und was es bräuchte.',
    gets: ['Karte und Daten, die im Amt weiterleben', 'Gespräche mit den Eigentümer:innen', 'Ein Abend im Gemeinderat'],
    not: 'Die Vermittlung selbst; dafür gibt es das Leerstandsmanagement.',
  },
  {
    key: 'schulweg',
    name: 'Schulwegplan',
    price: '6.900 €',
    weeks: 'acht Wochen',
    what: 'Kinder zeichnen die Karte, wir gehen jeden Weg um halb acht mit, und danach wird gebaut, was am meisten hilft.',
    gets: ['Plan auf Papier für jedes Kind', 'Kosten und Reihenfolge der Maßnahmen', 'Abend mit den Eltern'],
    not: 'Bauarbeiten und Verordnungen; wir bereiten sie vor.',
  },
  {
    key: 'stellplatz',
    name: 'Stellplatzkonzept',
    price: '14.200 €',
    weeks: 'zehn Wochen',
    what: 'Zählung, Verordnung und Beschilderung in einem Paket, bevor jemand ein Parkdeck bestellt.',
    gets: ['Zählung an vier Tagen', 'Zonen und Preise', 'Verordnungstext und Schilderplan'],
    not: 'Parkautomaten und deren Wartung.',
  },
  {
    key: 'sitzplatz',
    name: 'Sitzplatzerhebung',
    price: '1.900 €',
    weeks: 'einem Vormittag und zwei Wochen',
    what: 'Wie weit muss jemand gehen, bis er sich setzen darf? Wir messen es auf den drei wichtigsten Wegen.',
    gets: ['Karte der Bänke und Lücken', 'Liste mit Standorten und Kosten', 'Merkblatt für den Bauhof'],
    not: 'Die Bänke.',
  },
  {
    key: 'foerderung',
    name: 'Fördermittelberatung',
    price: '480 €',
    weeks: 'einer Woche',
    what: 'Sie erzählen eine Stunde, wir recherchieren einen Tag, und danach bekommen Sie eine Seite, die man vorlegen kann.',
    gets: ['Welche Töpfe passen', 'Wie viel realistisch ist', 'Was bis wann vorliegen muss'],
    not: 'Der Antrag selbst; wenn nichts passt, kostet es nichts.',
  },
];

const fixedPages = fixed.map(({ key, name, price, weeks, what, gets, not }) =>
  page(`fix-${key}`, `fixleistungen/${key}`, name, what, [
    intro(name, what, 'Fixleistung'),
    section('columns', {
      columns: [
        section('column', { body: [text('Was Sie bekommen', ...gets.map((line) => `- ${line}`))] }),
        section('column', {
          body: [text('Preis und Dauer', `${price}, netto, in ${weeks}.`, `Nicht enthalten: ${not}`)],
        }),
      ],
    }),
    section('form', { title: `${name} anfragen`, form: to('form', 'fixleistung') }),
  ]),
);

const officePage = (key: string, name: string, address: string, phone: string, how: string, team: readonly string[]) =>
  page(`buero-${key}`, `standorte/${key}`, `Büro ${name}`, `${address}. ${how}`, [
    intro(`Büro ${name}`, how, 'Standort'),
    section('contact_section', {
      title: 'So erreichen Sie uns',
      left: rich(address),
      center: rich(`Telefon ${phone}`, `${key}@talraum.example`),
      right: rich('Montag bis Donnerstag 9 bis 17 Uhr, Freitag 9 bis 13 Uhr'),
    }),
    section('team', { title: 'Wer dort arbeitet', members: members(...team) }),
  ]);

const inOffice = (office: string) => people.filter((person) => person.office === office).map(({ key }) => key);

export const pages: readonly DemoPage[] = [
  home,
  page('buero', 'buero', 'Büro', 'Wer wir sind, wie wir arbeiten und warum unsere Berichte kurz sind.', [
    intro(
      '34 Menschen, drei Büros, keine Hochglanzbroschüre',
      'Talraum ist ein Planungsbüro in der Hand derer, die dort arbeiten. Wir planen Orte, Täler und Regionen, und wir bleiben, bis das Geplante steht.',
    ),
    section('skills', {
      title: 'In Zahlen',
      entries: [
        section('entry', { prefix: '1994', name: 'gegründet in einem Zimmer in Lienz' }),
        section('entry', { prefix: '34', name: 'Menschen, elf davon in Lienz' }),
        section('entry', { prefix: '38', name: 'Seiten hat unser längster Bericht' }),
      ],
    }),
    section('profile', {
      title: 'Was uns ausmacht',
      text: rich(
        'Wir sagen den Preis vorher, fahren mit der Bahn und bleiben über Nacht. Wer Ihr Projekt leitet, ist auch am Telefon.',
      ),
      links: [siteLink('So arbeiten wir', 'arbeitsweise'), siteLink('Woher wir kommen', 'geschichte')],
    }),
    callTo('Neugierig?', 'Wir suchen Menschen, die Sätze schreiben, die man versteht.', 'Offene Stellen', 'karriere'),
  ]),
  page(
    'arbeitsweise',
    'buero/arbeitsweise',
    'So arbeiten wir',
    'Zuhören, zählen, zeichnen, bleiben: vier Schritte, in dieser Reihenfolge.',
    [
      intro(
        'Zuhören, zählen, zeichnen, bleiben',
        'Die Reihenfolge ist wichtig. Wer mit dem Zeichnen anfängt, hört nur noch, was zum Plan passt.',
        'Büro',
      ),
      section('columns_shifted', {
        columns: [
          section('column', {
            body: [
              text(
                '1. Zuhören',
                'Drei Wochen an Haustüren, in Vereinen und an der Bushaltestelle. Wir fragen, was fehlt, nicht, was man sich wünscht.',
              ),
              text('3. Zeichnen', 'Ein Plan, der ohne Legende auskommt, und ein Bericht unter vierzig Seiten.'),
            ],
          }),
          section('column', {
            body: [
              text(
                '2. Zählen',
                'Bänke, Stellplätze, leere Häuser, Schritte. Eine Zahl beendet mehr Streit als ein Gutachten.',
              ),
              text('4. Bleiben', 'Bis das Erste gebaut ist. Danach rufen wir nach einem Jahr noch einmal an.'),
            ],
          }),
        ],
      }),
      section('quote', {
        text: 'Eine Karte ist eine Behauptung, bis jemand dort war.',
        author: 'Matthias Großlercher',
      }),
    ],
  ),
  page(
    'geschichte',
    'buero/geschichte',
    'Woher wir kommen',
    'Von einem Zimmer in Lienz zu drei Büros: dreißig Jahre in sieben Zeilen.',
    [
      intro(
        'Dreißig Jahre in sieben Zeilen',
        'Die lange Fassung erzählt Thomas Brandstätter gern selbst, am besten auf einer Bahnfahrt.',
        'Büro',
      ),
      text(
        '',
        '- 1994: ein Zimmer in Lienz, ein Auftrag, ein Schreibtisch',
        '- 1999: das erste Entwicklungskonzept',
        '- 2004: Büro Innsbruck',
        '- 2011: Büro Wien',
        '- 2017: die Gurk bekommt Platz',
        '- 2022: das Büro gehört allen, die hier arbeiten',
        '- 2026: Sprechtag in Bozen',
      ),
    ],
  ),
  page('leistungen', 'leistungen', 'Leistungen', 'Sechs Geschäftsfelder und sechs Leistungen zum Fixpreis.', [
    intro(
      'Was wir für Sie tun',
      'Sechs Geschäftsfelder, in denen wir uns auskennen, und sechs Leistungen, deren Preis Sie vorher wissen.',
    ),
    section('business_sectors', { title: 'Geschäftsfelder' }),
    section('topics', { title: 'Themen', text: rich('Wonach unsere Projekte und Beiträge geordnet sind.') }),
    callTo(
      'Nicht sicher, was Sie brauchen?',
      'In drei Fragen zur passenden Leistung: Rufen Sie an unter +43 4852 640 12.',
      'Fixleistungen ansehen',
      'fixleistungen',
    ),
  ]),
  ...sectorPages,
  page(
    'fixleistungen',
    'fixleistungen',
    'Fixleistungen',
    'Sechs Leistungen, deren Preis und Dauer vorher feststehen.',
    [
      intro(
        'Was es kostet, steht vorher fest',
        'Sechs Leistungen mit Preis, Dauer und einer Liste, was nicht enthalten ist.',
      ),
      section('side_scroller', {
        title: 'Alle Fixleistungen',
        entries: fixed.map(({ key, name, price, what }) =>
          section('entry', { prefix: price, name, text: rich(what), read_more: [siteLink('Mehr dazu', `fix-${key}`)] }),
        ),
      }),
      accordion(
        'Oft gefragt',
        [
          'Warum ein Fixpreis?',
          'Weil ein Gemeinderat über eine Zahl abstimmen kann, nicht über eine Schätzung. Das Risiko tragen wir.',
        ],
        [
          'Kommen Sie auch in kleine Gemeinden?',
          'Unsere kleinste Auftraggeberin hat 214 Einwohner:innen. Wir fahren mit der Bahn und bleiben über Nacht.',
        ],
        [
          'Wem gehören die Daten am Ende?',
          'Ihnen. Sie bekommen alles in offenen Formaten, und wir erklären Ihrem Bauamt, wie man sie fortschreibt.',
        ],
      ),
    ],
  ),
  ...fixedPages,
  page(
    'referenzen',
    'referenzen',
    'Projekte',
    'Alle Projekte, nach Leistung, Thema, Geschäftsfeld und Status zu filtern.',
    [section('title_section', { title: 'Projekte' }), section('projects', {})],
  ),
  page('beitraege', 'beitraege', 'Magazin', 'News, Fixleistungen, Methoden und Jobs.', [
    section('title_section', { title: 'Magazin' }),
    section('news', {}),
  ]),
  page(
    'team',
    'team',
    'Team',
    'Wer Ihr Projekt leitet, steht auch im Dorf. Deshalb finden Sie hier alle, mit Durchwahl.',
    [
      intro(
        '34 Menschen, drei Büros',
        'Wer Ihr Projekt leitet, steht auch im Dorf. Deshalb finden Sie hier alle, mit Durchwahl.',
      ),
      section('team', { title: 'Büro Lienz', members: members(...inOffice('Lienz')) }),
      section('team', { title: 'Büro Innsbruck', members: members(...inOffice('Innsbruck')) }),
      section('team', { title: 'Büro Wien', members: members(...inOffice('Wien')) }),
    ],
  ),
  page('kontakt', 'kontakt', 'Kontakt', 'Reden wir über Ihren Ort. Wir antworten binnen zwei Werktagen.', [
    intro(
      'Reden wir über Ihren Ort.',
      'Fünf Sätze genügen: wo, was, bis wann. Wir antworten binnen zwei Werktagen, und zwar mit einem Vorschlag.',
    ),
    section('form', { form: to('form', 'kontakt') }),
    section('contact_section', {
      title: 'Oder rufen Sie an',
      left: rich('Wien: +43 1 812 60 33'),
      center: rich('Innsbruck: +43 512 57 19 40'),
      right: rich('Lienz: +43 4852 640 12'),
    }),
  ]),
  page('karriere', 'karriere', 'Karriere', 'Was Sie bei uns erwartet, was wir zahlen und wen wir gerade suchen.', [
    intro(
      'Arbeiten, wo man auch stehen bleibt',
      'Dreißig Stunden sind bei uns Vollzeit genug. Die Bahncard zahlen wir, die Zeit im Zug ist Arbeitszeit.',
    ),
    text(
      'Was wir bieten',
      '- Kollektivvertrag plus fünfzehn Prozent',
      '- Eigene Projekte ab dem ersten Jahr',
      '- Anteile am Büro nach drei Jahren',
      '- Sechs Wochen Urlaub',
    ),
    section('news', { title: 'Offene Stellen und Neues' }),
  ]),
  page('standorte', 'standorte', 'Standorte', 'Wien, Innsbruck, Lienz und jeden zweiten Dienstag Bozen.', [
    intro('Drei Büros und ein Tisch in Bozen', 'Alle drei liegen höchstens acht Minuten zu Fuß vom Bahnhof.'),
    section('block', { block: to('block', 'address') }),
  ]),
  officePage(
    'wien',
    'Wien',
    'Mariahilfer Gürtel 18, 1150 Wien',
    '+43 1 812 60 33',
    'Sechs Minuten vom Westbahnhof, dritter Stock, mit Lift.',
    inOffice('Wien'),
  ),
  officePage(
    'innsbruck',
    'Innsbruck',
    'Anichstraße 9, 6020 Innsbruck',
    '+43 512 57 19 40',
    'Acht Minuten vom Hauptbahnhof, im Hof, die grüne Tür.',
    inOffice('Innsbruck'),
  ),
  officePage(
    'lienz',
    'Lienz',
    'Schweizergasse 2, 9900 Lienz',
    '+43 4852 640 12',
    'Fünf Minuten vom Bahnhof, über der Buchhandlung.',
    inOffice('Lienz'),
  ),
  page(
    'auftraggeber',
    'buero/auftraggeber',
    'Für wen wir arbeiten',
    'Gemeinden, Verbände, Länder und alle, denen ein Ort nicht egal ist.',
    [
      intro('Für wen wir arbeiten', 'Gemeinden, Verbände, Länder und alle, denen ein Ort nicht egal ist.', 'Büro'),
      section('clients', {
        title: 'Auftraggeber:innen',
        entries: clients.map(({ key, name }) => section('entry', { name, logo: { $client: key } })),
      }),
      section('partnerships', {
        title: 'Mit wem wir arbeiten',
        text: rich('Forschung, Verbände und Büros, deren Arbeit wir schätzen.'),
        entries: [
          section('entry', { name: 'Netzwerk Alpine Raumplanung' }),
          section('entry', { name: 'Verein Gehen im Ort' }),
          section('entry', { name: 'regiosuisse' }),
        ],
      }),
    ],
  ),
  page('fragen', 'fragen', 'Oft gefragt', 'Was kostet es, wie lange dauert es, und kommen Sie auch zu uns?', [
    intro('Oft gefragt', 'Wenn Ihre Frage fehlt, rufen Sie an. Danach steht sie hier.'),
    accordion(
      'Geld und Zeit',
      [
        'Was kostet ein Örtliches Entwicklungskonzept?',
        'Für Gemeinden bis 3.000 Einwohner:innen bieten wir einen Fixpreis von 38.400 €, samt zwei Beteiligungsabenden und Umweltprüfung.',
      ],
      [
        'Wie lange dauert das Verfahren?',
        'Neun Monate bis zum Beschluss, wenn das Land nicht länger prüft als im Mittel der letzten drei Jahre.',
      ],
      ['Gibt es Förderungen?', 'Meistens. Die Fördermittelberatung kostet 480 € und nichts, wenn nichts passt.'],
    ),
    accordion(
      'Zusammenarbeit',
      [
        'Kommen Sie auch in kleine Gemeinden?',
        'Unsere kleinste Auftraggeberin hat 214 Einwohner:innen. Wir fahren mit der Bahn und bleiben über Nacht.',
      ],
      [
        'Wem gehören die Daten am Ende?',
        'Ihnen, in offenen Formaten. Wir behalten eine Kopie, damit wir am Telefon helfen können.',
      ],
      ['Wer ist für uns da?', 'Eine Person, von der ersten Begehung bis zum Anruf ein Jahr danach.'],
    ),
  ]),
  page('presse', 'presse', 'Presse', 'Bilder, Zahlen und eine Person, die abhebt.', [
    intro('Für die Presse', 'Pläne und Porträts in druckfähiger Größe schicken wir binnen einer Stunde. Anruf genügt.'),
    section('team', { title: 'Wer abhebt', members: members('tschurtschenthaler') }),
    section('news_scroller', { title: 'Zuletzt', limit: 3 }),
  ]),
  ...stories.map(
    ({ key, type, path, name, about, teaser, body, plan }): DemoPage => ({
      key,
      type,
      path,
      name,
      description: teaser,
      content: {
        title: name,
        teaser,
        body,
        ...(plan && { image: picture(plan) }),
        ...(type === 'case_study' ? { project: to('project', about) } : { post: to('post', about) }),
      },
    }),
  ),
  simple(
    'agb',
    'agb',
    'Allgemeine Geschäftsbedingungen',
    'Diese Bedingungen gelten für Aufträge an Talraum Planung und Beratung GmbH.',
    'Ein Auftrag kommt zustande, wenn wir ihn schriftlich bestätigen. Preise sind Nettopreise; Fixpreise ändern sich nicht, solange sich der Auftrag nicht ändert.',
    'Pläne, Daten und Berichte gehören mit der Bezahlung der Auftraggeberin oder dem Auftraggeber. Wir dürfen sie als Referenz zeigen, sobald sie öffentlich sind.',
    'Es gilt österreichisches Recht; Gerichtsstand ist Lienz.',
  ),
  simple(
    'barrierefreiheit',
    'barrierefreiheit',
    'Erklärung zur Barrierefreiheit',
    'Diese Website soll für alle lesbar und bedienbar sein: mit Tastatur, Bildschirmleser und bei 200 % Vergrößerung.',
    'Pläne sind Bilder. Zu jedem steht, was man darauf sieht; was uns dabei misslingt, melden Sie bitte an barriere@talraum.example. Wir antworten binnen einer Woche.',
  ),
  {
    ...page('lesachtal', 'stories/lesachtal', 'Lesachtal 2040', 'Drei Szenarien für ein Tal; erscheint im Frühjahr.', [
      intro(
        'Lesachtal 2040',
        'Drei Szenarien, jedes mit Zahlen zu Schule, Arzt, Wald und Gästen. Vorgestellt wird im Frühjahr, zuerst im Tal.',
      ),
    ]),
    isDraft: true,
  },
];
