import type { PublicProfile } from '@theke/contracts/identity/profile';

/** Academic degrees that follow the name; all others precede it. */
const following = /^(BA|BSc|BEd|BEng|LLB|MA|MSc|MBA|MEd|MEng|MAS|MPH|LL\.?M\.?|PhD|Ph\.D\.|CSE|PMP)\b\.?/i;

/** Splits titles into those before and after the name: "DI Dr. MBA" becomes "DI Dr." and "MBA". */
function splitTitle(title: string): { before: string; after: string } {
  const words = title.split(/[\s,]+/).filter(Boolean);
  return {
    before: words.filter((word) => !following.test(word)).join(' '),
    after: words.filter((word) => following.test(word)).join(', '),
  };
}

/** "DI Mirjam Oberhofer", "Paul Lercher, BSc", or the name of a company. */
export function personName({ type, title, firstName, lastName, companyName }: PublicProfile): string {
  if (type === 'company') return companyName;
  const { before, after } = splitTitle(title);
  const name = [before, firstName, lastName].filter(Boolean).join(' ');
  return [name, after].filter(Boolean).join(', ');
}

export const initials = ({ type, firstName, lastName, companyName }: PublicProfile): string =>
  type === 'company' ? companyName.slice(0, 2) : `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`;
