// Guests of the demo: common names, and addresses that cannot exist.
import { between } from '../../random.ts';

const firstNames = [
  'Anna',
  'Lukas',
  'Sophie',
  'Maximilian',
  'Marie',
  'Elias',
  'Lena',
  'Tobias',
  'Johanna',
  'Felix',
  'Katharina',
  'Stefan',
  'Miriam',
  'Andreas',
  'Selin',
  'Mario',
  'Ivana',
  'Paul',
  'Theresa',
  'David',
  'Nina',
  'Georg',
  'Elif',
  'Michael',
];
const lastNames = [
  'Gruber',
  'Huber',
  'Wagner',
  'Pichler',
  'Steiner',
  'Moser',
  'Mayer',
  'Hofer',
  'Leitner',
  'Berger',
  'Fuchs',
  'Eder',
  'Fischer',
  'Schmid',
  'Winkler',
  'Weber',
  'Schwarz',
  'Maier',
  'Reiter',
  'Brunner',
  'Novak',
  'Horvat',
  'Demir',
  'Kovács',
];
const streets = [
  'Lindengasse',
  'Große Sperlgasse',
  'Liechtensteinstraße',
  'Burggasse',
  'Lange Gasse',
  'Praterstraße',
  'Wollzeile',
];

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
/** Few of them order often, many once. */
const many = 260;

/** @param random between 0 and 1 */
export function demoGuest(random: () => number) {
  const nth = Math.floor(random() ** 2 * many);
  const [firstName, lastName] = [
    firstNames[nth % firstNames.length],
    lastNames[(nth * 7 + (nth >> 4)) % lastNames.length],
  ];
  return {
    firstName: firstName as string,
    lastName: lastName as string,
    email: `${plain(firstName as string)}.${plain(lastName as string)}.${nth}@gast.example`,
    phone: `+43664555${String(1_000 + nth)}`,
  };
}

export const demoStreet = (random: () => number): string =>
  `${streets[between(random, 0, streets.length - 1)]} ${between(random, 1, 68)}`;
