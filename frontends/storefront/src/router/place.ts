import { createContext, useContext } from 'react';

/** Where a page is: its address, and what the page before gave along (`navigate`); undefined where it gave nothing. */
export type Place = { readonly pathname: string; readonly search: string; readonly given: unknown };

/** Where to go: a path of the shop's. `replace`: in this page's place, so that nobody comes back to it. */
export type Navigate = (to: string, options?: { readonly replace?: boolean; readonly given?: unknown }) => void;

export type Router = { readonly place: Place; readonly navigate: Navigate };

export const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('below no router');
  return router;
}

export const usePlace = (): Place => useRouter().place;
export const useNavigate = (): Navigate => useRouter().navigate;
