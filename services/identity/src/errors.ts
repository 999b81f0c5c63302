import { Problem } from '@theke/kit/problem';

/** All errors of authentication: status, German sentence and field (SESSION-08). */
const refusals = {
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'E‑Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.',
  },
  ACCOUNT_EXPIRED: {
    status: 403,
    message: 'Der Zugang mit diesem Konto ist abgelaufen. Bitte wenden Sie sich an Ihre Administration.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an Ihre Administration.',
  },
  LOGIN_LINK_UNKNOWN: {
    status: 401,
    message:
      'Dieser Anmeldelink ist abgelaufen, wurde schon benutzt oder ist unvollständig. Bitte fordern Sie einen neuen an.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
    field: 'code',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein.',
    field: 'code',
  },
  WRONG_CODE: {
    status: 422,
    message: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein.',
    field: 'code',
  },
  TWO_FACTOR_NOT_AVAILABLE: {
    status: 409,
    message: 'Die Anmeldung in zwei Schritten ist auf dieser Plattform nicht eingerichtet.',
  },
  OWN_SECOND_STEP_MISSING: {
    status: 409,
    message:
      'Bitte richten Sie unter „Mein Konto“ zuerst für sich selbst die Anmeldung in zwei Schritten oder einen Passkey ein.',
  },
  SECOND_STEP_MISSING: {
    status: 403,
    message: 'Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein und melden Sie sich damit neu an.',
  },
  TWO_FACTOR_NOT_STARTED: {
    status: 409,
    message: 'Bitte beginnen Sie die Einrichtung noch einmal.',
  },
  TWO_FACTOR_ON: {
    status: 409,
    message: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  },
  TWO_FACTOR_OFF: {
    status: 409,
    message: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  },
  WRONG_PASSWORD: {
    status: 422,
    message: 'Das bisherige Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    field: 'currentPassword',
  },
  PASSKEY_UNKNOWN: {
    status: 401,
    message: 'Mit diesem Passkey kann sich hier niemand anmelden. Bitte melden Sie sich mit Ihrem Passwort an.',
  },
  PASSKEY_INVALID: {
    status: 422,
    message: 'Der Passkey konnte nicht gespeichert werden. Bitte beginnen Sie noch einmal.',
  },
  PASSKEY_EXISTS: {
    status: 409,
    message: 'Dieser Passkey ist schon gespeichert.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: 'Mehr als 20 Passkeys sind nicht möglich. Bitte löschen Sie zuerst einen.',
  },
  TOO_MANY_TOKENS: {
    status: 409,
    message: 'Mehr als 20 API-Tokens sind nicht möglich. Bitte löschen Sie zuerst einen.',
  },
  PASSKEY_NEEDS_HOST: {
    status: 409,
    message: 'Passkeys gehören zu einem Namen wie marillo.at. Über eine IP-Adresse lassen sie sich nicht einrichten.',
  },
  PASSWORD_IS_EMAIL: {
    status: 422,
    message: 'Das Passwort darf nicht die E‑Mail-Adresse sein. Bitte wählen Sie ein anderes.',
    field: 'newPassword',
  },
  CURRENT_PASSWORD_REQUIRED: {
    status: 422,
    message:
      'Bitte geben Sie Ihr bisheriges Passwort ein. Ohne bisheriges Passwort geht es nur in den ersten 15 Minuten nach der Anmeldung mit einem Anmeldelink.',
    field: 'currentPassword',
  },
  LOCKED: {
    status: 429,
    message: (minutes: number) =>
      `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  },
} as const;

/** @param field name of the field in the request, if it differs */
export const refused = (code: Exclude<keyof typeof refusals, 'LOCKED'>, field?: string): Problem => {
  const { status, ...fault } = refusals[code];
  return new Problem(status, [{ code, ...fault, ...(field && { field }) }]);
};

/** Minutes are rounded up, so that waiting as long as stated is enough. */
export function locked(until: Date, now: Date): Problem {
  const { status, message } = refusals.LOCKED;
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return new Problem(status, [{ code: 'LOCKED', message: message(minutes) }], minutes * 60);
}
