import type { Branch } from '@theke/contracts/catalog/branch';
import type { Division } from '@theke/contracts/catalog/division';
import type { Tag } from '@theke/contracts/catalog/tag';
import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { createContext, useContext } from 'react';

/** Collections that the document brings along, by the path they would be loaded from. */
export type Known = {
  '/config': InitConfig;
  '/divisions': Division[];
  '/branches': Branch[];
  '/tags': Tag[];
  /** In a document: where there is anything that the search of the site may find. */
  '/search': true;
  /** On the front desk's page, while its key is good. */
  '/frontdesk': { name: string; branch: string };
};

/** Reads a JSON block of the document, such as `<script type="application/json" id="init">`. */
export function readBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/** What the gateway inlined; empty where a document carries nothing. */
export const readInitData = (): Init => readBlock<Init>('init') ?? [];

/** On the server: what the page's document will bring along. */
export const InitContext = createContext<Init | undefined>(undefined);

/** Gives a function that reads what the gateway inlined, or is about to inline. */
export function useInitReader(): () => Init {
  const given = useContext(InitContext);
  return () => given ?? readInitData();
}

/** One inlined collection. */
export const initEntry = <U extends keyof Known>(init: Init, url: U): Known[U] | undefined =>
  init.find((entry) => entry.url === url)?.data as Known[U] | undefined;
