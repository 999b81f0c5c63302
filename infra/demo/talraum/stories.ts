import type { PlanKey } from './plans.ts';
import { rich, type Section, section, to } from './words.ts';

/** A story page about one project or one post. */
export type Story = {
  key: string;
  type: 'case_study' | 'spotlight';
  path: string;
  name: string;
  /** Key of the project of a Projektstory, or of the post of a Spotlight-Beitrag. */
  about: string;
  teaser: string;
  /** Header picture; default: the first picture of its project. */
  plan?: PlanKey;
  body: readonly Section[];
};

const quote = (text: string, author: string) => section('quote', { text, author });

export const stories: readonly Story[] = [
  {
    key: 'story-matrei',
    type: 'case_study',
    path: 'stories/matrei',
    name: 'Ein Ortskern, der wieder Alltag kann',
    about: 'matrei',
    teaser: 'Elf leere Geschäfte auf vierhundert Metern. Zwei Jahre später sind es drei.',
    body: [
      section('text_section', {
        title: 'Zuerst die Wege',
        text: rich(
          'Matrei hatte alles, was ein Ortskern braucht, nur niemanden, der dort noch etwas zu erledigen hatte. Wir haben nicht beim Pflaster begonnen, sondern bei den Wegen: Wo gehen Menschen ohnehin hin, und was fehlt ihnen dort?',
          'Drei Wochen lang haben wir gezählt und gefragt: 214 Gespräche an Haustüren, in Vereinen und an der Bushaltestelle. Danach lag ein Plan auf dem Tisch, der kürzer war als das Protokoll.',
        ),
      }),
      quote(
        'Sie haben zuerst drei Wochen zugehört. Der Plan danach war kurz, und wir haben ihn umgesetzt.',
        'Elisabeth Mattersberger, Bürgermeisterin',
      ),
      section('text_section', {
        title: 'Was daraus wurde',
        text: rich(
          '- 2024: Bestandsaufnahme und ein Leerstandsregister, in dem jedes Haus eine Telefonnummer hat',
          '- 2025: Masterplan, einstimmig im Gemeinderat; das Leerstandsmanagement nimmt die Arbeit auf',
          '- 2026 bis 2027: Umbau des Rauterplatzes, Nahversorger und Hausarztpraxis ziehen ein',
        ),
      }),
      section('accordion', {
        title: 'Oft gefragt',
        entries: [
          section('entry', {
            title: 'Was hat das gekostet?',
            text: rich(
              'Planung und Beteiligung 186.000 Euro in drei Jahren, davon 70 % gefördert. Den Umbau trägt die Gemeinde mit dem Land.',
            ),
            is_active: true,
          }),
          section('entry', {
            title: 'Wer kümmert sich um leere Häuser?',
            text: rich(
              'Eine Person im Gemeindeamt, zwanzig Stunden in der Woche. Sie hat für jedes Haus einen Schlüssel und darf Verträge auf Probe anbieten.',
            ),
          }),
        ],
      }),
    ],
  },
  {
    key: 'story-moelltal',
    type: 'case_study',
    path: 'stories/moelltal',
    name: 'Drei Haltestellen, ein Takt',
    about: 'moelltal',
    teaser: 'Was ein Stundentakt auslöst, wenn der letzte Kilometer nicht am Bahnhof aufhört.',
    body: [
      section('text_section', {
        title: 'Die Strecke gab es schon',
        text: rich(
          'Die Züge fuhren, nur hielten sie nicht dort, wo jemand wohnt. Wir haben drei Stellen gesucht, von denen aus man in zwölf Minuten zu Fuß oder in fünf mit dem Rad zu Hause ist.',
          'Keine davon lag an einem alten Bahnhof. Zwei liegen an Schulen, eine an einem Wirtshaus, und das war die wichtigste Erkenntnis.',
        ),
      }),
      section('columns', {
        columns: [
          section('column', {
            body: [
              section('text_section', {
                title: 'Vorher',
                text: rich('210 Menschen am Tag, vier Züge, kein Anschluss nach 18 Uhr.'),
              }),
            ],
          }),
          section('column', {
            body: [
              section('text_section', {
                title: 'Heute',
                text: rich('640 Menschen am Tag, achtzehn Züge, und der Bus wartet auch auf den verspäteten.'),
              }),
            ],
          }),
        ],
      }),
      quote('Ein Takt ist erst ein Takt, wenn er auch am Sonntag hält.', 'Jakob Steiner'),
    ],
  },
  {
    key: 'story-venediger',
    type: 'case_study',
    path: 'stories/venediger',
    name: 'Almwege neu gedacht',
    about: 'venediger',
    teaser: 'Ein Wegenetz, das Gämsen Ruhe lässt und Wandernden trotzdem den Gipfel zeigt.',
    body: [
      section('text_section', {
        title: 'Ein besserer Weg statt eines Verbots',
        text: rich(
          'An einem Augustsonntag trafen sich auf der Nordseite 2.300 Menschen und ein Rudel Gämsen, das seit zwei Wintern kleiner wurde. Verbotstafeln gab es genug.',
          'Wir haben den beliebtesten Steig um vierhundert Meter verlegt, dorthin, wo die Aussicht besser ist. Der alte wächst zu.',
        ),
      }),
      section('text_element', {
        text: rich(
          'Drei Jahre später geht kaum jemand mehr durch das Ruhegebiet. Auf den Tafeln steht kein einziges „verboten“.',
        ),
        alignment: 'centered',
      }),
    ],
  },
  {
    key: 'story-linz',
    type: 'case_study',
    path: 'stories/linz',
    name: 'Nachverdichtung mit Maß',
    about: 'linz',
    teaser: 'Zwölfhundert Wohnungen, ohne ein einziges Feld zu verlieren.',
    body: [
      section('text_section', {
        title: 'Die Rechnung',
        text: rich(
          'Fünf Gemeinden brauchen in zehn Jahren 1.200 Wohnungen. Auf 3.400 bebauten Grundstücken ist Platz für 2.100, wenn jedes vierte mitmacht.',
          'Ob es mitmacht, entscheidet kein Plan, sondern ein Gespräch. Deshalb beginnt dieses Projekt mit einer Beratung, die an die Haustür kommt.',
        ),
      }),
      section('hr'),
      section('text_section', {
        title: 'Sechs Häuser zum Anschauen',
        text: rich(
          'Sechs Musterhäuser zeigen, wie ein Anbau, ein zweites Haus oder ein Geschoß mehr in eine gewöhnliche Siedlung passt. Zwei stehen schon.',
        ),
      }),
    ],
  },
  {
    key: 'story-weissensee',
    type: 'case_study',
    path: 'stories/weissensee',
    name: 'Uferzugang für alle',
    about: 'weissensee',
    teaser: 'Von acht auf einunddreißig Prozent öffentliches Ufer.',
    body: [
      section('text_section', {
        title: 'Wie es ging',
        text: rich(
          'Wir haben jedes Grundstück einzeln besucht und nie mehr als einen Vorschlag mitgebracht. Am Ende stand ein Tausch: Wer einen Streifen öffnet, bekommt Uferpflege und Haftung durch die Gemeinde.',
        ),
      }),
    ],
  },
  {
    key: 'story-kirchberg',
    type: 'case_study',
    path: 'stories/kirchberg',
    name: 'Vom Dach zum Nachbarn',
    about: 'kirchberg',
    teaser: 'Hundertzwölf Haushalte teilen den Strom, den sie selbst erzeugen.',
    body: [
      section('text_section', {
        title: 'Fünfzig Euro, und man ist dabei',
        text: rich(
          'Die Volksschule hat das größte Dach im Dorf und im Sommer keinen Verbrauch. Daraus wurde eine Genossenschaft, deren Satzung auf drei Seiten passt.',
          'Nach einem Jahr haben wir übergeben. Die Abrechnung macht eine Pensionistin mit einer Tabelle, die vier Zeilen hat.',
        ),
      }),
    ],
  },
  {
    key: 'spotlight-sitzbaenke',
    plan: 'dorf',
    type: 'spotlight',
    path: 'spotlight/sitzbaenke',
    name: 'Warum wir Sitzbänke zählen',
    about: 'sitzbaenke',
    teaser: 'Eine unscheinbare Zahl sagt mehr über einen Ort als seine Einwohnerstatistik.',
    body: [
      section('text_section', {
        text: rich(
          'In Wörgl sind es vom Bahnhof bis zum Bezirkskrankenhaus 1.140 Meter. Auf diesem Weg standen bei unserer ersten Begehung vier Bänke, davon drei im ersten Viertel. Wer schlecht zu Fuß ist, fährt also Auto oder bleibt zu Hause. Das ist keine Meinung, sondern eine Strecke.',
          'Seither zählen wir in jeder Gemeinde zuerst die Bänke. Das dauert einen Vormittag, kostet fast nichts und bringt sofort ein Gespräch in Gang.',
        ),
      }),
      quote('Niemand streitet über eine Bank. Aber alle wissen, wo eine fehlt.', 'Paul Lercher'),
      section('text_section', {
        title: 'Was die Zahl verrät',
        text: rich(
          '~ Mittlerer Abstand zwischen zwei Sitzgelegenheiten auf den drei wichtigsten Fußwegen, eigene Erhebung 2024 bis 2026.',
          'Je dichter die Sitzgelegenheiten, desto länger bleiben Menschen im Ort. Dreihundert Meter sind die Grenze, ab der Wege abreißen.',
          '- Matrei, vorher: 410 m',
          '- Matrei, nachher: 160 m',
          '- Wörgl: 285 m',
          '- Spittal: 365 m',
        ),
      }),
    ],
  },
  {
    key: 'spotlight-beteiligung',
    type: 'spotlight',
    path: 'spotlight/beteiligung',
    name: 'Wie viel Beteiligung verträgt ein Budget?',
    about: 'beteiligung-budget',
    teaser: 'Vier Formate, ihre Kosten und was am Ende wirklich davon im Plan steht.',
    body: [
      section('text_section', {
        title: 'Vier Formate',
        text: rich(
          '- Der Bürgerrat: 28.000 Euro, die besten Begründungen',
          '- Die Haustürbefragung: 9.000 Euro, die meisten Sätze im Plan',
          '- Der Abend im Wirtshaus: 1.400 Euro, niemand sagt, er sei nicht gefragt worden',
          '- Die Postkarte: 60 Cent, die meisten Antworten',
        ),
      }),
      section('text_element', {
        text: rich('Unser Rat: mit der Haustür anfangen und mit dem Wirtshaus aufhören.'),
        alignment: 'left',
      }),
    ],
  },
  {
    key: 'spotlight-hitze',
    plan: 'stadt',
    type: 'spotlight',
    path: 'spotlight/hitzekarten',
    name: 'Hitzekarten lesen lernen',
    about: 'hitzekarten',
    teaser: 'Warum die dunkelsten Flächen selten die gefährlichsten sind.',
    body: [
      section('text_section', {
        text: rich(
          'Ein Parkplatz hat am Nachmittag fünfzig Grad, und niemand steht darauf. Gefährlich ist das Schlafzimmer im Dachgeschoß, das um drei Uhr früh noch achtundzwanzig hat.',
          '~ Lufttemperatur in 1,5 m Höhe, 60 Fühler, Lienz, Juli und August.',
          'Wir messen deshalb in der Nacht und auf Augenhöhe. Sechzig Fühler reichen für eine Stadt wie Lienz.',
        ),
      }),
    ],
  },
  {
    key: 'spotlight-wasser',
    plan: 'see',
    type: 'spotlight',
    path: 'spotlight/wem-gehoert-das-wasser',
    name: 'Wem gehört das Wasser?',
    about: 'wasser-gehoert',
    teaser: 'Ufer, Bett, Fischerei und Wasser selbst: vier Rechte, die selten derselben Person gehören.',
    body: [
      section('text_section', {
        title: 'In dieser Reihenfolge fragen',
        text: rich(
          'Zuerst die Gemeinde, denn sie haftet am Ende. Dann das Ufer, Haus für Haus. Dann die Fischerei, weil sie am meisten zu verlieren glaubt. Zuletzt das Land, das zustimmt, wenn die anderen zugestimmt haben.',
        ),
      }),
      section('form', { title: 'Geht es um Ihr Ufer?', form: to('form', 'kontakt') }),
    ],
  },
];
