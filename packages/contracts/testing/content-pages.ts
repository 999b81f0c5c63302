import { type ContentPageOf, noReferences } from '../src/content/content-page.ts';
import type { PostTeaser, ProjectTeaser, ShownPost, ShownProject } from '../src/content/teasers.ts';
import type { InitConfig } from '../src/gateway/init.ts';
import { configChanged } from '../src/identity/config.ts';
import type { PublicProfile } from '../src/identity/profile.ts';

// Pages in the format of the content service, for tests of rendering.

const idOf = (number: number): string => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const image = {
  id: idOf(1),
  version: 2,
  extension: 'jpg' as const,
  alt: 'Plan von Matrei',
  copyright: 'Talraum',
};

export const config = {
  ...configChanged.example.config,
  shopName: 'Talraum',
  shopKey: 'a',
  demoAccounts: [],
  appEnvironment: 'test',
  fontUrl: '',
  appVersion: '1',
  imprintText: 'Talraum GmbH',
} as InitConfig;

export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const person: PublicProfile = {
  id: idOf(2),
  number: 1,
  type: 'person',
  title: 'DI',
  firstName: 'Mirjam',
  lastName: 'Oberhofer',
  companyName: '',
  email: 'mirjam@talraum.example',
  phone: '+43 512 57 19 40',
  picture: null,
};

const topics = ['Leerstand', 'Nahversorgung', 'Hitze', 'Mobilität'].map((name, index) => ({
  id: idOf(10 + index),
  number: index + 1,
  name,
}));

export const projectTeaser: ProjectTeaser = {
  id: idOf(3),
  number: 12,
  title: 'Matrei: ein Ortskern, der wieder Alltag kann',
  introduction: 'Elf leere Geschäfte auf vierhundert Metern.',
  image,
  startDate: '2024-01-01',
  endDate: '2027-06-30',
  weight: 5,
  services: topics.slice(0, 1),
  topics,
  businessSectors: topics.slice(1, 2),
  href: '/projekte/matrei-12',
  hasStory: false,
  isPublic: true,
};

export const postTeaser: PostTeaser = {
  id: idOf(4),
  number: 7,
  title: 'Preis für Baukultur geht an den Rauterplatz',
  type: 'News',
  date: '2026-10-02T08:00:00Z',
  introduction: 'Die Jury lobt den Mut zur Lücke.',
  image: null,
  services: [],
  topics: topics.slice(0, 1),
  businessSectors: [],
  href: '/magazin/preis-7',
  isPublic: true,
};

const whole = {
  description: '',
  text: paragraph('Matrei hatte alles.'),
  images: [image, { ...image, id: idOf(5) }],
  files: [{ id: idOf(6), version: 1, extension: 'pdf', publicHash: 'abc', name: 'Masterplan Kurzfassung' }],
  links: [{ label: 'Projektseite der Gemeinde', url: 'https://matrei.example' }],
  members: [
    { type: 'Kontaktperson', user: person, portrait: null },
    {
      type: 'Projektleitung',
      user: { ...person, id: idOf(7), firstName: 'Jakob', lastName: 'Steiner', title: '' },
      portrait: null,
    },
  ],
};

export const project: ShownProject = {
  ...projectTeaser,
  ...whole,
  keywords: '',
  contacts: [{ category: 'Auftraggeber', name: 'Marktgemeinde Matrei in Osttirol' }],
  figures: [{ value: '31 %', label: 'öffentliches Ufer' }],
  subProjects: [],
  updatedAt: '2026-11-01T08:00:00Z',
};

export const post: ShownPost = {
  ...postTeaser,
  ...whole,
  projects: [projectTeaser],
  updatedAt: '2026-11-01T08:00:00Z',
};

const common = {
  path: '/buero',
  title: 'Büro',
  description: 'Wer wir sind.',
  keywords: '',
  shareImage: null,
  isDraft: false,
  lists: { projects: '/referenzen', posts: '/magazin' },
  navigations: [
    {
      id: idOf(20),
      identifier: 'main',
      items: [
        { label: 'Büro', type: 'site' as const, href: '/buero', children: [] },
        {
          label: 'Leistungen',
          type: 'site' as const,
          href: null,
          children: [{ label: 'Beteiligung', type: 'site' as const, href: '/beteiligung', children: [] }],
        },
        { label: 'Kontakt', type: 'site' as const, href: '/kontakt', children: [] },
        { label: 'Karte', type: 'link' as const, href: 'https://karte.example', children: [] },
      ],
    },
    {
      id: idOf(21),
      identifier: 'contact',
      items: [{ label: 'Kontakt', type: 'site' as const, href: '/kontakt', children: [] }],
    },
  ],
  frameBlocks: [
    {
      id: idOf(22),
      version: 1,
      createdAt: '2026-11-01T08:00:00Z',
      updatedAt: '2026-11-01T08:00:00Z',
      name: 'Adressen',
      identifier: 'address',
      type: 'address' as const,
      isPublic: true,
      content: {
        locations: [
          {
            id: 'a',
            type: 'location',
            value: { name: 'Lienz', street: 'Schweizergasse 2', city: '9900 Lienz', phone: '+43 4852 640 12' },
          },
        ],
      },
    },
  ],
  references: { ...noReferences, projects: [projectTeaser], posts: [postTeaser], users: [person] },
};

/** A page of a type with its content. */
export const sitePage = (
  content: Record<string, unknown>,
  { type = 'default', ...more }: Partial<ContentPageOf<'site'>> & { type?: string } = {},
): ContentPageOf<'site'> => ({
  kind: 'site',
  ...common,
  site: {
    id: idOf(30),
    type,
    path: 'buero',
    name: 'Büro',
    title: '',
    keywords: '',
    description: '',
    content,
    isPublic: true,
    publishedAt: '2026-11-01T08:00:00Z',
  },
  project: null,
  post: null,
  related: [],
  projectList: null,
  postList: null,
  presetPosts: [],
  subjects: { services: [], topics: [], businessSectors: [] },
  statuses: null,
  types: null,
  newest: [],
  caseStudies: [],
  ...more,
});

export const projectPage: ContentPageOf<'project'> = {
  kind: 'project',
  ...common,
  path: '/projekte/matrei-12',
  title: project.title,
  project,
  relatedPosts: [postTeaser],
  related: [{ ...projectTeaser, id: idOf(40), href: '/projekte/anderes-13' }],
};

export const postPage: ContentPageOf<'post'> = {
  kind: 'post',
  ...common,
  path: '/magazin/preis-7',
  title: post.title,
  post,
  related: [{ ...postTeaser, id: idOf(41), href: '/magazin/anderer-8', isPublic: false }],
};

export const notFoundPage: ContentPageOf<'not-found'> = {
  kind: 'not-found',
  ...common,
  path: '/ortskern',
  title: '404 Not Found',
  suggestions: [{ kind: 'project', title: 'Ein Ortskern', href: '/projekte/ein-ortskern-3' }],
};

/** A body of one section. */
export const bodyOf = (type: string, value: unknown) => ({ body: [{ id: 'a', type, value }] });
