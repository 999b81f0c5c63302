import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { field } from './field.ts';
import type { Permission } from './permissions.ts';
import { byId, id, instant } from './wire.ts';

/** One record that refers to another. `kind` is the name of its collection in the API: `menus`, `orders`, `config`. */
const place = z.object({
  kind: z.string(),
  id,
  name: field(z.string(), 'Name', { personal: true }),
  /** When it is, if its time tells it apart: of a shift. */
  at: instant.optional(),
});
export type Place = z.output<typeof place>;

/** At most this many places of one kind are named. */
export const mostPlacesOfKind = 5;

/** Where a record is used: the first places of each kind, and how many there are in all. */
export const uses = z.object({ places: z.array(place), total: z.int().min(0) });
export type Uses = z.output<typeof uses>;

/** The code of the 409 with which the deletion of something used is refused; the fault carries `uses`. */
export const inUse = 'IN_USE';

/** `GET /branches/:id/uses`: what a deletion would be refused for. */
export const usesOf = (of: {
  service: string;
  name: string;
  one: string;
  label: { one: string };
  write: Permission;
  exampleId: string;
  /** Who may read it; whoever may delete one if absent. */
  needs?: Permission;
}) =>
  endpoint({
    name: `read${of.one.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Uses`,
    service: of.service,
    method: 'GET',
    path: `/${of.name}/:id/uses`,
    summary: `${of.label.one}: Verwendung`,
    needs: of.needs ?? of.write,
    params: byId,
    reply: { kind: 'data', schema: uses },
    status: 200,
    example: { params: { id: of.exampleId } },
  });
