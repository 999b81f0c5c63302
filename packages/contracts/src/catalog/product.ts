import { dishNames, dishWords } from '@theke/rules/drawings/dish-words';
import { contentUnitNames, contentUnits } from '@theke/rules/units/content-units';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { amount, id, imageRef, money, ref, schedule } from '../wire.ts';
import { shownImages } from './product-drawing.ts';
import { translatedName, translatedTexts } from './translations.ts';
import { calculationModel, unit } from './unit.ts';

const models = { fixed: 'Exakt', approximate: 'Ungefähr', minimum: 'Minimum' };
const vat = z.number().min(0).max(100);

export const allergenLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L', 'M', 'N', 'O', 'P', 'R'] as const;

/** Net content of one unit of a product, as stated on labels. */
const content = z.number().positive().max(100_000).nullable();

/** Numbers printed next to a dish for its additives (ADD-01). */
export const additiveNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;

const limits = {
  minimumQuantity: field(amount.nullable(), 'Mindestmenge').default(null),
  maximumQuantity: field(amount.nullable(), 'Höchstmenge').default(null),
  quantityStepSize: field(amount.nullable(), 'Schritt').default(null),
};

export const alternativeUnit = z.strictObject({
  unit: field(unit, 'Einheit', { widget: 'unit' }),
  /** One alternative unit = `ratio` product units (UNIT-07); ignored within one unit type. */
  ratio: field(z.number().positive().max(1_000_000), 'Verhältnis').default(1),
  ...limits,
  calculationModel: field(calculationModel.nullable(), 'Modell', { choices: models }).default(null),
});

export const partOption = z.strictObject({
  /**
   * In a bundle: the product that this option adds. Guests see its name, and the option only while the product is on
   * sale.
   */
  product: field(ref.nullable(), 'Produkt', { widget: 'contained-product' }).default(null),
  name: field(oneLine(120).min(1), 'Name'),
  modifier: field(z.enum(['add', 'subtract', 'overwrite']), 'Wirkung', {
    choices: { add: 'Aufpreis', subtract: 'Abzug', overwrite: 'Ersetzt den Preis' },
  }).default('add'),
  value: field(money, 'Betrag', { widget: 'money' }).default(0),
  /** Content of one unit of the product with this option, in its `contentUnit` (BASE-02). */
  contentQuantity: field(content, 'Inhalt').default(null),
  /**
   * Deposit for one unit of the product, in addition to the price (DEPOSIT-02). In a bundle, null uses the deposit of
   * the added product.
   */
  deposit: field(money.nullable(), 'Pfand', { widget: 'money' }).default(null),
  /** Allergens in addition to those of the product. */
  allergens: field(z.array(z.enum(allergenLetters)).max(14), 'Allergene', { widget: 'option-allergens' }).default([]),
  translations: translatedName(120, 'english'),
});

export const part = z
  .strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    description: field(z.string().trim().max(500), 'Beschreibung').default(''),
    type: field(z.enum(['select', 'multiselect', 'text', 'textarea', 'file', 'files', 'image', 'images']), 'Art', {
      choices: {
        select: 'Auswahl',
        multiselect: 'Mehrfachauswahl',
        text: 'Text',
        textarea: 'Langer Text',
        file: 'Datei',
        files: 'Mehrere Dateien',
        image: 'Bild',
        images: 'Mehrere Bilder',
      },
    }),
    optional: field(z.boolean(), 'Optional').default(false),
    options: field(z.array(partOption).max(100), 'Optionen', { widget: 'options' }).default([]),
    translations: translatedTexts({ name: 120, description: 500 }, 'english'),
  })
  .superRefine((value, context) => {
    const label = value.name === '' ? 'Diese Konfiguration' : `„${value.name}“`;
    const choosable = value.type === 'select' || value.type === 'multiselect';
    if (choosable && value.options.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `${label}: Bitte geben Sie mindestens eine Option an.`,
        params: { code: 'REQUIRED' },
      });
    }
    if (new Set(value.options.map((option) => option.name)).size < value.options.length) {
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `${label}: Jede Option braucht einen eigenen Namen.`,
        params: { code: 'NOT_UNIQUE' },
      });
    }
    const contained = value.options.flatMap(({ product }) => product?.id ?? []);
    if (new Set(contained).size < contained.length) {
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `${label}: Jedes Produkt kann nur einmal zur Auswahl stehen.`,
        params: { code: 'NOT_UNIQUE' },
      });
    }
  });

const price = { section: 'Preis und Einheiten' };
const availability = { section: 'Verfügbarkeit' };
const taxes = { section: 'Steuern', widget: 'percent' as const };

type Priced = { price: number; deposit: number | null; config: { parts: z.output<typeof part>[] } };

/**
 * Public view of a product with a hidden price (PRICE-12). Removes all amounts from which the price could be derived.
 */
const withoutPrices = <P extends Priced>(product: P): P => ({
  ...product,
  price: 0,
  deposit: null,
  config: {
    parts: product.config.parts.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, modifier: 'add' as const, value: 0, deposit: null })),
    })),
  },
});

/** A product that guests order (PRODUCT-01). Prices are gross, per `unit`. */
export const products = defineResource({
  service: 'catalog',
  name: 'products',
  isBinned: true,
  one: 'product',
  label: { one: 'Produkt', many: 'Produkte' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    type: field(z.enum(['simple', 'configurable', 'bundle']), 'Art', {
      choices: { simple: 'Einfach', configurable: 'Konfigurierbar', bundle: 'Menü aus Produkten' },
    }).default('simple'),
    description: field(z.string().trim().max(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
    images: field(z.array(imageRef).max(12), 'Bilder', { widget: 'images' }).default([]),
    isDrawn: field(z.boolean(), 'Zeichnung, solange kein Bild da ist', {
      hint: 'Die Zeichnung entsteht aus Name und Beschreibung. Ist nichts zu erkennen, bleibt das Produkt ohne Bild.',
    }).default(true),
    drawnAs: field(z.enum(dishNames).nullable(), 'Gezeichnet als', {
      choices: dishWords,
      hint: 'Wenn der Name allein nicht sagt, was es ist. Belag und Beilage kommen weiter aus der Beschreibung.',
    }).default(null),
    allergens: field(z.array(z.enum(allergenLetters)).max(14), 'Allergene', {
      widget: 'allergens',
      section: 'Allergene',
    }).default([]),
    /** States that it contains no allergens. Without this and without letters, allergens are unknown (PRODUCT-14). */
    isFreeOfAllergens: field(z.boolean(), 'Keine der 14 Allergene', {
      section: 'Allergene',
      hint: 'Ohne diese Angabe gelten die Allergene eines Produkts ohne Buchstaben als unbekannt: Wer nach Allergenen filtert, sieht es nicht.',
    }).default(false),
    additives: field(z.array(z.enum(additiveNumbers)).max(13), 'Zusatzstoffe', {
      widget: 'additives',
      section: 'Allergene',
    }).default([]),
    price: field(money, 'Preis', { ...price, widget: 'money' }),
    unit: field(unit, 'Einheit', { ...price, widget: 'unit' }).default('piece'),
    contentQuantity: field(content, 'Inhalt', {
      ...price,
      hint: 'Was eine Einheit wiegt oder fasst, etwa 0,33 l. Gäste sehen dann auch den Preis je Kilogramm oder Liter.',
    }).default(null),
    contentUnit: field(z.enum(contentUnits), 'Inhalt in', {
      ...price,
      choices: contentUnitNames,
    }).default('liter'),
    deposit: field(money.nullable(), 'Pfand', {
      ...price,
      widget: 'money',
      hint: 'Pro Stück, zusätzlich zum Preis. Gäste sehen zum Beispiel: zzgl. 0,25\u00a0€ Pfand.',
    }).default(null),
    pricing: field(calculationModel, 'Preisart', { ...price, choices: models }).default('fixed'),
    calculationModel: field(calculationModel.nullable(), 'Rechenmodell', { ...price, choices: models }).default(null),
    minimumQuantity: limits.minimumQuantity.meta({ ...price, title: 'Mindestmenge' }),
    maximumQuantity: limits.maximumQuantity.meta({ ...price, title: 'Höchstmenge' }),
    quantityStepSize: limits.quantityStepSize.meta({ ...price, title: 'Schritt' }),
    defaultQuantity: field(amount.nullable(), 'Vorgeschlagene Menge', price).default(null),
    defaultUnit: field(unit.nullable(), 'Vorgeschlagene Einheit', { ...price, widget: 'unit' }).default(null),
    alternativeUnits: field(z.array(alternativeUnit).max(10), 'Weitere Einheiten', {
      ...price,
      widget: 'alternative-units',
    }).default([]),
    isPriceHidden: field(z.boolean(), 'Preis verbergen', price).default(false),
    config: field(
      z.strictObject({ parts: field(z.array(part).max(30), 'Schritte', { widget: 'parts' }).default([]) }),
      'Konfiguration',
      { section: 'Konfiguration' },
    ).default({ parts: [] }),
    isStepByStep: field(z.boolean(), 'Schritt für Schritt abfragen', {
      section: 'Konfiguration',
      hint: 'Gäste sehen eine Frage nach der anderen.',
    }).default(false),
    isEnabled: field(z.boolean(), 'Verfügbar', availability).default(true),
    isVisibleWhenUnavailable: field(z.boolean(), 'Zeigen, wenn nicht erhältlich', {
      ...availability,
      hint: 'Ausverkauft oder außerhalb seiner Zeiten steht das Produkt ohne Bestellknopf auf der Karte. Sonst fehlt es dort so lange.',
    }).default(true),
    schedule: field(schedule, 'Zeiten', {
      ...availability,
      widget: 'opening-hours',
      hint: 'Ohne Zeiten ist das Produkt immer verfügbar.',
    }).default([]),
    isLeadTimeEnabled: field(z.boolean(), 'Vorlaufzeit', availability).default(false),
    leadTimeValue: field(z.int().min(0).max(10_000), 'Dauer der Vorlaufzeit', availability).default(0),
    leadTimeType: field(z.enum(['minutes', 'hours', 'days', 'weeks']), 'Einheit der Vorlaufzeit', {
      ...availability,
      choices: { minutes: 'Minuten', hours: 'Stunden', days: 'Tage', weeks: 'Wochen' },
    }).default('minutes'),
    tax: field(vat, 'USt. Lieferung (%)', taxes),
    takeawayTax: field(vat.nullable(), 'USt. Takeaway (%)', taxes).default(null),
    dineInTax: field(vat.nullable(), 'USt. Dine In (%)', taxes).default(null),
    depositTax: field(vat.nullable(), 'USt. Pfand (%)', {
      ...taxes,
      hint: 'Leer: wie das Produkt, so bei Mehrweg und in Deutschland. Für Einwegpfand in Österreich 0.',
    }).default(null),
    translations: translatedTexts({ name: 120, description: 2000 }),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  isKeptWhileUsed: true,
  toPublic: (product) => ({
    ...(product.isPriceHidden ? withoutPrices(product) : product),
    images: shownImages(product),
  }),
  publicIf: ['isEnabled'],
  hiddenWhen: { price: 'isPriceHidden' },
  filters: ['isEnabled', 'type', 'unit', 'images'],
  computedFilters: {
    category: field(id, 'Kategorie', { resource: 'categories' }).optional(),
    /** Sold out in at least one branch (STOCK-03). */
    isSoldOut: field(z.enum(['true', 'false']), 'Ausverkauft', { choices: { true: 'Ja', false: 'Nein' } }).optional(),
  },
  sorts: ['price', 'isEnabled'],
  search: ['description'],
  example: {
    name: 'Margherita',
    description: 'Tomaten, Fior di Latte, Basilikum, Olivenöl',
    allergens: ['A', 'G'],
    price: 10.9,
    tax: 10,
    takeawayTax: 10,
    dineInTax: 10,
  },
});
export type Product = z.output<typeof products.entity>;
export type ProductDraft = z.input<typeof products.draft>;
