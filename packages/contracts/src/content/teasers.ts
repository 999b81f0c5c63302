import { z } from 'zod';
import { publicProfile } from '../identity/profile.ts';
import { id, instant } from '../wire.ts';
import { contentLink, contentObject, fileRef, shownImage } from './content-value.ts';
import { postTypes } from './post.ts';
import { siteType } from './site.ts';

// Public views for the site and `/api/v1`: all references are resolved and contain only public entries.

/** A service, topic or business sector by its name. */
export const named = z.object({ id, number: z.int(), name: z.string() });
export type Named = z.output<typeof named>;

/** A subject with the number of public projects and posts that refer to it. */
export const countedSubject = named.extend({ projects: z.int(), posts: z.int() });
export type CountedSubject = z.output<typeof countedSubject>;

export const siteTeaser = z.object({
  id,
  type: siteType,
  /** Path of the page: `/leistungen`. */
  href: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  teaser: z.string(),
  image: shownImage.nullable(),
  /** The project of a Projektstory, if it is public. */
  project: z
    .object({
      startDate: z.iso.date().nullable(),
      endDate: z.iso.date().nullable(),
      topics: z.array(named),
      businessSectors: z.array(named),
    })
    .nullable(),
});
export type SiteTeaser = z.output<typeof siteTeaser>;

const subjects = { services: z.array(named), topics: z.array(named), businessSectors: z.array(named) };

export const projectTeaser = z.object({
  id,
  number: z.int(),
  title: z.string(),
  introduction: z.string(),
  image: shownImage.nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  weight: z.int(),
  ...subjects,
  /** Path of its public Projektstory, otherwise `/projekte/{slug}-{number}`. */
  href: z.string(),
  hasStory: z.boolean(),
  isPublic: z.boolean(),
});
export type ProjectTeaser = z.output<typeof projectTeaser>;

export const postTeaser = z.object({
  id,
  number: z.int(),
  title: z.string(),
  type: z.enum(postTypes),
  date: instant,
  introduction: z.string(),
  image: shownImage.nullable(),
  ...subjects,
  /** Path of its public Spotlight-Beitrag, otherwise `/magazin/{slug}-{number}`. */
  href: z.string(),
  /** False only in responses to users who may see drafts; marked „[ENTWURF]“. */
  isPublic: z.boolean(),
});
export type PostTeaser = z.output<typeof postTeaser>;

/** A member of a project or post, in the order of the entry. */
export const shownMember = z.object({
  type: z.string(),
  user: publicProfile,
  /** The profile's portrait, otherwise that of the public `team_member` block with the same e-mail address. */
  portrait: shownImage.nullable(),
});
export type ShownMember = z.output<typeof shownMember>;

const whole = {
  description: z.string(),
  text: contentObject.nullable(),
  images: z.array(shownImage),
  files: z.array(fileRef),
  links: z.array(contentLink),
  /** Only members with a public profile. */
  members: z.array(shownMember),
};

export const shownProject = projectTeaser.extend({
  ...whole,
  keywords: z.string(),
  contacts: z.array(z.object({ category: z.string(), name: z.string() })),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  subProjects: z.array(projectTeaser),
  updatedAt: instant,
});
export type ShownProject = z.output<typeof shownProject>;

export const shownPost = postTeaser.extend({ ...whole, projects: z.array(projectTeaser), updatedAt: instant });
export type ShownPost = z.output<typeof shownPost>;
