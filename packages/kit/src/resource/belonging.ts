import type { Access } from '@theke/contracts/permissions';
import type { AnyResource } from '@theke/contracts/resource';
import { forbidden } from '../problem.ts';

type Definition = Pick<AnyResource, 'belongsTo'>;
type Reference = { id: string } | string | null | undefined;

/** Rows of a resource that a caller may access: all, or a filter. */
export type AccessScope = Exclude<Access, false>;

/** Ids of the branches and owners of a document, by the fields named in its resource. */
export function belongingOf({ belongsTo }: Definition, document: object): { branch: string[]; owner: string[] } {
  const idsIn = (field: string | undefined) =>
    [field === undefined ? undefined : (document as Record<string, Reference | Reference[]>)[field]]
      .flat()
      .flatMap((one) => (one ? [typeof one === 'string' ? one : one.id] : []));
  return { branch: idsIn(belongsTo.branch), owner: idsIn(belongsTo.owner) };
}

/** Limits access only if the resource has a branch or owner field; otherwise it belongs to the whole business. */
export const reachWithin = ({ belongsTo }: Definition, access: Access): AccessScope =>
  typeof access === 'object' && (belongsTo.branch || belongsTo.owner) ? access : true;

/** Error for a write that would move a document out of the caller's scope. */
export const outOfReach = ({ belongsTo: { branch, owner } }: Definition, within: AccessScope) =>
  branch && within !== true && within.branches
    ? forbidden('FORBIDDEN', 'Bitte wählen Sie eine Ihrer Filialen.', branch)
    : forbidden('FORBIDDEN', 'Das können Sie nur für sich selbst eintragen.', owner);
