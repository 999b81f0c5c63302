import { breaksOf, type Duty, reached } from '../duties.ts';
import { type Span, secondsOf } from '../spans.ts';
import { instantText, judgedOn, type LawFacts, type LawWarning, minutesOver } from './law-warning.ts';
import type { BreakLaw, StretchLimit } from './rule-set.ts';

const minute = 60_000;
const minutesOf = ({ from, to }: Span) => (to - from) / minute;

/** Breaks of a duty: warns if they are too short for its work, otherwise if too much was worked without a break. */
export function warnBreaks(facts: LawFacts, duty: Duty): LawWarning[] {
  const { rules } = judgedOn(facts, duty.date);
  const tooShort = rules?.breaks && tooShortBreak(rules.breaks, duty);
  if (tooShort) return [tooShort];
  const tooLong = rules?.stretch && tooLongStretch(rules.stretch, duty);
  return tooLong ? [tooLong] : [];
}

function tooShortBreak({ rule, steps, awayFromEnds = 0 }: BreakLaw, duty: Duty): LawWarning | undefined {
  const step = steps.find(({ over }) => duty.seconds > over * 60);
  if (!step) return undefined;
  const away = awayFromEnds * minute;
  const counts = ({ from }: Span) => from >= duty.from + away && (duty.isRunning || from <= duty.to - away);
  const had = breaksOf(duty).filter(counts).map(minutesOf);
  if (step.counted(had) >= step.min) return undefined;
  const found = (step.elseCounted ?? step.counted)(had);
  return {
    rule,
    kind: 'break',
    severity: step.elseCounted && found >= step.min ? 'notice' : 'breach',
    date: duty.date,
    at: instantText(reached(duty.work, step.over * 60)),
    found: Math.floor(found),
    limit: step.min,
  };
}

function tooLongStretch(limit: StretchLimit, duty: Duty): LawWarning | undefined {
  const breaks = breaksOf(duty);
  let stretch: Span[] = [];
  for (const [at, span] of duty.work.entries()) {
    const before = breaks[at - 1];
    if (before && minutesOf(before) >= limit.breakMinutes) stretch = [];
    stretch.push(span);
    const next = breaks[at];
    const ends = !next || minutesOf(next) >= limit.breakMinutes;
    if (!ends || secondsOf(stretch) <= limit.minutes * 60) continue;
    return {
      rule: limit.rule,
      kind: 'stretch',
      severity: limit.severity,
      date: duty.date,
      at: instantText(reached(stretch, limit.minutes * 60)),
      found: minutesOver(secondsOf(stretch)),
      limit: limit.minutes,
    };
  }
  return undefined;
}
