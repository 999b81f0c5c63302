import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { exampleIds, id, imageRef } from '../wire.ts';

const section = { section: 'Öffentliches Profil' };
const text = (length: number, title: string) => field(oneLine(length), title, section).default('');

/** Profile of a member of staff on the site, written by themselves. Their names are those of the account. */
export const publicProfileDraft = field(
  z.strictObject({
    isPublic: field(z.boolean(), 'Auf der Website zeigen', section).default(false),
    type: field(z.enum(['person', 'company']), 'Art', {
      ...section,
      choices: { person: 'Person', company: 'Firma' },
    }).default('person'),
    title: text(60, 'Titel'),
    companyName: text(200, 'Firma'),
    email: field(z.union([z.email().max(200), z.literal('')]), 'Öffentliche E‑Mail', section).default(''),
    phone: text(40, 'Öffentliche Telefonnummer'),
    picture: field(imageRef.nullable(), 'Porträt', { ...section, widget: 'image' }).default(null),
  }),
  'Öffentliches Profil',
  section,
).prefault({});

/** The only data of a member of staff that the site may show. `number` is their id under `/api/v1`. */
export const publicProfile = z.object({
  id,
  number: z.int().min(1),
  type: z.enum(['person', 'company']),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  /** The public e-mail address, not that of the account. */
  email: z.string(),
  phone: z.string(),
  picture: imageRef.nullable(),
});
export type PublicProfile = z.output<typeof publicProfile>;

export const profileChanged = defineEvent({
  type: 'identity.profile-changed.v1',
  summary: 'Öffentliches Profil: angelegt oder geändert.',
  data: publicProfile,
  example: {
    id: exampleIds.user,
    number: 1,
    type: 'person',
    title: 'DI',
    firstName: 'Dora',
    lastName: 'Huber',
    companyName: '',
    email: 'dora.huber@talraum.example',
    phone: '+43 512 123456',
    picture: null,
  },
  isForOutside: true,
});

export const profileDeleted = defineEvent({
  type: 'identity.profile-deleted.v1',
  summary: 'Öffentliches Profil: nicht mehr öffentlich, oder gelöscht.',
  data: z.object({ id }),
  example: { id: exampleIds.user },
  isForOutside: true,
});
