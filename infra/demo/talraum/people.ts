import type { PortraitRecipe } from '@theke/painter/portrait/draw-portrait';

/** A person who works at Talraum, as shown on their page. */
export type Person = {
  key: string;
  portrait: PortraitRecipe;
  title: string;
  firstName: string;
  lastName: string;
  education: string;
  description: string;
  /** Shown under the name. */
  field: string;
  functions: readonly string[];
  office: 'Wien' | 'Innsbruck' | 'Lienz';
  phone: string;
  /** Quote on the panel that opens beside the portrait. */
  claim: string;
};

export const people: readonly Person[] = [
  {
    key: 'oberhofer',
    portrait: { tone: 'green', hair: 'bob', clothes: 'jacket', hasGlasses: true },
    title: 'DI',
    firstName: 'Mirjam',
    lastName: 'Oberhofer',
    education: 'Architektur und Städtebau, TU Graz',
    description:
      'Leitet das Büro Lienz und alles, was mit Ortskernen zu tun hat. Hat in Matrei drei Jahre lang jeden Freitag Sprechstunde auf dem Rauterplatz gehalten.',
    field: 'Ortskern und Siedlung',
    functions: ['Büroleitung Lienz', 'Geschäftsfeldleitung Ortskern und Siedlung'],
    office: 'Lienz',
    phone: '+43 4852 640 12 11',
    claim: 'Ein Platz ist fertig, wenn jemand ohne Grund stehen bleibt.',
  },
  {
    key: 'steiner',
    portrait: { tone: 'sand', hair: 'short', clothes: 'shirt', hasBeard: true },
    title: 'DI Dr.',
    firstName: 'Jakob',
    lastName: 'Steiner',
    education: 'Raumplanung und Raumordnung, TU Wien',
    description:
      'Plant Takte, Haltestellen und die Wege dorthin. Fährt jede Linie, die er plant, zuerst eine Woche lang selbst.',
    field: 'Mobilität und Verkehr',
    functions: ['Geschäftsfeldleitung Mobilität und Verkehr', 'Datenschutz im Haus seit 2023'],
    office: 'Lienz',
    phone: '+43 4852 640 12 14',
    claim: 'Ein Takt ist erst ein Takt, wenn er auch am Sonntag hält.',
  },
  {
    key: 'lercher',
    portrait: { tone: 'blue', hair: 'parted', clothes: 'pullover', isTurned: true },
    title: 'BSc',
    firstName: 'Paul',
    lastName: 'Lercher',
    education: 'Soziologie, Universität Innsbruck',
    description:
      'Moderiert Bürgerräte, Haustürgespräche und die Abende, vor denen sich alle fürchten. Zählt Sitzbänke.',
    field: 'Beteiligung',
    functions: ['Beteiligung und Dialog', 'Prozessbegleitung'],
    office: 'Lienz',
    phone: '+43 4852 640 12 17',
    claim: 'Niemand streitet über eine Bank. Aber alle wissen, wo eine fehlt.',
  },
  {
    key: 'weissensteiner',
    portrait: { tone: 'clay', hair: 'bun', clothes: 'turtleneck' },
    title: 'Mag.a',
    firstName: 'Anna-Katharina',
    lastName: 'Weißensteiner',
    education: 'Geographie und Regionalforschung, Universität Klagenfurt',
    description:
      'Bringt Gemeinden an einen Tisch, die seit Jahrzehnten nebeneinander her verwalten, und sorgt dafür, dass der Tisch stehen bleibt.',
    field: 'Regionalentwicklung',
    functions: ['Geschäftsfeldleitung Regionalentwicklung', 'Fördermittelberatung'],
    office: 'Lienz',
    phone: '+43 4852 640 12 19',
    claim: 'Zusammenarbeit beginnt mit einem gemeinsamen Formular.',
  },
  {
    key: 'yildirim',
    portrait: { tone: 'moss', hair: 'long', clothes: 'pullover', isTurned: true },
    title: 'DI',
    firstName: 'Elif',
    lastName: 'Yıldırım',
    education: 'Energie- und Umwelttechnik, FH Vorarlberg',
    description:
      'Rechnet Energiegemeinschaften durch, bis sie sich auch im Februar lohnen, und erklärt sie so, dass die Nachbarin mitmacht.',
    field: 'Energie und Klima',
    functions: ['Geschäftsfeldleitung Energie und Klima'],
    office: 'Innsbruck',
    phone: '+43 512 57 19 40 12',
    claim: 'Die beste Kilowattstunde kommt vom Dach gegenüber.',
  },
  {
    key: 'grosslercher',
    portrait: { tone: 'plum', hair: 'sides', clothes: 'pullover', hasBeard: true, hasGlasses: true },
    title: 'Ing.',
    firstName: 'Matthias',
    lastName: 'Großlercher',
    education: 'HTL für Vermessung, Villach',
    description: 'Misst, was andere schätzen: mit Drohne, Tachymeter und, wenn es sein muss, mit dem Maßband.',
    field: 'Vermessung und Daten',
    functions: ['Vermessung und Daten', 'Drohnenpilot A2'],
    office: 'Lienz',
    phone: '+43 4852 640 12 21',
    claim: 'Eine Karte ist eine Behauptung, bis jemand dort war.',
  },
  {
    key: 'ausserhofer',
    portrait: { tone: 'blue', hair: 'curls', clothes: 'shirt' },
    title: 'MA',
    firstName: 'Veronika',
    lastName: 'Außerhofer',
    education: 'Tourismus und Landschaft, Freie Universität Bozen',
    description:
      'Verhandelt Wege, Ufer und Ruhezonen mit jenen, denen sie gehören. Spricht am liebsten am Küchentisch darüber.',
    field: 'Tourismus und Freizeit',
    functions: ['Geschäftsfeldleitung Tourismus und Freizeit', 'Sprechtag Bozen'],
    office: 'Innsbruck',
    phone: '+43 512 57 19 40 15',
    claim: 'Gäste kommen wieder, wenn die Einheimischen gern dort sind.',
  },
  {
    key: 'brandstaetter',
    portrait: { tone: 'green', hair: 'parted', clothes: 'jacket', hasGlasses: true, isTurned: true },
    title: 'DI',
    firstName: 'Thomas',
    lastName: 'Brandstätter',
    education: 'Landschaftsplanung, BOKU Wien',
    description:
      'Hat Talraum 1994 in einem Zimmer in Lienz gegründet und führt das Büro seit 2011 von Wien aus. Unterschreibt nichts, was er nicht gelesen hat.',
    field: 'Geschäftsführung',
    functions: ['Geschäftsführung'],
    office: 'Wien',
    phone: '+43 1 812 60 33 10',
    claim: 'Ein durchdachtes Konzept ist das A und O.',
  },
  {
    key: 'kofler',
    portrait: { tone: 'moss', hair: 'bun', clothes: 'shirt', hasGlasses: true },
    title: 'Dr.in',
    firstName: 'Johanna',
    lastName: 'Kofler',
    education: 'Ökologie, Universität Innsbruck',
    description:
      'Kartiert Auen, Almen und die Wege der Gämsen. Sagt Bürgermeisterinnen und Bürgermeistern auch, was nicht geht, und warum.',
    field: 'Natur und Landschaft',
    functions: ['Geschäftsfeldleitung Natur und Landschaft'],
    office: 'Innsbruck',
    phone: '+43 512 57 19 40 18',
    claim: 'Ein Fluss, der Platz hat, braucht keinen Damm.',
  },
  {
    key: 'nemeth',
    portrait: { tone: 'sand', hair: 'sides', clothes: 'jacket' },
    title: 'Mag.',
    firstName: 'Daniel',
    lastName: 'Németh',
    education: 'Rechtswissenschaften, Universität Wien',
    description:
      'Schreibt Verträge, die Eigentümerfamilien verstehen, und Verordnungen, die vor dem Landesverwaltungsgericht halten.',
    field: 'Recht und Verträge',
    functions: ['Gestattungsverträge', 'Raumordnungsrecht'],
    office: 'Wien',
    phone: '+43 1 812 60 33 14',
    claim: 'Was auf eine Seite passt, wird auch unterschrieben.',
  },
  {
    key: 'pichler',
    portrait: { tone: 'plum', hair: 'long', clothes: 'turtleneck' },
    title: 'DI',
    firstName: 'Sophie',
    lastName: 'Pichler',
    education: 'Landschaftsarchitektur, BOKU Wien',
    description:
      'Plant Plätze, die im Juli kühl und im Jänner geräumt sind. Kennt jeden Baum auf dem Gürtel beim Namen.',
    field: 'Öffentlicher Raum',
    functions: ['Büroleitung Wien', 'Freiraumplanung'],
    office: 'Wien',
    phone: '+43 1 812 60 33 17',
    claim: 'Schatten ist die günstigste Klimaanlage.',
  },
  {
    key: 'tschurtschenthaler',
    portrait: { tone: 'clay', hair: 'curls', clothes: 'pullover', hasBeard: true, isTurned: true },
    title: 'BA',
    firstName: 'Lukas',
    lastName: 'Tschurtschenthaler',
    education: 'Informationsdesign, FH Joanneum',
    description: 'Zeichnet Pläne, die man ohne Legende versteht, und hält Berichte unter vierzig Seiten.',
    field: 'Karten und Berichte',
    functions: ['Kartographie', 'Öffentlichkeitsarbeit'],
    office: 'Innsbruck',
    phone: '+43 512 57 19 40 21',
    claim: 'Wenn die Karte erklärt werden muss, ist sie noch nicht fertig.',
  },
];
