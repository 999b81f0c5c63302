type Item = { label: string; site?: string; url?: string; children?: readonly Item[] };
export type DemoMenu = { identifier: string; name: string; items: readonly Item[] };

const fields = [
  ['Regionalentwicklung', 'feld-region'],
  ['Mobilität und Verkehr', 'feld-mobilitaet'],
  ['Tourismus und Freizeit', 'feld-tourismus'],
  ['Energie und Klima', 'feld-energie'],
  ['Ortskern und Siedlung', 'feld-ortskern'],
  ['Natur und Landschaft', 'feld-natur'],
] as const;
const fixed = [
  ['Örtliches Entwicklungskonzept', 'fix-oek'],
  ['Leerstandserhebung', 'fix-leerstand'],
  ['Schulwegplan', 'fix-schulweg'],
  ['Stellplatzkonzept', 'fix-stellplatz'],
  ['Sitzplatzerhebung', 'fix-sitzplatz'],
  ['Fördermittelberatung', 'fix-foerderung'],
] as const;
const toSites = (list: readonly (readonly [label: string, site: string])[]): Item[] =>
  list.map(([label, site]) => ({ label, site }));

/** Menus by the identifiers that pages use. */
export const menus: readonly DemoMenu[] = [
  {
    identifier: 'main',
    name: 'Hauptmenü',
    items: [
      {
        label: 'Büro',
        site: 'buero',
        children: toSites([
          ['So arbeiten wir', 'arbeitsweise'],
          ['Woher wir kommen', 'geschichte'],
          ['Für wen wir arbeiten', 'auftraggeber'],
          ['Standorte', 'standorte'],
          ['Karriere', 'karriere'],
        ]),
      },
      {
        label: 'Leistungen',
        site: 'leistungen',
        children: [
          { label: 'Geschäftsfelder', site: 'leistungen', children: toSites(fields) },
          { label: 'Fixleistungen', site: 'fixleistungen', children: toSites(fixed) },
        ],
      },
      { label: 'Projekte', site: 'referenzen' },
      { label: 'Magazin', site: 'beitraege' },
      { label: 'Team', site: 'team' },
      { label: 'Kontakt', site: 'kontakt' },
    ],
  },
  {
    identifier: 'footer',
    name: 'Fußzeile',
    items: [
      { label: 'AGB', site: 'agb' },
      { label: 'Datenschutz', url: '/site/privacy' },
      { label: 'Impressum', url: '/site/imprint' },
      { label: 'Barrierefreiheit', site: 'barrierefreiheit' },
    ],
  },
  {
    identifier: 'quick',
    name: 'Schnellzugriff',
    items: toSites([
      ['Oft gefragt', 'fragen'],
      ['Presse', 'presse'],
      ['Fixleistungen', 'fixleistungen'],
    ]),
  },
  {
    identifier: 'case-studies',
    name: 'Projektstories',
    items: toSites([
      ['Ein Ortskern, der wieder Alltag kann', 'story-matrei'],
      ['Drei Haltestellen, ein Takt', 'story-moelltal'],
      ['Almwege neu gedacht', 'story-venediger'],
      ['Nachverdichtung mit Maß', 'story-linz'],
      ['Uferzugang für alle', 'story-weissensee'],
      ['Vom Dach zum Nachbarn', 'story-kirchberg'],
    ]),
  },
  {
    identifier: 'contact',
    name: 'Kontakt',
    items: [
      { label: 'Anrufen', url: 'tel:+43485264012' },
      { label: 'Anfrage schreiben', site: 'kontakt' },
    ],
  },
];
