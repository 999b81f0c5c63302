import type { Endpoint, Parsed, Replied } from '@theke/contracts/endpoint';
import type { Access } from '@theke/contracts/permissions';
import type { Request, Response } from 'express';
import type { Identity } from '../identity-token.ts';

/** Input of a handler: parsed, with the caller identified and the permission checked. */
export type Call<E extends Endpoint> = Parsed<E> & {
  tenant: string;
  identity: Identity;
  /** The raw body if the contract says `keepsBytes`; otherwise empty. */
  bytes: Buffer;
  /** The JSON body before the contract parsed it and added its defaults. */
  sent: unknown;
  /** `true`, or the rows that this caller is limited to. Guests on public endpoints get `false`. */
  access: Access;
  /** Hash of the device key, if the endpoint `needs: 'device'`; the service that issued the key looks up its owner. */
  deviceKeyHash: E['needs'] extends 'device' ? string : undefined;
};

/** Handlers of endpoints that answer with a stream or a file write the response themselves. */
export type Handler<E extends Endpoint> = E['reply'] extends { kind: 'stream' | 'binary' }
  ? (call: Call<E>, response: Response, request: Request) => Promise<void> | void
  : (call: Call<E>) => Promise<Replied<E>>;

/** A contract and its handler. No handler exists without a contract. */
export type Route = {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>, response: Response, request: Request) => unknown;
};

export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  handle: handler as unknown as Route['handle'],
});
