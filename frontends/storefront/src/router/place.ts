import { createContext, useContext } from 'react';

/** Current URL, and the state that the previous page passed to `navigate`; undefined without any. */
export type Place = { readonly pathname: string; readonly search: string; readonly state: unknown };

/** Navigates to a path of the shop. `replace`: replaces the history entry. */
export type Navigate = (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;

export type Router = { readonly place: Place; readonly navigate: Navigate };

export const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('below no router');
  return router;
}

export const usePlace = (): Place => useRouter().place;
export const useNavigate = (): Navigate => useRouter().navigate;
