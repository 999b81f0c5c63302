import type { ShownProject } from '@theke/contracts/content/teasers';
import { imageUrl } from '@theke/ui/image-url';
import { personName } from '../templates/person-name.ts';

/** Structured data of a project. schema.org's own `Project` is an organization. */
export function projectData(project: ShownProject, address: string, origin: string, creator: object): object {
  const { title, introduction, startDate, endDate, topics, businessSectors, contacts, members, updatedAt } = project;
  const [image] = project.images;
  const about = [...topics, ...businessSectors].map(({ name }) => name);
  return {
    '@type': 'CreativeWork',
    name: title,
    url: address,
    creator,
    dateModified: updatedAt,
    ...(introduction && { abstract: introduction }),
    ...(startDate && { temporalCoverage: `${startDate}/${endDate ?? '..'}` }),
    ...(about.length > 0 && { about }),
    ...(contacts.length > 0 && { sponsor: contacts.map(({ name }) => ({ '@type': 'Organization', name })) }),
    ...(members.length > 0 && {
      contributor: members.map(({ user }) => ({ '@type': 'Person', name: personName(user) })),
    }),
    ...(image && { image: `${origin}${imageUrl(image, 'large')}` }),
  };
}
