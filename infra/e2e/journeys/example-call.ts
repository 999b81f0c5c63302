import { deviceKeyHeader, exampleDeviceKey } from '@theke/contracts/device-key';
import type { Endpoint } from '@theke/contracts/endpoint';
import { shapeOf, unwrap } from '@theke/contracts/field';
import { allResources } from '@theke/contracts/service-contracts';
import { exampleIds } from '@theke/contracts/wire';
import { z } from 'zod';

/** Real ids, uids and hashes by those of the examples. */
export type Ids = ReadonlyMap<string, string>;
export type ExampleCall = { method: string; path: string; body: string | undefined; headers: [string, string][] };

/** The request of an endpoint's example, with `ids` replacing the examples' ids. */
export function exampleCall(at: Endpoint, ids: Ids): ExampleCall {
  const { params = {}, query, body, headers = {} } = at.example;
  const path = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(replaced(value, ids))),
    at.path,
  );
  const showsKey = at.needs === 'device' && at.keyIn === undefined;
  const search = query ? `?${replaced(new URLSearchParams(query).toString(), ids)}` : '';
  return {
    method: at.method,
    path: `${path}${search}`,
    body: body === undefined ? undefined : replaced(JSON.stringify(body), ids),
    headers: Object.entries(showsKey ? { [deviceKeyHeader]: replaced(exampleDeviceKey, ids), ...headers } : headers),
  };
}

export const replaced = (text: string, ids: Ids): string =>
  [...ids].reduce((result, [example, real]) => result.replaceAll(example, real), text);

/** Belongs to a fixed list of the platform, e.g. the name of a font. */
const isNobodys = (at: Endpoint, param: string): boolean => {
  const schema = at.params && shapeOf(at.params)?.[param];
  return schema !== undefined && unwrap(schema) instanceof z.ZodEnum;
};

/** Values in examples that refer to existing data: ids, and the uid and hash of a link. */
const findIds = (at: Endpoint, part: unknown): string[] => {
  const text = JSON.stringify(part ?? {});
  const links = Object.entries(at.example.params ?? {}).flatMap(([name, value]) =>
    name === 'id' || isNobodys(at, name) ? [] : [value],
  );
  return [...Object.values(exampleIds), ...allResources.map(({ exampleId }) => exampleId), ...links].filter((value) =>
    text.includes(value),
  );
};

/** Identifies an entry by its path, and cannot be answered without it. */
export const isAboutOne = (at: Endpoint): boolean => findIds(at, at.example.params).length > 0;

export const mentionsIds = (at: Endpoint): boolean => findIds(at, at.example).length > 0;
