import type { PaletteOptions } from '@theke/admin/palette/palette-entry.ts';
import { CalendarPlus, ConciergeBell, Footprints, Gift } from 'lucide-react';
import { paletteFormMessages } from './palette-messages.de.ts';

/** Lists, forms and commands that the command palette offers. */
export const paletteOptions: PaletteOptions = {
  searched: [
    'orders',
    'customers',
    'products',
    'sites',
    'tasks',
    'users',
    'branches',
    'tables',
    'posts',
    'projects',
    'analytics-leads',
  ],
  numbered: 'orders',
  words: {
    '/today': 'Dashboard Umsatz heute gestern',
    '/orders': 'Küche Tafel neue',
    '/driver': 'Fahrer Lieferung ausliefern Route',
    '/reservations': 'Tisch reservieren Tischplan Gäste',
    '/capacity': 'ausverkauft Lager Zeitfenster',
    '/customers': 'Gäste Stammgäste',
    '/messages': 'Mail SMS',
    '/payments': 'Rückerstattung Karte PayPal',
    '/statistics': 'Umsatz Auswertung Bericht Besuche',
    '/branches': 'Öffnungszeiten Feiertage Weihnachten Liefergebiet Adresse Standort',
    '/tables': 'Tischnummer Dine In',
    '/qr-codes': 'Tisch drucken scannen',
    '/devices': 'Drucker Tablet Kiosk Bon',
    '/menus': 'Speisekarte Karte',
    '/products': 'Gerichte Speisen Allergene Preis',
    '/sites': 'Website Startseite Homepage',
    '/redirects': 'Redirects Umleitung',
    '/my-time': 'stempeln kommen gehen Urlaub',
    '/working-schedules': 'Dienstplan Dienste Schichten',
    '/working-activities': 'Zeiterfassung stempeln',
    '/time-sheets': 'Urlaub Krankenstand Überstunden Stunden',
    '/correction-requests': 'Zeiten berichtigen',
    '/team-month': 'Lohn Abrechnung Stunden',
    '/terminals': 'Stechuhr Zeiterfassung PIN',
    '/users': 'Team Mitarbeiter Rollen Rechte Passwort',
    '/external-users': 'Lieferanten Partner',
    '/config': 'Einstellungen Impressum AGB Datenschutz Logo Farben Module Zahlung',
    '/payment-providers': 'Stripe PayPal online bezahlen',
    '/ai-settings': 'künstliche Intelligenz',
    '/api-keys': 'Tablet Theke Schnittstelle',
    '/webhook-endpoints': 'Schnittstelle Ereignisse Integration',
    '/webhook-deliveries': 'Schnittstelle Zustellung Ereignisse',
    '/account': 'Konto',
    '/operations': 'Status Fehler Dienste',
    '/logs': 'Verlauf Audit wer hat geändert',
    '/': 'Shop ansehen',
  },
  forms: [
    {
      label: paletteFormMessages.addReservation,
      Icon: CalendarPlus,
      to: '/reservations?new=staff',
      words: 'Tisch reservieren Anruf',
      needs: 'reservations.write',
      page: '/reservations',
    },
    {
      label: paletteFormMessages.seatWalkIn,
      Icon: Footprints,
      to: '/reservations?new=walk-in',
      words: 'Tisch vergeben Laufkundschaft',
      needs: 'reservations.write',
      page: '/reservations',
    },
    {
      label: paletteFormMessages.sellGiftCard,
      Icon: Gift,
      to: '/gift-cards/sell',
      words: 'Gutschein',
      needs: 'gift-cards.sell',
      page: '/gift-cards',
    },
    {
      label: paletteFormMessages.takeOrder,
      Icon: ConciergeBell,
      to: '/table-service',
      words: 'Runde bonieren Kellner',
      needs: 'orders.write',
      page: '/table-service',
    },
  ],
  // Their code is loaded with the first text that finds one of them.
  commands: [
    {
      name: 'sold-out',
      needs: ['orders.attend', 'orders.write'],
      words: 'heute ausverkauft melden wieder verfügbar',
      list: 'products',
      find: async (context) =>
        (
          await import(/* webpackChunkName: "palette-commands" */ './ordering/shared/commands/sold-out-commands.ts')
        ).findSoldOutCommands(context),
    },
    {
      name: 'round',
      needs: ['orders.write'],
      words: 'tisch bestellung bestellen aufnehmen runde neue bonieren',
      list: 'tables',
      find: async (context) =>
        (
          await import(/* webpackChunkName: "palette-commands" */ './ordering/shared/commands/round-commands.ts')
        ).findRoundCommands(context),
    },
    {
      name: 'added-minutes',
      needs: ['orders.attend', 'orders.write'],
      words: 'es dauert nicht mehr länger heute minuten wartezeit verspätung 10 20 30 +10 +20 +30',
      find: async (context) =>
        (
          await import(
            /* webpackChunkName: "palette-commands" */ './ordering/shared/commands/added-minutes-commands.ts'
          )
        ).findAddedMinutesCommands(context),
    },
    {
      name: 'punch',
      needs: ['working-times.read', 'own-time.write'],
      words: 'kommen gehen pause weiter beenden einstempeln ausstempeln anstempeln abstempeln stempeln feierabend',
      find: async (context) =>
        (
          await import(/* webpackChunkName: "palette-commands" */ './time-tracking/my-time/punch-commands.ts')
        ).findPunchCommands(context),
    },
  ],
};
