import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { field } from './field.ts';
import type { Permission } from './permissions.ts';
import { byId, id, instant } from './wire.ts';

/** A record that refers to another. `kind` is the API name of its collection: `menus`, `orders`, `config`. */
const place = z.object({
  kind: z.string(),
  id,
  name: field(z.string(), 'Name', { personal: true }),
  /** Its time, if that identifies it, as for a shift. */
  at: instant.optional(),
});
export type Place = z.output<typeof place>;

/** Maximum number of places returned per kind. */
export const maxPlacesPerKind = 5;

/** Places that use a record: the first of each kind, and the total number. */
export const uses = z.object({ places: z.array(place), total: z.int().min(0) });
export type Uses = z.output<typeof uses>;

/** Code of the 409 error for the deletion of a used record; the fault carries `uses`. */
export const inUse = 'IN_USE';

/** `GET /branches/:id/uses`: places that prevent a deletion. */
export const usesEndpoint = (resource: {
  service: string;
  name: string;
  one: string;
  label: { one: string };
  write: Permission;
  exampleId: string;
  /** Permission to read it. Default: the permission to delete. */
  needs?: Permission;
}) =>
  endpoint({
    name: `read${resource.one.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Uses`,
    service: resource.service,
    method: 'GET',
    path: `/${resource.name}/:id/uses`,
    summary: `${resource.label.one}: Verwendung`,
    needs: resource.needs ?? resource.write,
    params: byId,
    reply: { kind: 'data', schema: uses },
    status: 200,
    example: { params: { id: resource.exampleId } },
  });
