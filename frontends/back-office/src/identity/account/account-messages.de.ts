export const accountMessages = {
  title: 'Mein Konto',
  changePassword: 'Passwort ändern',
  changePasswordText: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens zehn Zeichen.',
  passwordChanged: 'Ihr Passwort ist geändert. Auf anderen Geräten sind Sie abgemeldet.',
  sessions: 'Angemeldete Geräte',
  sessionsText:
    'Ein Gerät verloren oder an einem fremden nicht abgemeldet? Hier beenden Sie alle Sitzungen auf einmal.',
  everywhere: 'Überall abmelden',
  everywhereText: 'Sie werden auf allen Geräten abgemeldet, auch auf diesem. Danach melden Sie sich neu an.',
} as const;
