import { people } from './people.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import { rich, section, to } from './words.ts';

export type DemoBlock = {
  key: string;
  name: string;
  identifier: string;
  type: 'address' | 'text' | 'team_member';
  content: Readonly<Record<string, unknown>>;
};

const offices = [
  ['Wien', 'Mariahilfer Gürtel 18', '1150 Wien', '+43 1 812 60 33'],
  ['Innsbruck', 'Anichstraße 9', '6020 Innsbruck', '+43 512 57 19 40'],
  ['Lienz', 'Schweizergasse 2', '9900 Lienz', '+43 4852 640 12'],
] as const;

/** A quote, the person's latest post, and the projects they lead. */
const claimsOf = (person: string, text: string) => {
  const written = posts.find(({ author, isDraft }) => author === person && !isDraft);
  const led = projects.filter(({ contact, isDraft }) => contact === person && !isDraft).slice(0, 2);
  return [
    section('news', { text, ...(written && { post: to('post', written.key) }) }),
    ...led.map(({ key }) => section('project', { project: to('project', key) })),
  ];
};

/** Blocks shared by several pages, and the people. */
export const blocks: readonly DemoBlock[] = [
  {
    key: 'address',
    name: 'Adressen der Büros',
    identifier: 'address',
    type: 'address',
    content: {
      locations: offices.map(([name, street, city, phone]) =>
        section('location', { name, street, city, phone, email: `${name.toLowerCase()}@talraum.example` }),
      ),
    },
  },
  {
    key: 'footer-text',
    name: 'Text in der Fußzeile',
    identifier: 'footer-text',
    type: 'text',
    content: { title: 'Reden wir über Ihren Ort.', text: rich('Fünf Sätze genügen: wo, was, bis wann.') },
  },
  ...people.map(
    ({ key, firstName, lastName, education, description, functions, claim, phone }): DemoBlock => ({
      key: `person-${key}`,
      name: `${firstName} ${lastName}`,
      identifier: `person-${key}`,
      type: 'team_member',
      content: {
        first_name: firstName,
        last_name: lastName,
        education,
        picture: { $portrait: key },
        description: rich(description),
        business_functions: functions.map((value) => section('function', { type: 'product', value })),
        claims: claimsOf(key, claim),
        contact: { email: `${key}@talraum.example`, phone },
      },
    }),
  ),
];
