import type { Branch } from '@theke/contracts/catalog/branch';
import type { Division } from '@theke/contracts/catalog/division';
import type { Tag } from '@theke/contracts/catalog/tag';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { createContext, useContext } from 'react';

/** Data that the document can inline, by its API path. */
export type InlinedData = {
  '/config': InitConfig;
  '/divisions': Division[];
  '/branches': Branch[];
  '/tags': Tag[];
  /** Present if the site search has any content. */
  '/search': true;
  /** On the front desk's page, while its key is valid. */
  '/frontdesk': { name: string; branch: string };
};

/** Reads a JSON block of the document, such as `<script type="application/json" id="init">`. */
export function readBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/** Returns the data that the gateway inlined; empty if there is none. */
export const readInitData = (): Init => readBlock<Init>('init') ?? [];

/** On the server: the data that the document will inline. */
export const InitContext = createContext<Init | undefined>(undefined);

/** Returns a function that reads the inlined data, in the browser and on the server. */
export function useInitReader(): () => Init {
  const serverInit = useContext(InitContext);
  return () => serverInit ?? readInitData();
}

/** Returns one inlined collection. */
export const initEntry = <U extends keyof InlinedData>(init: Init, url: U): InlinedData[U] | undefined =>
  init.find((entry) => entry.url === url)?.data as InlinedData[U] | undefined;
