import type { Named } from '@theke/contracts/content/teasers';
import { isOwnPath } from '@theke/rules/content/urls';
import { usePage } from '../page/page-context.ts';
import { listAddress, noFilters } from './list-address.ts';

type ListName = 'projects' | 'posts';
type SubjectName = 'service' | 'topic' | 'businessSector';
/** A subject with the number of its entries in each list; without numbers it belongs to the shown entry. */
type Linked = Named & { readonly [L in ListName]?: number };

const anchors = { projects: 'projects', posts: 'news' } as const;

/**
 * Returns a function that gives the address of the list filtered by a subject (LIST-11): the preferred list if it has
 * entries, otherwise the other one. Undefined if none has any. Without counts, only the preferred list is known to
 * have the shown entry.
 */
export function useListHref(preferred: ListName) {
  const { lists } = usePage().data;
  const other = preferred === 'projects' ? 'posts' : 'projects';
  return (filter: SubjectName, subject: Linked): string | undefined => {
    const list = [preferred, other].find(
      (one): one is ListName =>
        lists[one as ListName] !== null && (subject[one as ListName] ?? Number(one === preferred)) > 0,
    );
    const path = list && lists[list];
    return path && isOwnPath(path)
      ? listAddress(path, noFilters, { [filter]: [`${subject.number}`] }, anchors[list])
      : undefined;
  };
}
