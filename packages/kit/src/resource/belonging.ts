import type { Access } from '@theke/contracts/permissions';
import type { AnyResource } from '@theke/contracts/resource';
import { forbidden } from '../problem.ts';

type Definition = Pick<AnyResource, 'belongsTo'>;
type Reference = { id: string } | string | null | undefined;

/** What a caller reaches of a resource: all of it, or some. */
export type AccessScope = Exclude<Access, false>;

/** Which branches and whom a document belongs to, by the fields that its resource names. */
export function belongingOf({ belongsTo }: Definition, document: object): { branch: string[]; owner: string[] } {
  const idsIn = (field: string | undefined) =>
    [field === undefined ? undefined : (document as Record<string, Reference | Reference[]>)[field]]
      .flat()
      .flatMap((one) => (one ? [typeof one === 'string' ? one : one.id] : []));
  return { branch: idsIn(belongsTo.branch), owner: idsIn(belongsTo.owner) };
}

/** Where all of it belongs to the business, or guests see it too, nobody is limited. */
export const reachWithin = ({ belongsTo }: Definition, access: Access): AccessScope =>
  typeof access === 'object' && (belongsTo.branch || belongsTo.owner) ? access : true;

/** Of somebody who would give a document away, or make one for others. */
export const outOfReach = ({ belongsTo: { branch, owner } }: Definition, within: AccessScope) =>
  branch && within !== true && within.branches
    ? forbidden('FORBIDDEN', 'Bitte wählen Sie eine Ihrer Filialen.', branch)
    : forbidden('FORBIDDEN', 'Das können Sie nur für sich selbst eintragen.', owner);
