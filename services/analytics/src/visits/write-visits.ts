import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LoggedVisit } from '@theke/contracts/analytics/visit-log';
import { remembered } from '@theke/kit/cache/remembered';
import type { Transaction } from '@theke/kit/database/database';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import type { LocalDate } from '@theke/rules/time/local-time';
import { toLocalHour } from '../orders/order-figure.ts';
import { eventName, NamesOfDay, pageName, pathIn } from './counted-names.ts';
import { type CountedNetwork, countedNetwork } from './counted-network.ts';
import { parseAgent, parseLanguage, parseReferrer, parseScreen, type SentVisit } from './counted-visit.ts';
import { forgetSummedWeeks } from './ended-days.ts';
import { pageNames } from './page-names.ts';
import { maxLogged, retentionDays, toLoggedVisit, visitLogStore } from './visit-log.ts';
import { visitStore } from './visit-store.ts';
import { type CountedVisit, VisitSums } from './visit-sums.ts';

/** A reported visit with its time (ISO 8601), address and user agent. */
export type ReceivedVisit = { at: string; address: string; agent: string; visit: SentVisit };

/** Visits after which other requests get a turn: about 2 ms. */
const atATime = 200;
/** Bytes of a UUID. */
const idBytes = 16;

type Options = {
  /** Names come from the caller and not from a request, so they are not checked. */
  areNamesVouched?: boolean;
};

type Entry = { at: string; hour: number; agent: string; visit: SentVisit; network: CountedNetwork; who: Numbers };
type Numbers = { visitor: string; network: string; rest: string };

/** Adds visits of a tenant to its days and its log. */
export async function writeVisits(
  tx: Transaction,
  tenant: string,
  received: readonly ReceivedVisit[],
  { areNamesVouched = false }: Options = {},
): Promise<void> {
  const [zone, days] = await Promise.all([visitStore.zone(tx), retentionDays(tx, tenant)]);
  const hourAt = remembered(1_000, (at) => toLocalHour(zone, at));
  const byDay = new Map<LocalDate, { numbersOf: NumbersOf; entries: Entry[] }>();
  const paths = new Set<string>();
  for (const [nth, { at, address, agent, visit }] of received.entries()) {
    if (nth % atATime === 0) await setImmediate();
    const { day, hour } = hourAt(at);
    let visitsOfDay = byDay.get(day);
    if (!visitsOfDay) {
      const salt = await visitStore.salt(tx, day, randomBytes(16).toString('hex'));
      visitsOfDay = { numbersOf: numbersBy(tenant, salt), entries: [] };
      byDay.set(day, visitsOfDay);
    }
    const network = countedNetwork(address);
    visitsOfDay.entries.push({ at, hour, agent, visit, network, who: visitsOfDay.numbersOf(address, agent, network) });
    for (const path of pathsIn(visit)) paths.add(path);
  }
  const knownPaths = areNamesVouched ? paths : await pageNames.findKnown(tx, [...paths]);

  const sums = new VisitSums();
  const logged: LoggedVisit[] = [];
  const random = randomBytes(idBytes * received.length);
  let nth = 0;
  for (const [day, { entries }] of byDay) {
    const visitors = await visitStore.visitorsOf(tx, day, ...distinct(entries));
    // There are few routes: only paths can exceed the limit.
    const names = new NamesOfDay(knownPaths.size > 0 && !areNamesVouched ? await visitStore.stepsOf(tx, day) : []);
    let room = days > 0 ? await visitStore.logs(tx, day, entries.length, maxLogged) : 0;
    for (const { at, hour, agent, visit, network, who } of entries) {
      if (nth % atATime === 0) await setImmediate();
      const isCounted = visitors.counts(who.visitor, who.network, network.weight);
      sums.add({
        day,
        hour,
        visitor: isCounted ? who.visitor : who.rest,
        network: who.network,
        ...namesOf(visit, knownPaths, names, areNamesVouched),
        ...describedOf(agent, visit),
      });
      if (room > 0) logged.push(toLoggedVisit(at, visit, random.subarray(nth * idBytes, (nth + 1) * idBytes)));
      room -= 1;
      nth += 1;
    }
  }
  visitStore.add(tx, sums);
  for (const day of byDay.keys()) forgetSummedWeeks(tx, day);
  if (logged.length > 0) visitLogStore.add(tx, logged);
}

const pathsIn = ({ kind, name, data }: SentVisit): string[] =>
  kind === 'pageview' ? [name, data.from ?? ''].flatMap((sentName) => pathIn(sentName) ?? []) : [];

const distinct = (entries: readonly Entry[]): [visitors: string[], networks: string[]] => [
  [...new Set(entries.map(({ who }) => who.visitor))],
  [...new Set(entries.map(({ who }) => who.network))],
];

type NumbersOf = (address: string, agent: string, network: CountedNetwork) => Numbers;

/** Visitor numbers of a day; callers release them after writing. */
function numbersBy(tenant: string, salt: string): NumbersOf {
  const cached = new Map<string, Numbers>();
  const number = (address: string, agent: string) => visitorNumber(salt, { tenant, address, agent });
  return (address, agent, { name }) => {
    const who = `${address}\n${agent}`;
    const numbers = cached.get(who) ?? {
      visitor: number(address, agent),
      network: number(name, 'network'),
      rest: number(name, 'rest of the network'),
    };
    cached.set(who, numbers);
    return numbers;
  };
}

function namesOf(
  { kind, name, data: { from = '' } }: SentVisit,
  knownPaths: ReadonlySet<string>,
  names: NamesOfDay,
  areVouched: boolean,
): Pick<CountedVisit, 'kind' | 'name' | 'step'> {
  if (areVouched || kind === 'device') return { kind, name, step: { from, to: name } };
  if (kind === 'event') return { kind, name: eventName(name), step: { from: '', to: '' } };
  return {
    kind,
    ...names.count({ from: from === '' ? '' : pageName(from, knownPaths), to: pageName(name, knownPaths) }),
  };
}

function describedOf(agent: string, visit: SentVisit) {
  const none = { resolution: null, pixelRatio: null, colourScheme: null, language: null };
  return {
    referrer: parseReferrer(visit),
    ...parseAgent(agent),
    ...(visit.kind === 'device' ? { ...parseScreen(visit), language: parseLanguage(visit) } : none),
  };
}
