import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import type { Country } from '@theke/rules/working-time/laws/rule-set';
import { type RuleInForce, rulesInForce } from '@theke/rules/working-time/laws/rules-in-force';
import { countryOfRegion } from '@theke/rules/working-time/public-holidays';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import { minutesText } from '../shared/hours-text.ts';
import { planMessages } from './plan-messages.de.ts';
import * as css from './what-holds.module.css';

const { holds: messages, check } = planMessages;

/** The branch's country, and those by whose law its people are checked. */
const countriesOf = ({ country, judged }: PlannedWeek): Country[] => [
  ...new Set([...(country ? [country] : []), ...judged.map(({ region }) => countryOfRegion(region))]),
];

/**
 * Legal rules that apply to the branch's people in that week, for adults and minors, with law and paragraph
 * (TIME-09). Folded, because they seldom change.
 */
export function WhatHolds({ week }: { week: PlannedWeek }) {
  const [chosen, setChosen] = useState<Country>();
  const countries = countriesOf(week);
  const country = countries.find((one) => one === chosen) ?? countries[0];
  if (!country) return null;
  return (
    <section aria-labelledby="holds" className={css.holds}>
      <details>
        <summary>
          <h2 id="holds">{messages.title}</h2>
        </summary>
        {week.country && <p className={css.law}>{`${check.law(week.country)} ${check.scope}`}</p>}
        {countries.length > 1 && (
          <Segmented
            label={messages.country}
            value={country}
            segments={countries.map((value) => ({ value, label: messages.countries[value] }))}
            onChange={setChosen}
            className={css.country}
          />
        )}
        <OfCountry country={country} monday={week.monday} />
      </details>
    </section>
  );
}

function OfCountry({ country, monday }: { country: Country; monday: LocalDate }) {
  return (
    <div className={css.whom}>
      {[false, true].map((isMinor) => {
        const rules = rulesInForce(country, monday, isMinor);
        if (rules.length === 0) return null;
        return (
          <div key={String(isMinor)}>
            <h3>{isMinor ? messages.minors : messages.adults}</h3>
            <dl>
              {rules.map((rule) => (
                <div key={`${rule.about} ${'over' in rule ? rule.over : ''}`}>
                  <dt>{messages.about[rule.about]}</dt>
                  <dd>
                    <b>{limitText(rule)}</b>
                    <small>{rule.law}</small>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}

function limitText(rule: RuleInForce): string {
  if (rule.about === 'average') return messages.average(minutesText(rule.max), rule.weeks);
  if (rule.about === 'break') return messages.break(rule.min, minutesText(rule.over));
  return 'max' in rule ? messages.most(minutesText(rule.max)) : messages.least(minutesText(rule.min));
}
