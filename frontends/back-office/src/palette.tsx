import { Palette } from '@theke/admin/palette/palette.tsx';
import type { PaletteOptions } from '@theke/admin/palette/palette-entry.ts';
import type { PaletteProps } from '@theke/admin/palette/palette-host.tsx';
import { OfficeContext } from '@theke/admin/shell/office.ts';
import { UserMenu } from './identity/account/user-menu.tsx';
import { office } from './office.ts';

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
};

const whole = { ...office, UserMenu };

/** The command palette, also on pages without the office's layout. */
export const OfficePalette = (props: PaletteProps) => (
  <OfficeContext value={whole}>
    <Palette {...props} options={paletteOptions} />
  </OfficeContext>
);
