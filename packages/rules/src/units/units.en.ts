import type { SameTexts } from '../texts/same-texts.ts';
import type { units as german, notInto as germanFault } from './units.de.ts';

type Texts = 'label' | 'name';
/** Type and factor are the same in every language. */
type Translated = {
  readonly [U in keyof typeof german]: Omit<(typeof german)[U], Texts> & SameTexts<Pick<(typeof german)[U], Texts>>;
};

export const units: Translated = {
  piece: { type: 'amount', factor: 1, label: 'pcs', name: 'piece' },
  serving: { type: 'serving', factor: 1, label: 'serv.', name: 'serving' },
  pair: { type: 'pair', factor: 1, label: 'pr', name: 'pair' },
  person: { type: 'person', factor: 1, label: 'ppl', name: 'person' },
  package: { type: 'package', factor: 1, label: 'pack', name: 'pack' },
  gram: { type: 'weight', factor: 1, label: 'g', name: 'gram' },
  decagram: { type: 'weight', factor: 10, label: 'dag', name: 'decagram' },
  kilogram: { type: 'weight', factor: 1000, label: 'kg', name: 'kilogram' },
  milliliter: { type: 'volume', factor: 1, label: 'ml', name: 'millilitre' },
  centiliter: { type: 'volume', factor: 10, label: 'cl', name: 'centilitre' },
  deciliter: { type: 'volume', factor: 100, label: 'dl', name: 'decilitre' },
  liter: { type: 'volume', factor: 1000, label: 'l', name: 'litre' },
  millimeter: { type: 'length', factor: 1, label: 'mm', name: 'millimetre' },
  centimeter: { type: 'length', factor: 10, label: 'cm', name: 'centimetre' },
  decimeter: { type: 'length', factor: 100, label: 'dm', name: 'decimetre' },
  meter: { type: 'length', factor: 1000, label: 'm', name: 'metre' },
  kilometer: { type: 'length', factor: 1e6, label: 'km', name: 'kilometre' },
  'square-millimeter': { type: 'area', factor: 1, label: 'mm²', name: 'square millimetre' },
  'square-centimeter': { type: 'area', factor: 100, label: 'cm²', name: 'square centimetre' },
  'square-decimeter': { type: 'area', factor: 1e4, label: 'dm²', name: 'square decimetre' },
  'square-meter': { type: 'area', factor: 1e6, label: 'm²', name: 'square metre' },
  'cubic-millimeter': { type: 'cubic', factor: 1, label: 'mm³', name: 'cubic millimetre' },
  'cubic-centimeter': { type: 'cubic', factor: 1e3, label: 'cm³', name: 'cubic centimetre' },
  'cubic-decimeter': { type: 'cubic', factor: 1e6, label: 'dm³', name: 'cubic decimetre' },
  'cubic-meter': { type: 'cubic', factor: 1e9, label: 'm³', name: 'cubic metre' },
};

export const notInto: SameTexts<typeof germanFault> = (from, to) =>
  `This product cannot be converted from ${units[from].name} to ${units[to].name}. Please choose another unit.`;
