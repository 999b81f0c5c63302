import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { numberText, whenText } from '@theke/admin/ui/format.ts';
import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import type { OperatedService } from '@theke/contracts/operations/operations';
import { classNames } from '@theke/ui/class-names';
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import { partOf } from '../shared/part-of.ts';
import { type Condition, conditionOf, limits } from './condition-of.ts';
import * as css from './service-table.module.css';

const servicesMessages = operationsMessages.services;

const looks: Record<Condition, StateLook> = {
  running: { Icon: CircleCheck, kind: 'ok' },
  stalled: { Icon: Clock, kind: 'soon' },
  impaired: { Icon: CircleAlert, kind: 'late' },
  away: { Icon: CircleX, kind: 'late' },
};

/** A duration in seconds, with one decimal below ten. */
const secondsText = (value: number | null | undefined) =>
  value === null || value === undefined
    ? messages.none
    : `${numberText(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${servicesMessages.seconds}`;

/** Table of all parts of the platform; problems are highlighted. */
export function ServiceTable({ services }: { services: readonly OperatedService[] }) {
  const conditions = services.map(conditionOf);
  return (
    <section className={css.section} aria-labelledby="services">
      <header>
        <h2 id="services">{servicesMessages.title}</h2>
        <span className={table.muted}>
          {servicesMessages.running(conditions.filter((one) => one !== 'away').length, services.length)}
        </span>
      </header>
      <table className={`${table.table} ${table.inset} ${css.services}`}>
        <thead>
          <tr>
            <th scope="col">{servicesMessages.service}</th>
            <th scope="col">{servicesMessages.condition}</th>
            <th scope="col" className={table.fromTablet}>
              {servicesMessages.version}
            </th>
            <th scope="col" className={table.fromDesktop}>
              {servicesMessages.since}
            </th>
            <th scope="col" className={`${table.fromTablet} ${table.right}`}>
              {servicesMessages.answer}
            </th>
            <th scope="col" className={`${table.fromTablet} ${table.right}`}>
              {servicesMessages.lag}
            </th>
            <th scope="col" className={table.right}>
              {servicesMessages.queue}
            </th>
            <th scope="col" className={`${table.fromTablet} ${table.right}`}>
              {servicesMessages.outbox}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <ServiceRow key={service.name} service={service} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ServiceRow({ service }: { service: OperatedService }) {
  const zone = useZoneOf()();
  const { name, state, answeredIn } = service;
  const condition = conditionOf(service);
  const high = (isHigh: boolean) => isHigh && css.high;
  return (
    <tr className={classNames(condition === 'stalled' && css.stalled, looks[condition].kind === 'late' && css.sick)}>
      <th scope="row">
        {partOf(name).label} <small>{name}</small>
      </th>
      <td>
        <StateText {...looks[condition]} text={servicesMessages.conditions[condition]} />
      </td>
      <td className={`${table.fromTablet} ${table.number}`}>{state?.version ?? messages.none}</td>
      <td className={`${table.fromDesktop} ${table.number} ${table.muted}`}>
        {state ? whenText(state.startedAt, new Date(), zone) : messages.none}
      </td>
      <td className={`${table.fromTablet} ${table.number} ${table.right}`}>
        {answeredIn === null || name === 'gateway' ? messages.none : `${answeredIn} ${servicesMessages.milliseconds}`}
      </td>
      <td
        className={classNames(
          table.fromTablet,
          table.number,
          table.right,
          high((state?.eventLag ?? 0) > limits.eventLag),
        )}
      >
        {secondsText(state?.eventLag)}
      </td>
      <td className={classNames(table.number, table.right, high((state?.waiting ?? 0) > limits.waiting))}>
        {state?.waiting ?? messages.none}
      </td>
      <td
        className={classNames(
          table.fromTablet,
          table.number,
          table.right,
          high((state?.outbox?.age ?? 0) > limits.outboxAge),
        )}
      >
        {secondsText(state?.outbox?.age)}
      </td>
    </tr>
  );
}
