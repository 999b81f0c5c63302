import type { LocalDate } from '@theke/rules/time/local-time';
import type { Step } from './counted-names.ts';

/** A visit prepared for counting. `visitor` and `network` are 63-bit integers as text. */
export type CountedVisit = {
  day: LocalDate;
  hour: number;
  visitor: string;
  kind: 'device' | 'event' | 'pageview';
  name: string;
  /** Only for a page view. */
  step: Step;
  /** Salted hash, like the visitor. */
  network: string;
  referrer: string | null;
  browser: string | null;
  system: string | null;
  resolution: string | null;
  pixelRatio: string | null;
  colourScheme: string | null;
  language: string | null;
};

type Visitor = Omit<CountedVisit, 'hour' | 'kind' | 'name' | 'step'>;
type Counted<T> = T & { count: number };

/** Aggregates visits to one row per key, because concurrent visits mostly share visitors and pages. */
export class VisitSums {
  readonly visitors = new Map<string, Visitor>();
  readonly hours = new Map<string, Pick<CountedVisit, 'day' | 'visitor' | 'hour'>>();
  readonly pages = new Map<string, Counted<Pick<CountedVisit, 'day' | 'visitor' | 'name'>>>();
  readonly steps = new Map<string, Counted<Pick<CountedVisit, 'day'> & Step>>();
  readonly events = new Map<string, Counted<Pick<CountedVisit, 'day' | 'name'>>>();

  add(visit: CountedVisit): void {
    const { day, hour, visitor, kind, name, step } = visit;
    const who = keyOf(day, visitor);
    this.#know(who, visit);
    this.hours.set(keyOf(who, hour), { day, visitor, hour });
    if (kind === 'pageview') {
      count(this.pages, keyOf(who, name), { day, visitor, name });
      count(this.steps, keyOf(day, step.from, step.to), { day, ...step });
    }
    if (kind === 'event') count(this.events, keyOf(day, name), { day, name });
  }

  /** The first attributes of a visitor's day count. */
  #know(who: string, visit: CountedVisit): void {
    const { day, visitor, network, referrer, browser, system, resolution, pixelRatio, colourScheme, language } = visit;
    const stored = this.visitors.get(who);
    if (!stored) {
      this.visitors.set(who, {
        day,
        visitor,
        network,
        referrer,
        browser,
        system,
        resolution,
        pixelRatio,
        colourScheme,
        language,
      });
      return;
    }
    stored.referrer ??= referrer;
    stored.resolution ??= resolution;
    stored.pixelRatio ??= pixelRatio;
    stored.colourScheme ??= colourScheme;
    stored.language ??= language;
  }
}

/** Safe as separator: accepted texts contain no NUL. */
const keyOf = (...parts: readonly (string | number)[]): string => parts.join('\0');

function count<T extends object>(rows: Map<string, Counted<T>>, key: string, row: T): void {
  const existing = rows.get(key);
  if (existing) existing.count++;
  else rows.set(key, { ...row, count: 1 });
}
