// Legal texts of a fictitious business: realistic, but marked as a demo.

const demo = 'Dies ist eine Vorführung. Die hier genannte Firma gibt es nicht, Bestellungen werden nicht zubereitet.';

export const termsAndConditionsText = `${demo}

1. Geltung
Diese Bedingungen gelten für alle Bestellungen, die Sie über diese Website bei der Marillo Gastronomie GmbH (im Folgenden „Marillo“) aufgeben. Es gilt die Fassung zum Zeitpunkt der Bestellung.

2. Bestellung und Vertrag
Mit „Bestellung abschicken“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, sobald die Filiale Ihre Bestellung bestätigt; die Bestätigung sehen Sie auf der Statusseite. Kann die Filiale nicht annehmen, etwa weil der Ofen ausgelastet ist, teilt sie Ihnen das dort mit, und es entstehen Ihnen keine Kosten.

3. Preise
Alle Preise verstehen sich in Euro und enthalten die gesetzliche Umsatzsteuer. Waren, die nach Gewicht verkauft werden, sind mit „ca.“ gekennzeichnet; verrechnet wird das tatsächliche Gewicht nach dem Aufschneiden.

4. Abholung und Lieferung
Bitte holen Sie Ihre Bestellung zur angegebenen Zeit in der gewählten Filiale ab. Speisen halten wir bis zu 30 Minuten warm. Wir liefern in die Gebiete, die bei der Filiale angeführt sind, zu den dort genannten Kosten.

5. Bezahlung
Sie bezahlen auf eine der Arten, die bei der Bestellung angeboten werden.

6. Rücktritt
Für frisch zubereitete Speisen besteht nach § 18 Abs. 1 Z 4 FAGG kein Rücktrittsrecht. Solange die Filiale Ihre Bestellung noch nicht bestätigt hat, können Sie sie telefonisch zurückziehen.

7. Gewährleistung
Es gelten die gesetzlichen Bestimmungen. Stimmt etwas nicht, melden Sie sich bitte gleich in der Filiale: Wir backen neu oder geben Ihnen Ihr Geld zurück.

8. Jugendschutz
Alkoholische Getränke geben wir nur gegen Altersnachweis ab.

9. Anwendbares Recht
Es gilt österreichisches Recht unter Ausschluss der Verweisungsnormen. Zwingende Bestimmungen zum Schutz von Verbraucher:innen bleiben unberührt.`;

export const privacyPolicyText = `${demo}

1. Wer verantwortlich ist
Marillo Gastronomie GmbH, Marc-Aurel-Straße 9, 1010 Wien, datenschutz@marillo.example.

2. Was wir verarbeiten
Für Ihre Bestellung verarbeiten wir Name, Telefonnummer, gegebenenfalls E‑Mail-Adresse und Adresse, den Inhalt der Bestellung und Ihre Anmerkung. Rechtsgrundlage ist die Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO).

3. Wie lange wir speichern
Rechnungsdaten bewahren wir sieben Jahre auf, weil die Bundesabgabenordnung das verlangt. Kontaktdaten löschen wir, sobald sie für die Bestellung und für Gewährleistung nicht mehr gebraucht werden.

4. An wen wir weitergeben
Ihre Daten sieht nur die Filiale, bei der Sie bestellen. Wir verkaufen keine Daten und binden keine fremden Dienste ein: Schriften, Bilder und Programme kommen von unserem eigenen Server.

5. Was auf Ihrem Gerät bleibt
Warenkorb und letzte Bestellung merkt sich Ihr Browser, damit Sie beim Neuladen nichts verlieren. Ein Cookie setzen wir nur, wenn sich Mitarbeiter:innen anmelden.

6. Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Beschweren können Sie sich bei der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien.`;

export const imprintText = `${demo}

Marillo Gastronomie GmbH
Marc-Aurel-Straße 9, 1010 Wien

Telefon: +43 1 5352418
E‑Mail: servus@marillo.example

Geschäftsführung: Livia Marillo
Firmenbuchnummer: FN 000000 x, Handelsgericht Wien
UID-Nummer: ATU00000000

Mitglied der Wirtschaftskammer Wien, Fachgruppe Gastronomie. Gewerbe: Gastgewerbe in der Betriebsart Restaurant. Anwendbare Vorschrift: Gewerbeordnung (www.ris.bka.gv.at). Aufsichtsbehörde: Magistratisches Bezirksamt für den 1. Bezirk.

Unternehmensgegenstand: Betrieb von Restaurants und Handel mit Lebensmitteln. Grundlegende Richtung der Website: Information über das Angebot und Annahme von Bestellungen.`;

export const allergensText = `In unserer Küche werden alle 14 kennzeichnungspflichtigen Allergene verarbeitet; Spuren können wir daher nie ausschließen. Bei jedem Gericht stehen die Buchstaben der österreichischen Kennzeichnung:

A: glutenhaltiges Getreide
B: Krebstiere
C: Ei
D: Fisch
E: Erdnuss
F: Soja
G: Milch und Laktose
H: Schalenfrüchte
L: Sellerie
M: Senf
N: Sesam
O: Sulfite
P: Lupinen
R: Weichtiere

Sagen Sie uns bitte bei der Bestellung, worauf Sie achten müssen, oder rufen Sie in der Filiale an: Wir geben gerne Auskunft.`;
