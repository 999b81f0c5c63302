import { otherName } from '@theke/contracts/analytics/visit-statistics';
import { commerceNames } from '@theke/rules/site/commerce';
import { routeNames } from '@theke/rules/site/route-name';

/** Limits per tenant and day: 500 pages including routes and `other`, and 5,000 steps. Events are few. */
const maxPaths = 500 - routeNames.length - 1;
const maxSteps = 5_000 - 1;

const routes: ReadonlySet<string> = new Set(routeNames);
const events: ReadonlySet<string> = new Set(commerceNames);

export const eventName = (sentName: string): string => (events.has(sentName) ? sentName : otherName);

/** Path of a page view; undefined if it names a route. */
export const pathIn = (sentName: string): string | undefined =>
  sentName.startsWith('/') ? sentName.replace(/(.)\/+$/, '$1') : undefined;

/** @param knownPaths the known paths among the reported ones */
export function pageName(sentName: string, knownPaths: ReadonlySet<string>): string {
  const path = pathIn(sentName);
  // The start page, whatever site is shown there.
  if (path === '/' || (path !== undefined && knownPaths.has(path))) return path;
  return routes.has(sentName) ? sentName : otherName;
}

export type Step = { from: string; to: string };

const rest: Step = { from: otherName, to: otherName };
const isRest = ({ from, to }: Step): boolean => from === otherName && to === otherName;

const keyOf = ({ from, to }: Step): string => `${from}\0${to}`;

/** Pages and steps of a day, with limits for distinct names. */
export class NamesOfDay {
  readonly #paths: Set<string>;
  readonly #steps: Set<string>;

  /** @param steps the day's steps so far */
  constructor(steps: readonly Step[]) {
    this.#paths = new Set(steps.flatMap(({ to }) => pathIn(to) ?? []));
    this.#steps = new Set(steps.filter((step) => !isRest(step)).map(keyOf));
  }

  /** @param view a page view with known names only */
  count(view: Step): { name: string; step: Step } {
    const name = pathIn(view.to) === undefined || takes(this.#paths, view.to, maxPaths) ? view.to : otherName;
    const step = { from: view.from, to: name };
    return { name, step: !isRest(step) && takes(this.#steps, keyOf(step), maxSteps) ? step : rest };
  }
}

/** Adds a name within the limit. @returns false above the limit */
function takes(names: Set<string>, name: string, max: number): boolean {
  if (names.has(name)) return true;
  if (names.size >= max) return false;
  names.add(name);
  return true;
}
