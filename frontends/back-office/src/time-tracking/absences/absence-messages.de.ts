import type { AbsenceKind } from '@theke/contracts/time-tracking/absence';

/** Letter of each kind in the year, so that it is not told by its colour only. */
const letters: Record<AbsenceKind, string> = { holiday: 'U', sick: 'K', unpaid: 'F', 'time-off': 'Z' };

const people = (n: number) => (n === 1 ? 'Eine Person ist' : `${n} Personen sind`);

export const absenceMessages = {
  title: 'Abwesenheiten',
  add: 'Abwesenheit eintragen',
  addShort: 'Eintragen',
  views: { requests: 'Zu entscheiden', year: 'Jahr' },
  branch: 'Filiale',
  anyBranch: 'Alle Filialen',
  loadFailed: 'Abwesenheiten konnten nicht geladen werden.',
  requests: {
    list: 'Offene Anträge',
    none: 'Kein Antrag wartet auf eine Entscheidung.',
    asked: (at: string) => `beantragt ${at}`,
    own: 'Über den eigenen Antrag entscheidet jemand anderer.',
    holidays: 'Urlaub',
    /** Days used, free before and after. */
    uses: (days: string, isOne: boolean, left: string, entitled: string) =>
      `${days} ${isOne ? 'Tag' : 'Tage'}, danach bleiben ${left} von ${entitled}`,
    tooMany: (days: string, free: string) => `${days} Tage, aber nur ${free} sind noch frei`,
    noAccount: 'Ohne vereinbarte Arbeitszeit gibt es kein Urlaubskonto.',
    timeBalance: 'Zeitguthaben',
    timeBalanceIs: (hours: string) => `${hours} Std. bis gestern`,
    noBalance: 'Ohne vereinbarte Arbeitszeit gibt es kein Zeitguthaben.',
    others: 'Zur selben Zeit',
    nobodyElse: 'Sonst ist niemand abwesend.',
    othersAway: (n: number) => `${people(n)} auch abwesend`,
    isAsked: 'beantragt',
    shifts: 'Geplante Dienste',
    noShifts: 'Kein Dienst betroffen.',
    shiftsTouched: (n: number) => (n === 1 ? 'Ein Dienst ist betroffen' : `${n} Dienste sind betroffen`),
    allShifts: (n: number) => `Alle ${n} zeigen`,
    approve: 'Genehmigen',
    approveOf: (whose: string) => `Genehmigen: ${whose}`,
    reject: 'Ablehnen',
    rejectOf: (whose: string) => `Ablehnen: ${whose}`,
    failed: 'Über den Antrag konnte nicht entschieden werden.',
    decided: {
      approved: (name: string) => `Antrag von ${name} genehmigt.`,
      rejected: (name: string) => `Antrag von ${name} abgelehnt.`,
    },
  },
  rejection: {
    title: (name: string) => `Antrag von ${name} ablehnen`,
    answer: 'Begründung',
    hint: (name: string) => `${name} liest sie auf „Meine Zeit“ und in der Mail.`,
    missing: 'Bitte geben Sie eine Begründung an.',
  },
  year: {
    before: 'Ein Jahr früher',
    after: 'Ein Jahr später',
    caption: (year: number) => `Abwesenheiten ${year}`,
    scroll: 'Abwesenheiten nach Monaten, waagrecht scrollbar',
    person: 'Person',
    none: 'In dieser Filiale arbeitet noch niemand.',
    legend: 'Legende',
    letters,
    asked: 'beantragt',
    morning: 'Vormittag: obere Hälfte',
    afternoon: 'Nachmittag: untere Hälfte',
    today: 'Heute',
    months: ['Jän.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
  },
} as const;
